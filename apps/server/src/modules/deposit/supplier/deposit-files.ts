import { deposit } from '@zhaocai/model';
import type { FileAccess } from '../../../platform/files/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { knownDeposits } from '../list/known-deposits.ts';

/** Business type of what proves a payment. */
export const depositBusiness = 'deposit';

/** Its supplier's people, and of the buyer whoever may know who has paid (R38). */
export const depositFileAccess: FileAccess = {
  async mayRead(ctx, { tenantId, businessId }) {
    if (!ctx.user.permissions.has('deposit_view') || businessId === null) return false;
    if (tenantId === ctx.tenantId) return true;
    const parameters = new Parameters();
    const seen = [...visibleConditions(deposit, ctx, { parameters }), knownDeposits(ctx, parameters)];
    const sql = `select 1 from ${deposit.table} t where ${seen.join(' and ')} and t.id = ${parameters.bind(businessId)}`;
    return (await ctx.db.query(sql, parameters.values)).length > 0;
  },
};
