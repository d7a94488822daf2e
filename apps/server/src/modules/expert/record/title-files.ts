import { expert } from '@zhaocai/model';
import type { FileAccess } from '../../../platform/files/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';

/** The scans of a title are read by whoever sees its expert, and by himself. */
export const titleFiles: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (tenantId !== ctx.tenantId) return false;
    const { permissions, userId } = ctx.user;
    const [row] = await ctx.db.query<{ expertId: string; userId: string | null }>(ownerSql, [tenantId, businessId]);
    if (!row) return false;
    if (permissions.has('expertOwn_view') && row.userId === userId) return true;
    return permissions.has('expertLibrary_view') && isSeen(ctx, expert, row.expertId);
  },
};

const ownerSql = `
  select e.id::text as "expertId", e.user_id::text as "userId"
  from expert_title t join expert e on e.tenant_id = t.tenant_id and e.id = t.expert_id and e.is_deleted = 0
  where t.tenant_id = $1 and t.id = $2 and t.is_deleted = 0`;
