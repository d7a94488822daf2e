import { userStatus } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';

export interface Holder {
  readonly id: string;
  readonly name: string;
}

const named = 20;

const holders = `
  select distinct u.id::text as id, coalesce(nullif(u.real_name, ''), u.nick_name) as name
  from menu m
  join role_menu g on g.menu_id = m.id and g.tenant_id = $1
  join role r on r.tenant_id = g.tenant_id and r.id = g.role_id and r.is_deleted = 0
  join user_role o on o.tenant_id = r.tenant_id and o.role_id = r.id
  join user_account u on u.tenant_id = o.tenant_id and u.id = o.user_id
  where m.code = $2 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')} and u.id <> all($3::bigint[])
  order by name, id`;

/** Everybody whose roles hold a right, in the caller's unit, without these. */
export function everyHolder(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  permission: string,
  without: readonly string[],
): Promise<readonly Holder[]> {
  return db.query<Holder & Record<string, unknown>>(holders, [tenantId, permission, without]);
}

/** Some of them, and how many there are. */
export async function holdersOf(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  permission: string,
  { without = [] }: { readonly without?: string | readonly string[] } = {},
): Promise<{ people: readonly Holder[]; count: number }> {
  const rows = await everyHolder(ctx, permission, [without].flat());
  return { people: rows.slice(0, named), count: rows.length };
}
