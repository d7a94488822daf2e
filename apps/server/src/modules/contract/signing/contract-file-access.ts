import type { FileAccess } from '../../../platform/files/index.ts';
import { maySeeProject } from '../../tendering/index.ts';

/** The two parties of a contract, each with the right to look at the project or at his own entries. */
export const contractFileAccess: FileAccess = {
  async mayRead(ctx, { fileId }) {
    const [row] = await ctx.db.query<{ tenantId: string; projectId: string }>(
      `select tenant_id as "tenantId", project_id as "projectId" from contract_file
       where file_id = $2 and (tenant_id = $1 or supplier_tenant_id = $1) limit 1`,
      [ctx.tenantId, fileId],
    );
    if (!row) return false;
    return row.tenantId === ctx.tenantId ? maySeeProject(ctx, row.projectId) : ctx.user.permissions.has('bid_view');
  },
};

/** An agreement is the buyer's own. */
export const agreementAccess: FileAccess = {
  mayRead: async (ctx, { tenantId, businessId }) =>
    tenantId === ctx.tenantId && businessId !== null && maySeeProject(ctx, businessId),
};
