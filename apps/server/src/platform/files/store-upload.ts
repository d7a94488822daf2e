import { createHash } from 'node:crypto';
import { maxFileBytes, maxSealedFileBytes, type AcceptedSuffix } from '@zhaocai/contract';
import type { UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { nextId } from '../db/index.ts';
import { insertAttachment } from './attachment-queries.ts';
import { bytesOf, bytesOfFile, type ByteSource } from './byte-source.ts';
import { contentMatches } from './content-check.ts';
import { contentTypes } from './content-type.ts';
import type { FileCtx } from './file-access.ts';
import { acceptFileName } from './file-name.ts';
import type { FileStorage, IncomingFile } from './file-storage.ts';
import { readPast, receiveToFile, receiveToMemory, type Received } from './receive-upload.ts';

export interface StoreOptions {
  /**
   * Encrypts the bytes before they touch the disk. Then the row keeps neither the name nor the hash of the plain
   * bytes: whoever seals takes both from the answer and keeps them sealed too.
   */
  readonly seal?: (plain: Buffer) => Buffer | Promise<Buffer>;
  readonly businessType?: string;
  readonly businessId?: string;
  /** The buyer, for what a supplier hands in for the buyer's project; the caller's tenant becomes the party. */
  readonly ownerTenantId?: string;
  readonly fileType?: string;
}

export interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileSuffix: string;
  readonly contentType: string;
  /** Size and hash of what the user sent. */
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/** What lies in the incoming place, and what the user sent: the same unless it was sealed. */
interface Taken {
  readonly sent: Received;
  readonly storedSha256: string;
}

/** Takes one uploaded file in: name, size and content are judged, then it is kept and registered. */
export async function storeUpload(
  storage: FileStorage,
  ctx: FileCtx,
  { part, options }: { part: UploadedPart; options: StoreOptions },
): Promise<StoredFile> {
  const incoming = await storage.begin();
  try {
    const { fileName, suffix } = acceptFileName(part.fileName);
    const { sent, storedSha256 } = options.seal
      ? await takeSealed(part, suffix, { incoming, seal: options.seal })
      : await takeOpen(part, suffix, incoming);
    const tenantId = options.ownerTenantId ?? ctx.tenantId;
    const fileId = nextId();
    const storageKey = `${tenantId}/${storedSha256.slice(0, 2)}/${fileId}`;
    await incoming.keep(storageKey);
    const stored = { fileId, fileName, fileSuffix: suffix, contentType: contentTypes[suffix], ...sent, storageKey };
    await register(ctx, stored, { options, tenantId, storedSha256 });
    return stored;
  } finally {
    readPast(part.stream);
    await incoming.discard();
  }
}

async function takeOpen(part: UploadedPart, suffix: AcceptedSuffix, { handle }: IncomingFile): Promise<Taken> {
  const sent = await receiveToFile(part.stream, handle, { bytes: maxFileBytes, code: 'file.tooLarge' });
  await checkContent(suffix, bytesOfFile(handle, sent.size));
  return { sent, storedSha256: sent.sha256 };
}

interface Sealing {
  readonly incoming: IncomingFile;
  readonly seal: NonNullable<StoreOptions['seal']>;
}

async function takeSealed(part: UploadedPart, suffix: AcceptedSuffix, { incoming, seal }: Sealing): Promise<Taken> {
  const plain = await receiveToMemory(part.stream, { bytes: maxSealedFileBytes + 1, code: 'file.sealedTooLarge' });
  await checkContent(suffix, bytesOf(plain));
  const sealed = await seal(plain);
  await incoming.handle.writeFile(sealed);
  return { sent: { size: plain.length, sha256: sha256Of(plain) }, storedSha256: sha256Of(sealed) };
}

async function checkContent(suffix: AcceptedSuffix, source: ByteSource): Promise<void> {
  if (!(await contentMatches(suffix, source))) refuse('file.contentDiffers');
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface Registration {
  readonly options: StoreOptions;
  readonly tenantId: string;
  readonly storedSha256: string;
}

function register(ctx: FileCtx, stored: StoredFile, { options, tenantId, storedSha256 }: Registration): Promise<void> {
  const isSealed = options.seal !== undefined;
  return insertAttachment(ctx.db, {
    fileId: stored.fileId,
    tenantId,
    partyTenantId: tenantId === ctx.tenantId ? null : ctx.tenantId,
    fileName: isSealed ? '' : stored.fileName,
    fileSuffix: stored.fileSuffix,
    fileType: options.fileType ?? null,
    fileSize: stored.size,
    sha256: storedSha256,
    contentType: stored.contentType,
    storageKey: stored.storageKey,
    isSealed,
    businessType: options.businessType ?? null,
    businessId: options.businessId ?? null,
    createUser: ctx.user.userId,
    createDept: ctx.user.deptIds[0] ?? null,
    createTime: ctx.now,
  });
}
