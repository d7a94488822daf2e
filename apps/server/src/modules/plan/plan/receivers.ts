import { userStatus, type EndpointInput, type EndpointOutput, type planReceivers } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

type Receivers = EndpointOutput<typeof planReceivers>;

/** Opens the plan, and makes a project of it. */
const needed = ['planManage_view', 'project_add'];

const nameOf = `coalesce(nullif(u.real_name, ''), u.nick_name)`;
/** Somebody `u` holds all of these rights. Bound: $1 the tenant, $2 the rights. */
export const holdsAll = `
  (select count(distinct m.code) from user_role o
   join role r on r.tenant_id = o.tenant_id and r.id = o.role_id and r.is_deleted = 0
   join role_menu g on g.tenant_id = r.tenant_id and g.role_id = r.id
   join menu m on m.id = g.menu_id and m.is_deleted = 0
   where o.tenant_id = u.tenant_id and o.user_id = u.id and m.code = any($2::text[])) = cardinality($2::text[])`;

const mostListed = 200;
const listed = `
  select u.id::text, ${nameOf} as name, u.account,
    (select d.dept_name from dept d where d.tenant_id = u.tenant_id and d.id = any(u.dept_ids) and d.is_deleted = 0
     order by d.id limit 1) as "deptName"
  from user_account u
  where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')} and ${holdsAll}
    and ($3 = '' or position(lower($3) in lower(concat_ws(' ', u.real_name, u.nick_name, u.account))) > 0)
  order by name, u.id limit ${mostListed + 1}`;

/** Whom a plan can be handed down to: who may open it and make projects of it. */
export function readReceivers(ctx: Ctx, { keyword = '' }: EndpointInput<typeof planReceivers>): Promise<Receivers> {
  const asked = ctx.db.query<Receivers[number] & Record<string, unknown>>(listed, [ctx.tenantId, needed, keyword]);
  return cutAt(ctx, asked, mostListed);
}

/** Answers his name; refuses whoever could do nothing with the plan. */
export async function demandReceiver(ctx: Ctx, id: string): Promise<string> {
  const [user] = await ctx.db.query<{ name: string; isActive: boolean; isAble: boolean }>(
    `select ${nameOf} as name, u.status in ${userStatus.sql('enabled')} as "isActive", ${holdsAll} as "isAble"
     from user_account u where u.tenant_id = $1 and u.id = $3 and u.is_deleted = 0`,
    [ctx.tenantId, needed, id],
  );
  if (!user) return notFound();
  if (!user.isActive) refuse('plan.receiverGone');
  if (!user.isAble) refuse('plan.receiverRight', { name: user.name });
  return user.name;
}
