import type { Db } from '../db/types.ts';
import { groupScopes, type StoredScope } from './registered-scope.ts';
import type { SessionUser } from './session-user.ts';

/** What roles allow together: the same for everybody who holds just these. */
export type Rights = Pick<SessionUser, 'permissions' | 'dataScopes' | 'rowFilters' | 'seenFields' | 'closedRoutes'>;

export interface RolesOfTenant {
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

interface RightsRow {
  readonly permissions: readonly string[];
  readonly scopes: readonly StoredScope[];
  readonly closedRoutes: readonly string[];
}

/**
 * Scopes: what is built into the roles and what is registered and granted to them. Closed routes: those that API scopes
 * of the tenant or of the platform close, unless one of the roles holds a scope of the same owner for the route: a
 * tenant's own scope opens nothing that the platform has closed.
 */
const rightsOfRoles = `
  select
    coalesce((select jsonb_agg(m.code) from role_menus($1, $2::bigint[]) m), '[]') as permissions,
    coalesce((select jsonb_agg(distinct to_jsonb(x)) from (
      select g.role_id::text as "roleId", g.resource, g.scope_type as kind, null::text as "column",
        g.filter_value as filter, null::text as fields
      from role_data_scope g where g.tenant_id = $1 and g.role_id = any($2::bigint[])
      union all
      select rs.role_id::text, d.resource_code, d.scope_type, d.scope_column, d.scope_value, d.scope_field
      from role_scope rs
      join data_scope d on d.tenant_id = rs.tenant_id and d.id = rs.scope_id and d.is_deleted = 0
      where rs.tenant_id = $1 and rs.role_id = any($2::bigint[]) and rs.scope_category = 1) x), '[]') as scopes,
    coalesce((select jsonb_agg(distinct a.scope_path) from api_scope a
      where a.tenant_id in ($1, '000000') and a.is_deleted = 0
        and not exists (select from role_scope rs
          join api_scope h on h.id = rs.scope_id and h.is_deleted = 0
          where rs.tenant_id = $1 and rs.role_id = any($2::bigint[]) and rs.scope_category = 2
            and h.tenant_id = a.tenant_id and h.scope_path = a.scope_path)), '[]') as "closedRoutes"`;

export async function findRights(db: Db, { tenantId, roleIds }: RolesOfTenant): Promise<Rights> {
  const [row] = await db.query<RightsRow>(rightsOfRoles, [tenantId, roleIds]);
  if (!row) throw new Error('the rights of roles are always one row');
  return {
    permissions: new Set(row.permissions),
    closedRoutes: new Set(row.closedRoutes),
    ...groupScopes(row.scopes),
  };
}
