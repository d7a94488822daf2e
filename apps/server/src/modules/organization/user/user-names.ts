import type { UserRow } from '@zhaocai/model';
import { joinDepts, joinRoles } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type Row = Readonly<Record<string, unknown>>;

const names = `
  select u.id::text,
    coalesce(r.ids, '') as "roleId", coalesce(r.names, '') as "roleName",
    array_to_string(u.dept_ids, ',') as "deptId", coalesce(d.names, '') as "deptName",
    array_to_string(u.post_ids, ',') as "postId", coalesce(p.names, '') as "postName"
  from user_account u
  ${joinRoles}${joinDepts}
  left join lateral (
    select string_agg(p.post_name, ',' order by p.sort, p.id) as names
    from post p where p.tenant_id = u.tenant_id and p.id = any(u.post_ids) and p.is_deleted = 0) p on true
  where u.tenant_id = $1 and u.id = any($2::bigint[])`;

/** Rows of accounts with their roles, departments and posts, by id and by name: one question for all rows. */
export async function withNames(ctx: Ctx, rows: readonly Row[]): Promise<UserRow[]> {
  if (rows.length === 0) return [];
  const found = await ctx.db.query<Row>(names, [ctx.tenantId, rows.map(({ id }) => id)]);
  const byId = new Map(found.map((row) => [row.id, row]));
  // The fields are the entity's own, as its projection reads them; the rest is the select list above.
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }) as unknown as UserRow);
}
