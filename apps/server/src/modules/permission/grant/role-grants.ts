import { role } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';

/** A role with everything that it holds. */
export interface RoleGrants {
  readonly id: string;
  readonly roleName: string;
  readonly roleAlias: string;
  readonly version: number;
  readonly menuIds: readonly string[];
  readonly dataScopeIds: readonly string[];
  readonly apiScopeIds: readonly string[];
}

const grants = `
  select r.id::text, r.role_name as "roleName", r.role_alias as "roleAlias", r.version,
    coalesce((select jsonb_agg(rm.menu_id::text) from role_menu rm
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id), '[]') as "menuIds",
    coalesce((select jsonb_agg(rs.scope_id::text) from role_scope rs
      where rs.tenant_id = r.tenant_id and rs.role_id = r.id and rs.scope_category = 1), '[]') as "dataScopeIds",
    coalesce((select jsonb_agg(rs.scope_id::text) from role_scope rs
      where rs.tenant_id = r.tenant_id and rs.role_id = r.id and rs.scope_category = 2), '[]') as "apiScopeIds"
  from role r where r.tenant_id = $1 and r.id = any($2::bigint[]) and r.is_deleted = 0 order by r.id`;

export function findRoleGrants({ db, tenantId }: Ctx, ids: readonly string[]): Promise<RoleGrants[]> {
  return db.query<RoleGrants>(grants, [tenantId, ids]);
}

/** Holds the roles until the transaction ends, so that two grants follow each other. */
export async function lockRoles(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await lockThere(ctx, role, { ids, reach: 'tenant' });
}
