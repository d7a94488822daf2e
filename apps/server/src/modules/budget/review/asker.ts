import type { Ctx } from '../../../platform/http/index.ts';
import type { Asker } from '../../workflow/index.ts';

const asker = `
  select u.id::text as "userId", coalesce(array_agg(d.dept_id::text) filter (where d.dept_id is not null), '{}') as "deptIds"
  from user_account u left join user_dept d on d.tenant_id = u.tenant_id and d.user_id = u.id
  where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0 group by u.id`;

/** Whoever passed the first review has asked for nothing himself: a return goes back to who did. */
export async function askerFor(ctx: Ctx, createUser: string | null): Promise<Asker> {
  const [found] = await ctx.db.query<{ userId: string; deptIds: string[] }>(asker, [ctx.tenantId, createUser]);
  return found ?? ctx.user;
}
