import { isBuiltInRole, role, type EndpointInput, type roleRemove } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { removeRows } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { withinTenant } from '../within-tenant.ts';

interface Removable {
  readonly id: string;
  readonly roleName: string;
  readonly roleAlias: string;
  readonly users: number;
  readonly childIds: readonly string[];
}

const removable = `
  select r.id::text, r.role_name as "roleName", r.role_alias as "roleAlias",
    (select count(*) from user_role ur join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
      and u.is_deleted = 0 where ur.tenant_id = r.tenant_id and ur.role_id = r.id)::int as users,
    coalesce((select jsonb_agg(c.id::text) from role c
      where c.tenant_id = r.tenant_id and c.parent_id = r.id and c.is_deleted = 0), '[]') as "childIds"
  from role r where r.tenant_id = $1 and r.id = any($2::bigint[]) and r.is_deleted = 0`;

/** Removes roles that nobody has; all of them, or none when one cannot be removed. */
export function removeRoles(ctx: Ctx, { ids, tenantId }: EndpointInput<typeof roleRemove>): Promise<null> {
  return withinTenant(ctx, { tenantId, verb: 'delete' }, async (inside) => {
    const unique = [...new Set(ids)];
    if (unique.length === 0) refuse('platform.selectOne');
    // Assigning a role to a user waits for this lock.
    await lockRows(inside, role, { ids: unique, mode: 'remove', reach: 'tenant' });
    const chosen = await inside.db.query<Removable>(removable, [inside.tenantId, unique]);
    if (chosen.length !== unique.length) notFound();
    for (const one of chosen) demandRemovable(one, unique);
    await removeRows(inside, role, { ids: unique, hooks: {} });
    await forgetSessions(inside);
    return null;
  });
}

function demandRemovable({ roleName, roleAlias, users, childIds }: Removable, ids: readonly string[]): void {
  if (isBuiltInRole({ roleAlias })) refuse('permission.builtInRole', { role: roleName });
  if (users > 0) refuse('permission.roleInUse', { role: roleName, users });
  if (childIds.some((id) => !ids.includes(id))) refuse('permission.roleHasChildren');
}
