import type { DownloadLink } from '@zhaocai/contract';
import type { RawAnswer, UploadedPart } from '../http/context.ts';
import { formatInstant, parseInstant } from '../db/index.ts';
import { notFound, refuse } from '../http/refusal.ts';
import { bindAttachments, findAttachment, publishAttachments, type Attachment } from './attachment-queries.ts';
import { diskStorage } from './disk-storage.ts';
import { downloadFile, type DownloadWish } from './download-file.ts';
import { createTickets, ticketSeconds, type Ticket } from './download-ticket.ts';
import { checkMayRead, type AccessRules, type FileAccess, type FileCtx, type Viewer } from './file-access.ts';
import type { FileStorage } from './file-storage.ts';
import { storeUpload, type StoredFile, type StoreOptions } from './store-upload.ts';

interface Business {
  readonly businessType: string;
  readonly businessId: string;
}

export interface OpenedFile {
  readonly attachment: Attachment;
  readonly bytes: Buffer;
}

/** Everything a module may do with files. One object per process, handed to the modules. */
export interface Files {
  storeUpload(ctx: FileCtx, part: UploadedPart, options?: StoreOptions): Promise<StoredFile>;
  /** Who decides about the files of a kind of business; without a decision nobody reads them. */
  registerAccess(businessType: string, access: FileAccess): void;
  /** Hangs uploaded files of the caller's tenant on a record; a file that hangs elsewhere is refused as missing. */
  bind(ctx: FileCtx, fileIds: readonly string[], business: Business): Promise<void>;
  /** Makes the open files of a record readable to every signed-in tenant. */
  publish(ctx: FileCtx, business: Business): Promise<void>;
  /** A link for the user, after a check of the rights. */
  linkTo(ctx: FileCtx, fileId: string, options?: { inline?: boolean }): Promise<DownloadLink>;
  /** For commands: the whole file in memory, unsealed if the caller can. No right is checked but the tenant's. */
  openFile(
    ctx: FileCtx,
    fileId: string,
    options?: { unseal?: (sealed: Buffer) => Buffer | Promise<Buffer> },
  ): Promise<OpenedFile>;
  /** What a ticket stands for; refused when it is over, or shown by somebody else. */
  readTicket(text: string, of: { now: string; userId?: string }): Ticket;
  download(viewer: Viewer, wish: DownloadWish): Promise<RawAnswer>;
}

export interface FilesOptions {
  /** DATA_DIR/files */
  readonly folder: string;
  readonly secret: string;
}

export function createFiles({ folder, secret }: FilesOptions): Files {
  const storage = diskStorage(folder);
  const tickets = createTickets(secret);
  const rules: AccessRules = new Map();
  return {
    storeUpload: async (ctx, part, options = {}) => {
      checkRegistered(rules, options.businessType);
      return storeUpload(storage, ctx, { part, options });
    },
    registerAccess: (businessType, access) => void rules.set(businessType, access),
    bind: async (ctx, fileIds, business) => {
      checkRegistered(rules, business.businessType);
      const wanted = [...new Set(fileIds)];
      const bound = await bindAttachments(ctx.db, { ...businessOf(ctx, business), fileIds: wanted });
      if (bound !== wanted.length) notFound();
    },
    publish: (ctx, business) => publishAttachments(ctx.db, businessOf(ctx, business)),
    linkTo: async (ctx, fileId, { inline = false } = {}) => {
      const attachment = (await findAttachment(ctx.db, ctx.tenantId, fileId)) ?? notFound();
      await checkMayRead(rules, ctx, attachment);
      const expireTime = formatInstant(parseInstant(ctx.now) + ticketSeconds * 1000);
      const ticket = tickets.issue({ tenantId: ctx.tenantId, fileId, userId: ctx.user.userId, expireTime });
      return linkOf(attachment, { ticket, expireTime, inline });
    },
    openFile: (ctx, fileId, options) => openFile(storage, ctx, { fileId, ...options }),
    readTicket: (text, { now, userId }) => {
      const ticket = tickets.read(text, now);
      if (!ticket || (userId !== undefined && userId !== ticket.userId)) refuse('file.linkExpired');
      return ticket;
    },
    download: (viewer, wish) => downloadFile({ storage, rules }, viewer, wish),
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
): DownloadLink {
  const url = `/api/file/download?ticket=${ticket}${inline ? '&inline=1' : ''}`;
  return { fileId, url, expireTime, fileName, fileSuffix, contentType, size: fileSize };
}

async function openFile(
  storage: FileStorage,
  ctx: FileCtx,
  { fileId, unseal }: { fileId: string; unseal?: (sealed: Buffer) => Buffer | Promise<Buffer> },
): Promise<OpenedFile> {
  const attachment = (await findAttachment(ctx.db, ctx.tenantId, fileId)) ?? notFound();
  if (attachment.isSealed && !unseal) refuse('file.sealed');
  const stored = await storage.read(attachment.storageKey);
  return { attachment, bytes: unseal && attachment.isSealed ? await unseal(stored) : stored };
}
