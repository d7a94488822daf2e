import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface Limits {
  readonly limit: number | null;
  readonly isExpired: boolean;
}

/** The tenant's row is locked first and counted under afterwards: of two who add at once the second counts the first. */
const lockLimits = `
  select account_number as "limit", coalesce(expire_time <= $2, false) as "isExpired"
  from tenant where tenant_id = $1 for no key update`;
const countUsers = 'select count(*)::int as used from user_account where tenant_id = $1 and is_deleted = 0';

/** Refuses new accounts beyond what the tenant may have (null and -1: any number), and any in one that has expired. */
export async function demandQuota(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, added: number): Promise<void> {
  if (added === 0) return;
  const [found] = await ctx.db.query<Limits>(lockLimits, [ctx.tenantId, ctx.now]);
  if (!found) return;
  if (found.isExpired) refuse('organization.tenantExpired');
  const { limit } = found;
  if (limit === null || limit < 0) return;
  const [counted] = await ctx.db.query<{ used: number }>(countUsers, [ctx.tenantId]);
  if ((counted?.used ?? 0) + added > limit) refuse('organization.accountLimit', { max: limit });
}
