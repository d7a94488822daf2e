import { refuse, type Ctx } from '../../../platform/http/index.ts';

interface Quota {
  readonly limit: number | null;
  readonly used: number;
  readonly isExpired: boolean;
}

/** Locked, so that two who add at once do not both take the last place. */
const quota = `
  with t as (select account_number, expire_time from tenant where tenant_id = $1 for no key update)
  select t.account_number as "limit", coalesce(t.expire_time <= $2, false) as "isExpired",
    (select count(*)::int from user_account where tenant_id = $1 and is_deleted = 0) as used
  from t`;

/** Refuses new accounts beyond what the tenant may have (null and -1: any number), and any in one that has expired. */
export async function demandQuota(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, added: number): Promise<void> {
  if (added === 0) return;
  const [found] = await ctx.db.query<Quota>(quota, [ctx.tenantId, ctx.now]);
  if (!found) return;
  if (found.isExpired) refuse('organization.tenantExpired');
  const { limit, used } = found;
  if (limit !== null && limit >= 0 && used + added > limit) refuse('organization.accountLimit', { max: limit });
}
