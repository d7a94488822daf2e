import type { Ctx } from '../http/context.ts';
import { notFound, refuse } from '../http/refusal.ts';
import type { Db } from '../db/types.ts';
import type { Attachment } from './attachment-queries.ts';

/** Of a request's context, what files need. */
export type FileCtx = Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>;

/** Who downloads by a ticket: known by it alone. */
export interface Viewer {
  readonly db: Db;
  readonly tenantId: string;
  readonly userId: string;
  readonly now: string;
}

/** How a sealed file is read once its time has come. */
export interface Unsealing {
  readonly fileName: string;
  /** The name that the log of reads keeps; without one the register's, which is empty while the file is sealed. */
  readonly notedName?: string;
  readonly open: (sealed: Buffer) => Buffer | Promise<Buffer>;
}

/** What the owner of a kind of business decides about its files. */
export interface FileAccess {
  /** May this user have a link? A published file needs no asking. */
  mayRead(ctx: FileCtx, attachment: Attachment): Promise<boolean>;
  /** Asked for a sealed file at download; undefined or missing: it stays closed. */
  unseal?(viewer: Viewer, attachment: Attachment): Promise<Unsealing | undefined>;
}

/** Business type → who decides. Filled by the modules when they are put together. */
export type AccessRules = Map<string, FileAccess>;

/**
 * Refuses unless this user may read the file; a file he may not know of is missing, a sealed one as well: who learns that
 * there is one learns that, and when, somebody bids.
 */
export async function checkMayRead(rules: AccessRules, ctx: FileCtx, attachment: Attachment): Promise<void> {
  const { businessType, isSealed, isPublished } = attachment;
  if (isPublished && !isSealed) return;
  if (businessType === null) {
    checkOwner(ctx, attachment);
    if (isSealed) refuse('file.sealed');
  } else if (!(await rules.get(businessType)?.mayRead(ctx, attachment))) notFound();
}

/** A file that hangs on nothing yet belongs to who uploaded it. */
function checkOwner(ctx: FileCtx, { tenantId, partyTenantId, createUser }: Attachment): void {
  if ((partyTenantId ?? tenantId) !== ctx.tenantId || createUser !== ctx.user.userId) notFound();
}

/** Whoever one of the rules lets read. */
export function anyReads(...rules: readonly FileAccess[]): FileAccess {
  return {
    async mayRead(ctx, attachment) {
      for (const rule of rules) if (await rule.mayRead(ctx, attachment)) return true;
      return false;
    },
  };
}

/** The files that the whole unit may read. */
export const ownUnitReads: FileAccess = { mayRead: async (ctx, { tenantId }) => tenantId === ctx.tenantId };
