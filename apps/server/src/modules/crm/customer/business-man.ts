import { userStatus } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

/** Somebody of the own unit, once; he is called as his account is. */
export async function completeBusinessMan(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const [user] = await ctx.db.query<{ name: string; phone: string | null; status: number }>(
    `select coalesce(nullif(real_name, ''), nick_name) as name, phone, status from user_account
     where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, values.userId],
  );
  if (!user) return notFound();
  if (existing) return { name: user.name };
  if (!userStatus.is(user.status, 'enabled')) refuse('crm.personGone');
  const known = await ctx.db.query(
    'select 1 from business_man where tenant_id = $1 and user_id = $2 and is_deleted = 0',
    [ctx.tenantId, values.userId],
  );
  if (known.length > 0) refuse('crm.salesmanExists');
  return { name: user.name, ...(!values.phone && { phone: user.phone }) };
}

/** Whoever still looks after customers hands them over first. */
export async function demandNoCustomers(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [busy] = await ctx.db.query<{ name: string; count: number }>(
    `select b.name, count(*)::int as count from business_man b
     join customer c on c.tenant_id = b.tenant_id and c.owner_id = b.id and c.is_deleted = 0
     where b.tenant_id = $1 and b.id = any($2::bigint[]) and b.is_deleted = 0 group by b.id, b.name order by b.id limit 1`,
    [ctx.tenantId, ids],
  );
  if (busy) refuse('crm.hasCustomers', { name: busy.name, count: busy.count });
}
