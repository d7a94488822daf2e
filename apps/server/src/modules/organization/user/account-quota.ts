import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdTenant } from '../../../platform/rows/index.ts';

const countUsers = 'select count(*)::int as used from user_account where tenant_id = $1 and is_deleted = 0';

/**
 * Refuses new accounts beyond what the tenant may have (null and -1: any number), and any in one that has expired. The
 * tenant's row is held first and counted under afterwards: of two who add at once the second counts the first.
 */
export async function demandQuota(ctx: Ctx, added: number): Promise<void> {
  if (added === 0) return;
  const held = await holdTenant(ctx);
  if (!held) return;
  const { accountNumber: limit, expireTime } = held;
  if (expireTime && expireTime <= ctx.now) refuse('organization.tenantExpired');
  if (limit === null || limit < 0) return;
  const [counted] = await ctx.db.query<{ used: number }>(countUsers, [ctx.tenantId]);
  if ((counted?.used ?? 0) + added > limit) refuse('organization.accountLimit', { max: limit });
}
