import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** The tenant's row is locked first and counted under afterwards, so that two commands do not both take the last place. */
const lockQuota =
  'select account_number as quota from tenant where tenant_id = $1 and account_number is not null for no key update';
const countUsers = 'select count(*)::int as users from user_account where tenant_id = $1 and is_deleted = 0';

/** Before accounts are added: refuses where the platform's quota for this tenant leaves no room for so many. */
export async function demandAccountQuota({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, adding = 1): Promise<void> {
  const [limit] = await db.query<{ quota: number }>(lockQuota, [tenantId]);
  if (!limit) return;
  const [counted] = await db.query<{ users: number }>(countUsers, [tenantId]);
  if ((counted?.users ?? 0) + adding > limit.quota) refuse('tenancy.accountQuota', { quota: limit.quota });
}
