import { Readable } from 'node:stream';
import type { RawAnswer } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { findAttachment, type Attachment } from './attachment-queries.ts';
import { rangeOf } from './byte-range.ts';
import { downloadHeaders } from './download-headers.ts';
import type { AccessRules, Viewer } from './file-access.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';

export interface DownloadWish {
  readonly fileId: string;
  readonly inline: boolean;
  readonly range?: string;
  readonly ifRange?: string;
}

interface Content {
  readonly fileName: string;
  readonly size: number;
  stream(range?: ByteRange): Promise<Readable>;
}

/** Answers the bytes of a file to whoever came with a good ticket for it. */
export async function downloadFile(
  { storage, rules }: { storage: FileStorage; rules: AccessRules },
  viewer: Viewer,
  wish: DownloadWish,
): Promise<RawAnswer> {
  const attachment = await findAttachment(viewer.db, viewer.tenantId, wish.fileId);
  if (!attachment) refuse('file.linkExpired');
  const content = attachment.isSealed
    ? await unsealed({ storage, rules }, viewer, attachment)
    : await plain(storage, attachment);
  const etag = `"${attachment.sha256}"`;
  const isSameFile = wish.ifRange === undefined || wish.ifRange === etag;
  const range = rangeOf(isSameFile ? wish.range : undefined, content.size);
  const { contentType } = attachment;
  const headers = {
    ...downloadHeaders({ fileName: content.fileName, contentType, inline: wish.inline }),
    'accept-ranges': 'bytes',
    etag,
  };
  return rangedAnswer(content, headers, range);
}

async function rangedAnswer(
  { size, stream }: Content,
  headers: Record<string, string>,
  range: ReturnType<typeof rangeOf>,
): Promise<RawAnswer> {
  if (range === 'unsatisfiable') {
    return {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' },
      body: '',
    };
  }
  if (range === 'whole') return { headers: { ...headers, 'content-length': `${size}` }, body: await stream() };
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': `${end - start + 1}` },
    body: await stream(range),
  };
}

async function plain(storage: FileStorage, { storageKey, fileName }: Attachment): Promise<Content> {
  const size = await storage.size(storageKey);
  return { fileName, size, stream: (range) => storage.stream(storageKey, range) };
}

async function unsealed(
  { storage, rules }: { storage: FileStorage; rules: AccessRules },
  viewer: Viewer,
  attachment: Attachment,
): Promise<Content> {
  const unsealing = await rules.get(attachment.businessType ?? '')?.unseal?.(viewer, attachment);
  if (!unsealing) refuse('file.sealed');
  const bytes = await unsealing.open(await storage.read(attachment.storageKey));
  return {
    fileName: unsealing.fileName,
    size: bytes.length,
    stream: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}
