import { project } from '@zhaocai/model';
import {
  everyHolder,
  examineAllPermission,
  findUser,
  holdsRight,
  type Holder,
} from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';

/** The scopes of the roles of `u`, for projects: built in and registered. */
const scopes = `
  from user_role o
  join role r on r.tenant_id = o.tenant_id and r.id = o.role_id and r.is_deleted = 0
  join lateral (
    select g.scope_type as kind, g.scope_type = 5 as by_filter from role_data_scope g
    where g.tenant_id = r.tenant_id and g.role_id = r.id and g.resource in ('${project.name}', '*')
    union all
    select d.scope_type, d.scope_type = 5 or d.scope_column is not null from role_scope c
    join data_scope d on d.tenant_id = c.tenant_id and d.id = c.scope_id and d.is_deleted = 0
    where c.tenant_id = r.tenant_id and c.role_id = r.id and c.scope_category = 1
      and d.resource_code in ('${project.name}', '*')) s on true
  where o.tenant_id = u.tenant_id and o.user_id = u.id`;

/** As `scopeSql` has it for one who is signed in, asked of many at once; what a filter lets through is asked of each. */
const sight = `
  select u.id::text as id,
    p.create_user = u.id
      or exists (select from project_part a where a.tenant_id = $1 and a.row_id = p.id and a.user_id = u.id)
      or ${holdsRight('u', `array['${examineAllPermission}']`)}
      or exists (select ${scopes} and not s.by_filter and (s.kind = 1
        or s.kind in (3, 4) and p.create_dept = any(u.dept_ids)
        or s.kind = 4 and exists (select from dept d where d.tenant_id = $1 and d.id = p.create_dept
          and d.is_deleted = 0 and string_to_array(d.ancestors, ',')::bigint[] && u.dept_ids))) as sees,
    exists (select ${scopes} and s.by_filter) as "byFilter"
  from user_account u join project p on p.tenant_id = $1 and p.id = $3
  where u.tenant_id = $1 and u.id = any($2::bigint[])`;

interface Sight {
  readonly id: string;
  readonly sees: boolean | null;
  readonly byFilter: boolean;
}

/** Those of these people who see a project: nobody else can do anything with it. */
async function seeing(ctx: Ctx, projectId: string, people: readonly Holder[]): Promise<readonly Holder[]> {
  const ids = people.map(({ id }) => id);
  const rows = await ctx.db.query<Sight & Record<string, unknown>>(sight, [ctx.tenantId, ids, projectId]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const judged = await Promise.all(
    people.map(async (one) => {
      const found = known.get(one.id);
      if (found?.sees || !found?.byFilter) return found?.sees === true;
      const user = await findUser(ctx.db, { tenantId: ctx.tenantId, userId: one.id });
      return user !== undefined && isSeen({ ...ctx, user }, project, projectId);
    }),
  );
  return people.filter((_, index) => judged[index]);
}

/** Who holds a right and sees the project. */
export async function whoCan(
  ctx: Ctx,
  permission: string,
  { without, projectId }: { readonly without: readonly string[]; readonly projectId: string },
): Promise<readonly Holder[]> {
  const rows = await everyHolder(ctx, permission, without);
  return rows.length === 0 ? rows : seeing(ctx, projectId, rows);
}
