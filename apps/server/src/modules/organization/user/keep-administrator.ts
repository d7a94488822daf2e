import { userStatus } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdTenant } from '../../../platform/rows/index.ts';

const administrators = `
  select distinct u.id::text from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
    and r.role_alias in ('admin', 'administrator')
  where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}`;

async function administratorCount(ctx: Ctx): Promise<number> {
  return (await ctx.db.query(administrators, [ctx.tenantId])).length;
}

/**
 * Runs a change of people or their roles and refuses it where the tenant had an enabled administrator before and would
 * have none afterwards. Two such changes at once follow one another.
 */
export async function keepAdministrator<T>(ctx: Ctx, change: () => Promise<T>): Promise<T> {
  await holdTenant(ctx);
  const before = await administratorCount(ctx);
  const result = await change();
  if (before > 0 && (await administratorCount(ctx)) === 0) refuse('organization.lastAdministrator');
  return result;
}
