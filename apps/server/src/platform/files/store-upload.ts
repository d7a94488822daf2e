import type { KnownSuffix } from '@zhaocai/model';
import type { UploadedPart } from '../http/context.ts';
import { nextId } from '../db/index.ts';
import { insertAttachment } from './attachment-queries.ts';
import { bytesOfFile, type ByteSource } from './byte-source.ts';
import { contentTypes } from './content-type.ts';
import { demandClean, type Sender } from './demand-clean.ts';
import type { FileCtx } from './file-access.ts';
import { acceptFileName } from './file-name.ts';
import { demandOwnSpace, demandSpace } from './file-space.ts';
import { refuse } from '../http/refusal.ts';
import type { FileStorage, IncomingFile } from './file-storage.ts';
import { cautionCodeOf } from './judge-content.ts';
import type { PlacedStorage } from './storages.ts';
import { readPast, receiveToFile, type Received } from './receive-upload.ts';
import { editorUpload, generalUpload, kindOfUpload, type UploadKind } from './upload-kinds.ts';

export interface StoreOptions {
  /** Whoever sends it has sealed it: it is nobody's to read yet, and the row keeps no name. */
  readonly isSealed?: boolean;
  readonly businessType?: string;
  readonly businessId?: string;
  /** The buyer, for what a supplier hands in for the buyer's project; the caller's tenant becomes the party. */
  readonly ownerTenantId?: string;
  readonly fileType?: string;
  /** What is taken; the general kind, or the editor's, where the upload does not say. */
  readonly kind?: UploadKind;
  /** Runs when the content is judged good and before it is kept: a refusal here leaves nothing behind. */
  readonly beforeKeep?: () => Promise<void>;
}

export interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly fileSuffix: KnownSuffix;
  readonly contentType: string;
  /** Size and hash of what the user sent. */
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
  /** Of `fileCaution`; null where there is nothing to say. */
  readonly caution: number | null;
}

/** What lies in the incoming place. */
interface Taken {
  readonly sent: Received;
  readonly caution: number | null;
}

/** Takes one uploaded file in: name, size and content are judged, then it is kept and registered. */
export async function storeUpload(
  placed: PlacedStorage,
  ctx: FileCtx,
  { part, options }: { part: UploadedPart; options: StoreOptions },
): Promise<StoredFile> {
  const incoming = await placed.storage.begin();
  try {
    await demandSpace(ctx, 1);
    await demandOwnSpace(ctx, 1);
    const kind = options.kind ?? kindOfUpload(options.fileType);
    const { fileName, suffix } = acceptFileName(part.fileName, kind);
    const check = checkOf(placed, ctx, { fileName, isSealed: options.isSealed === true });
    const taken = await take(part, suffix, { incoming, kind, check });
    await demandSpace(ctx, taken.sent.size);
    await demandOwnSpace(ctx, taken.sent.size);
    await options.beforeKeep?.();
    return await keepTaken(placed, ctx, { incoming, taken, fileName, suffix, options });
  } finally {
    readPast(part.stream);
    await incoming.discard();
  }
}

/** The same for a file that came in parts and lies whole at `path`. */
export async function storeWhole(
  placed: PlacedStorage,
  ctx: FileCtx,
  { path, sent, fileName: name, options }: { path: string; sent: Received; fileName: string; options: StoreOptions },
): Promise<StoredFile> {
  const incoming = await placed.storage.begin(path);
  try {
    const { fileName, suffix } = acceptFileName(name, options.kind ?? kindOfUpload(options.fileType));
    const source = bytesOfFile(incoming.handle, sent.size);
    const taken = { sent, caution: await cautionCodeOf(suffix, source) };
    await checkOf(placed, ctx, { fileName, isSealed: false })(source, sent);
    return await keepTaken(placed, ctx, { incoming, taken, fileName, suffix, options });
  } finally {
    await incoming.discard();
  }
}

/** Content without a row of its own. */
export interface KeptContent extends Received {
  readonly caution: number | null;
  readonly storageKey: string;
  readonly storageId: string | null;
}

/** Judges and keeps content alone, for a row that is there already. */
export async function keepContent(placed: PlacedStorage, ctx: Sender, part: UploadedPart): Promise<KeptContent> {
  const { storage, storageId } = placed;
  const incoming = await storage.begin();
  try {
    const { fileName, suffix } = acceptFileName(part.fileName, editorUpload);
    const check = checkOf(placed, ctx, { fileName, isSealed: false });
    const { sent, caution } = await take(part, suffix, { incoming, kind: generalUpload, check });
    const storageKey = keyOf(ctx.tenantId, sent.sha256);
    await incoming.keep(storageKey);
    return { ...sent, caution, storageKey, storageId };
  } finally {
    readPast(part.stream);
    await incoming.discard();
  }
}

function keyOf(tenantId: string, sha256: string, name = sha256): string {
  return `${tenantId}/${sha256.slice(0, 2)}/${name}`;
}

interface Keeping {
  readonly incoming: IncomingFile;
  readonly taken: Taken;
  readonly fileName: string;
  readonly suffix: KnownSuffix;
  readonly options: StoreOptions;
}

/** Open content lies under its own hash: the same content of a tenant takes no second place, however often it comes. */
async function keepTaken(
  { storage, storageId }: PlacedStorage,
  ctx: FileCtx,
  { incoming, taken, fileName, suffix, options }: Keeping,
): Promise<StoredFile> {
  const { sent, caution } = taken;
  const tenantId = options.ownerTenantId ?? ctx.tenantId;
  const fileId = nextId();
  const storageKey = keyOf(tenantId, sent.sha256, options.isSealed ? fileId : sent.sha256);
  await incoming.keep(storageKey);
  const stored = {
    fileId,
    fileName,
    fileSuffix: suffix,
    contentType: contentTypes[suffix],
    ...sent,
    storageKey,
    caution,
  };
  await register(ctx, stored, { options, tenantId, storageId });
  await demandKept(storage, ctx, stored);
  return stored;
}

const drop = 'delete from attachment where id = $1';

/** The same content may have been removed for good between its coming and its row, which from now on protects it. */
async function demandKept(storage: FileStorage, { db }: FileCtx, { storageKey, fileId }: StoredFile): Promise<void> {
  const isThere = await storage.size(storageKey).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await db.query(drop, [fileId]);
  refuse('file.cutShort');
}

async function take(
  part: UploadedPart,
  suffix: KnownSuffix,
  { incoming: { handle }, kind, check }: { incoming: IncomingFile; kind: UploadKind; check: Check },
): Promise<Taken> {
  const sent = await receiveToFile(part.stream, handle, kind.limitOf(suffix));
  const source = bytesOfFile(handle, sent.size);
  const caution = await cautionCodeOf(suffix, source);
  await check(source, sent);
  return { sent, caution };
}

/** Whether a scanner takes it for clean. */
type Check = (source: ByteSource, sent: Received) => Promise<void>;

function checkOf({ scanning }: PlacedStorage, ctx: Sender, of: { fileName: string; isSealed: boolean }): Check {
  return (source, sent) => demandClean(scanning, ctx, { source, sent, ...of });
}

interface Registration {
  readonly options: StoreOptions;
  readonly tenantId: string;
  readonly storageId: string | null;
}

function register(ctx: FileCtx, stored: StoredFile, registration: Registration): Promise<void> {
  const { options, tenantId, storageId } = registration;
  const { isSealed = false } = options;
  return insertAttachment(ctx.db, {
    fileId: stored.fileId,
    tenantId,
    partyTenantId: tenantId === ctx.tenantId ? null : ctx.tenantId,
    fileName: isSealed ? '' : stored.fileName,
    fileSuffix: stored.fileSuffix,
    fileType: options.fileType ?? null,
    fileSize: stored.size,
    sha256: stored.sha256,
    contentType: stored.contentType,
    storageKey: stored.storageKey,
    storageId,
    isSealed,
    caution: isSealed ? null : stored.caution,
    businessType: options.businessType ?? null,
    businessId: options.businessId ?? null,
    createUser: ctx.user.userId,
    createDept: ctx.user.deptIds[0] ?? null,
    createTime: ctx.now,
  });
}
