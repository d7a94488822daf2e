import type { FileAccess } from '../../../platform/files/index.ts';
import { agreementOfConsortium } from './consortium.ts';
import { maySeeEntries } from './entry-queries.ts';

/** The agreement of a consortium: its leader's people, and of the buyer whoever may see who registered (R38). */
export const agreementFileAccess: Readonly<Record<string, FileAccess>> = {
  [agreementOfConsortium]: {
    async mayRead(ctx, { tenantId, businessId }) {
      if (tenantId === ctx.tenantId) return ctx.user.permissions.has('bid_view');
      const [found] = await ctx.db.query<{ projectId: string }>(
        'select project_id as "projectId" from entry where tenant_id = $1 and id = $2 and is_deleted = 0',
        [ctx.tenantId, businessId],
      );
      return found !== undefined && maySeeEntries(ctx, found.projectId);
    },
  },
};
