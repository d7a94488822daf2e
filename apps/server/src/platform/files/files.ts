import { join } from 'node:path';
import type { DownloadLink } from '@zhaocai/model';
import { Readable } from 'node:stream';
import type { Ctx, RawAnswer, UploadedPart } from '../http/context.ts';
import { formatInstant, parseInstant } from '../db/index.ts';
import type { Db } from '../db/types.ts';
import { notFound, refuse } from '../http/refusal.ts';
import { bytesOf } from './byte-source.ts';
import { cautionCodeOf } from './judge-content.ts';
import { bindAttachments, findAttachment, publishAttachments, type Attachment } from './attachment-queries.ts';
import type { Sender } from './demand-clean.ts';
import { sweepIncoming } from './disk-storage.ts';
import { downloadFile, openSealed, type DownloadWish } from './download-file.ts';
import { createTickets, ticketSeconds, type Ticket } from './download-ticket.ts';
import { checkMayRead, type AccessRules, type FileAccess, type FileCtx, type Viewer } from './file-access.ts';
import { diskAlone, type ObjectStore, type StoreDirectory } from './file-storage.ts';
import { probeStorage, type ProbeOutcome } from './probe-storage.ts';
import { createOfficePreview } from './office-preview.ts';
import { createPartUploads, type PartUploads } from './part-uploads.ts';
import { createStorages, type Storages } from './storages.ts';
import { purgeRemoved, type Purging } from './purge-removed.ts';
import { createScanner } from './scanner.ts';
import { storeOnly } from './store-only.ts';
import { keepContent, storeUpload, type KeptContent, type StoredFile, type StoreOptions } from './store-upload.ts';
import type { Secret } from '../secrets/index.ts';

interface Business {
  readonly businessType: string;
  readonly businessId: string;
  /** The other side, whose readers `FileAccess` judges as well. */
  readonly partyTenantId?: string;
}

export interface OpenedFile {
  readonly attachment: Attachment;
  readonly bytes: Buffer;
}

/** Everything a module may do with files. One object per process, handed to the modules. */
export interface Files {
  storeUpload(ctx: FileCtx, part: UploadedPart, options?: StoreOptions): Promise<StoredFile>;
  /** Takes the one file of a request; a second one is refused, and then nothing is stored. */
  storeOnly(ctx: Ctx, options?: StoreOptions): Promise<StoredFile>;
  /** Keeps what the server made itself, under the same rules. */
  storeBytes(ctx: FileCtx, made: { fileName: string; bytes: Uint8Array }, options?: StoreOptions): Promise<StoredFile>;
  /** Uploads in parts. */
  readonly parts: PartUploads;
  /** Who decides about the files of a kind of business; without a decision nobody reads them. */
  registerAccess(businessType: string, access: FileAccess): void;
  /** Hangs files that the caller has uploaded on a record; a file that hangs elsewhere, or that a colleague has uploaded, is refused as missing. */
  bind(ctx: FileCtx, fileIds: readonly string[], business: Business): Promise<void>;
  /** Makes the open files of a record readable to every signed-in tenant. */
  publish(ctx: FileCtx, business: Business): Promise<void>;
  /** A link for the user, after a check of the rights. */
  linkTo(ctx: FileCtx, fileId: string, options?: { inline?: boolean }): Promise<DownloadLink>;
  /** The file, for whoever may read it; refused as a link would be. */
  readable(ctx: FileCtx, fileId: string): Promise<Attachment>;
  /** For an office server, whose right was judged when it got its token. */
  find(db: Db, tenantId: string, fileId: string): Promise<Attachment | undefined>;
  contentOf(attachment: Attachment): Promise<Readable>;
  /** Keeps a new content for a file that is there already, judged as an upload is; the row is the caller's to change. */
  keepContent(sender: Sender, part: UploadedPart): Promise<KeptContent>;
  /** For commands: the whole file in memory, unsealed if the caller can. No right is checked but the tenant's. */
  openFile(
    ctx: FileCtx,
    fileId: string,
    options?: { unseal?: (sealed: Buffer) => Buffer | Promise<Buffer> },
  ): Promise<OpenedFile>;
  /** What a ticket stands for; refused when it is over, or shown by somebody else. */
  readTicket(text: string, of: { now: string; userId?: string }): Ticket;
  download(viewer: Viewer, wish: DownloadWish): Promise<RawAnswer>;
  /** Removes the bytes of files that were removed long enough ago and that no row uses; answers how many. */
  purge(of: Purging): Promise<number>;
  /** Removes what was sent and neither kept nor refused within an hour; answers how many files that were. */
  sweepIncoming(): Promise<number>;
  /** Puts, reads and deletes a small object there; null is the disk. */
  probe(store: ObjectStore | null): Promise<ProbeOutcome>;
}

export interface FilesOptions {
  /** DATA_DIR/files */
  readonly folder: string;
  readonly secret: Secret;
  /** The object stores; without one everything lies in the folder. */
  readonly directory?: StoreDirectory;
  /** CLAMD: `host:port` of a scanner for malware. */
  readonly clamd?: string | undefined;
  /** Hosts of this machine or a private network that an object store may have. */
  readonly privateHosts?: readonly string[];
}

export function createFiles(options: FilesOptions): Files {
  const { folder, secret } = options;
  const storages = storagesOf(options);
  const tickets = createTickets(secret);
  const preview = createOfficePreview(folder);
  const rules: AccessRules = new Map();
  const readable = readableBy(rules);
  return {
    ...storing({ folder, storages, rules }),
    registerAccess: (businessType, access) => void rules.set(businessType, access),
    bind: async (ctx, fileIds, business) => {
      checkRegistered(rules, business.businessType);
      const wanted = [...new Set(fileIds)];
      const bound = await bindAttachments(ctx.db, { ...businessOf(ctx, business), fileIds: wanted });
      if (bound !== wanted.length) notFound();
    },
    publish: (ctx, business) => publishAttachments(ctx.db, businessOf(ctx, business)),
    readable,
    find: findAttachment,
    contentOf: async ({ storageId, storageKey }) => (await storages.of(storageId)).stream(storageKey),
    linkTo: async (ctx, fileId, { inline = false } = {}) => {
      const attachment = await readable(ctx, fileId);
      const expireTime = formatInstant(parseInstant(ctx.now) + ticketSeconds * 1000);
      const ticket = tickets.issue({ tenantId: ctx.tenantId, fileId, userId: ctx.user.userId, expireTime });
      const caution = await cautionOf({ storages, rules }, ctx, attachment);
      return { ...linkOf(attachment, { ticket, expireTime, inline }), caution };
    },
    openFile: (ctx, fileId, options) => openFile(storages, ctx, { fileId, ...options }),
    readTicket: (text, { now, userId }) => {
      const ticket = tickets.read(text, now);
      if (!ticket || (userId !== undefined && userId !== ticket.userId)) refuse('file.linkExpired');
      return ticket;
    },
    download: (viewer, wish) => downloadFile({ storages, rules, preview }, viewer, wish),
    purge: (of) => purgeRemoved({ folder, storages }, of),
    sweepIncoming: () => sweepIncoming(folder),
    probe: (store) => probeStorage(storages.at(store)),
  };
}

function readableBy(rules: AccessRules): Files['readable'] {
  return async (ctx, fileId) => {
    const attachment = (await findAttachment(ctx.db, ctx.tenantId, fileId)) ?? notFound();
    await checkMayRead(rules, ctx, attachment);
    return attachment;
  };
}

function storagesOf({ folder, directory = diskAlone, privateHosts = [], clamd }: FilesOptions): Storages {
  const scanning = clamd ? { scanner: createScanner(clamd), folder: join(folder, 'infected') } : undefined;
  return createStorages({ folder, directory, privateHosts, scanning });
}

type Storing = Pick<Files, 'storeUpload' | 'storeOnly' | 'storeBytes' | 'parts' | 'keepContent'>;

function storing({ folder, storages, rules }: { folder: string; storages: Storages; rules: AccessRules }): Storing {
  const store: Files['storeUpload'] = async (ctx, part, options = {}) => {
    checkRegistered(rules, options.businessType);
    return storeUpload(await storages.inUse(), ctx, { part, options });
  };
  return {
    storeUpload: store,
    storeOnly: (ctx, options) => storeOnly(store, ctx, options),
    storeBytes: (ctx, { fileName, bytes }, options) =>
      store(ctx, { fileName, stream: Readable.from([Buffer.from(bytes)]) }, options),
    parts: createPartUploads({ folder, storages }),
    keepContent: async (ctx, part) => keepContent(await storages.inUse(), ctx, part),
  };
}

/** A mistake of the programmer, found when the first file comes: its files could never be read again. */
function checkRegistered(rules: AccessRules, businessType: string | undefined): void {
  if (businessType !== undefined && !rules.has(businessType))
    throw new Error(`no access rule for files of ${businessType}`);
}

function businessOf(ctx: FileCtx, business: Business) {
  return { ...business, tenantId: ctx.tenantId, userId: ctx.user.userId, now: ctx.now };
}

function linkOf(
  { fileId, fileName, fileSuffix, contentType, fileSize }: Attachment,
  { ticket, expireTime, inline }: { ticket: string; expireTime: string; inline: boolean },
): Omit<DownloadLink, 'caution'> {
  const url = `/api/file/download?ticket=${ticket}${inline ? '&inline=1' : ''}`;
  return { fileId, url, expireTime, fileName, fileSuffix, contentType, size: fileSize };
}

/** Nothing of a sealed file's content stands in its row: it is judged again for whoever holds a key to it. */
async function cautionOf(
  { storages, rules }: { storages: Storages; rules: AccessRules },
  { db, tenantId, user, now }: FileCtx,
  attachment: Attachment,
): Promise<number | null> {
  if (!attachment.isSealed) return attachment.caution;
  const storage = await storages.of(attachment.storageId);
  const opened = await openSealed({ storage, rules }, { db, tenantId, userId: user.userId, now }, attachment);
  return opened ? cautionCodeOf(attachment.fileSuffix, bytesOf(opened.bytes)) : null;
}

async function openFile(
  storages: Storages,
  ctx: FileCtx,
  { fileId, unseal }: { fileId: string; unseal?: (sealed: Buffer) => Buffer | Promise<Buffer> },
): Promise<OpenedFile> {
  const attachment = (await findAttachment(ctx.db, ctx.tenantId, fileId)) ?? notFound();
  // As one that is not there: nobody learns by asking that somebody bids.
  if (attachment.isSealed && !unseal) notFound();
  const storage = await storages.of(attachment.storageId);
  const stored = await storage.read(attachment.storageKey);
  return { attachment, bytes: unseal && attachment.isSealed ? await unseal(stored) : stored };
}
