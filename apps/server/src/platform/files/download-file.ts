import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { RawAnswer } from '../http/context.ts';
import { isAmong } from '../http/etag.ts';
import { refuse } from '../http/refusal.ts';
import { findAttachment, type Attachment } from './attachment-queries.ts';
import { rangeOf } from './byte-range.ts';
import { downloadHeaders } from './download-headers.ts';
import type { AccessRules, Unsealing, Viewer } from './file-access.ts';
import { noteFileRead } from './file-log.ts';
import type { ByteRange, FileStorage } from './file-storage.ts';
import type { OfficePreview } from './office-preview.ts';
import type { Storages } from './storages.ts';

export interface DownloadWish {
  readonly fileId: string;
  readonly inline: boolean;
  readonly range?: string;
  readonly ifRange?: string;
  /** What the caller has already. */
  readonly ifNoneMatch?: string;
  /** An office document as the server draws it. */
  readonly asPdf?: boolean;
}

interface Content {
  readonly fileName: string;
  /** What may stand in the log of reads: a sealed name stands in no table. */
  readonly notedName: string;
  readonly size: number;
  stream(range?: ByteRange): Promise<Readable>;
}

export interface DownloadDeps {
  readonly storages: Storages;
  readonly rules: AccessRules;
  readonly preview: OfficePreview;
}

/** Answers the bytes of a file to whoever came with a good ticket for it, and notes it. */
export async function downloadFile(
  { storages, rules, preview }: DownloadDeps,
  viewer: Viewer,
  wish: DownloadWish,
): Promise<RawAnswer> {
  const attachment = await findAttachment(viewer.db, viewer.tenantId, wish.fileId);
  if (!attachment) refuse('file.linkExpired');
  const storage = await storages.of(attachment.storageId);
  const content = wish.asPdf
    ? await drawn(preview, storage, attachment)
    : attachment.isSealed
      ? await unsealed({ storage, rules }, viewer, attachment)
      : await plain(storage, attachment);
  const etag = `"${attachment.sha256}${wish.asPdf ? '-pdf' : ''}"`;
  if (isAmong(etag, wish.ifNoneMatch)) return { status: 304, headers: { etag }, body: '' };
  const isSameFile = wish.ifRange === undefined || wish.ifRange === etag;
  const range = rangeOf(isSameFile ? wish.range : undefined, content.size);
  const contentType = wish.asPdf ? 'application/pdf' : attachment.contentType;
  // A reader that asks piece by piece is one reader: its first piece is noted.
  if (range === 'whole' || (range !== 'unsatisfiable' && range.start === 0))
    await note(viewer, wish, content.notedName);
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

function note(viewer: Viewer, { fileId, inline, asPdf }: DownloadWish, fileName: string): Promise<void> {
  const { db, tenantId, userId, now } = viewer;
  return noteFileRead(db, { tenantId, userId, fileId, fileName, action: inline || asPdf ? 1 : 2, now });
}

/** What is sealed is never drawn: its plain content must not lie on the disk. */
async function drawn(preview: OfficePreview, storage: FileStorage, attachment: Attachment): Promise<Content> {
  const { tenantId, sha256, fileSuffix: suffix, fileName, storageKey, isSealed } = attachment;
  const open = () => storage.stream(storageKey);
  const path = isSealed ? undefined : await preview.pdfOf({ tenantId, sha256, suffix, open });
  if (path === undefined) refuse('file.noPreview');
  const { size } = await stat(path);
  const stream = async (range?: ByteRange) => createReadStream(path, range);
  const drawnName = `${fileName.replace(/\.[^.]+$/, '')}.pdf`;
  return { fileName: drawnName, notedName: drawnName, size, stream };
}

async function plain(storage: FileStorage, { storageKey, fileName }: Attachment): Promise<Content> {
  const size = await storage.size(storageKey);
  return { fileName, notedName: fileName, size, stream: (range) => storage.stream(storageKey, range) };
}

async function unsealed(
  place: { storage: FileStorage; rules: AccessRules },
  viewer: Viewer,
  attachment: Attachment,
): Promise<Content> {
  const { unsealing, bytes } = (await openSealed(place, viewer, attachment)) ?? refuse('file.sealed');
  return {
    fileName: unsealing.fileName,
    notedName: unsealing.notedName ?? attachment.fileName,
    size: bytes.length,
    stream: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}

/** The plain content of a sealed file in memory; undefined for whoever holds no key to it. */
export async function openSealed(
  { storage, rules }: { storage: FileStorage; rules: AccessRules },
  viewer: Viewer,
  attachment: Attachment,
): Promise<{ unsealing: Unsealing; bytes: Buffer } | undefined> {
  const unsealing = await rules.get(attachment.businessType ?? '')?.unseal?.(viewer, attachment);
  return unsealing && { unsealing, bytes: await unsealing.open(await storage.read(attachment.storageKey)) };
}
