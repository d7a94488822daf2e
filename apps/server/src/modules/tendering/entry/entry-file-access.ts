import type { FileAccess, FileCtx } from '../../../platform/files/index.ts';
import { maySeeEntries } from './entry-queries.ts';
import { agreementOfConsortium, declarationOfSize, paperOfSignUp } from './own-files.ts';

/** The agreement is its members' as well: it was signed by each of them. */
const withConsortium: FileAccess = {
  async mayRead(ctx, attachment) {
    if (await withEntry.mayRead(ctx, attachment)) return true;
    if (attachment.businessId === null || !ctx.user.permissions.has('bid_view')) return false;
    const [found] = await ctx.db.query<{ isMember: boolean }>('select is_member_of($1) as "isMember"', [
      attachment.businessId,
    ]);
    return found?.isMember === true;
  },
};

/** What came with a registration: its supplier's people, and of the buyer whoever may see who registered (R38). */
const withEntry: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId === ctx.tenantId) return ctx.user.permissions.has('bid_view');
    return maySeeRegistered(ctx, businessId);
  },
};

/** What an office took down: whoever may see who registered (R38). */
const withPaper: FileAccess = {
  mayRead: (ctx, { businessId }) => maySeeRegistered(ctx, businessId),
};

async function maySeeRegistered(ctx: FileCtx, entryId: string | null): Promise<boolean> {
  const [found] = await ctx.db.query<{ projectId: string }>(
    'select project_id as "projectId" from entry where tenant_id = $1 and id = $2 and is_deleted = 0',
    [ctx.tenantId, entryId],
  );
  return found !== undefined && maySeeEntries(ctx, found.projectId);
}

export const entryFileAccess: Readonly<Record<string, FileAccess>> = {
  [agreementOfConsortium]: withConsortium,
  [declarationOfSize]: withEntry,
  [paperOfSignUp]: withPaper,
};
