import { nextId, type Tx } from '../../platform/db/index.ts';
import type { RoleSeed, TenantSeed } from './tenant-seed.ts';
import { grantedCodes } from './granted-codes.ts';

const insertTenant = `
  insert into tenant (tenant_id, id, tenant_name, kind, credit_code, linkman, contact_number, address, create_time,
    update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict (tenant_id) do nothing`;

/** A tenant with its departments and built-in roles; what is there already stays as it is. */
export async function seedTenant(tx: Tx, seed: TenantSeed): Promise<void> {
  const { tenantId, name, kind, creditCode, linkman, contactNumber, address } = seed;
  const contact = [creditCode, linkman, contactNumber, address].map((value) => value ?? null);
  await tx.query(insertTenant, [tenantId, nextId(), name, kind, ...contact, tx.now]);
  await seedDepts(tx, seed);
  for (const [index, role] of seed.roles.entries()) await seedRole(tx, { tenantId, role, sort: index + 1 });
}

const insertDept = `
  insert into dept (tenant_id, id, parent_id, ancestors, dept_name, full_name, dept_category, sort, create_time,
    update_time)
  values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $8)`;

async function seedDepts(tx: Tx, { tenantId, depts, units = [] }: TenantSeed): Promise<void> {
  const existing = await tx.query('select from dept where tenant_id = $1 limit 1', [tenantId]);
  if (existing.length > 0) return;
  const rootId = nextId();
  for (const [index, name] of depts.entries()) {
    const place = index === 0 ? [rootId, '0', '0'] : [nextId(), rootId, `0,${rootId}`];
    await tx.query(insertDept, [tenantId, ...place, name, index === 0 ? 1 : 2, index + 1, tx.now]);
  }
  for (const [index, name] of units.entries())
    await tx.query(insertDept, [tenantId, nextId(), '0', '0', name, 2, depts.length + index + 1, tx.now]);
}

const insertRole = `
  insert into role (tenant_id, id, role_name, role_alias, sort, create_time, update_time)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (tenant_id, role_alias) where is_deleted = 0 do nothing
  returning id`;
const insertScope = `
  insert into role_data_scope (tenant_id, id, role_id, resource, scope_type) values ($1, $2, $3, $4, $5)`;

async function seedRole(
  tx: Tx,
  { tenantId, role, sort }: { tenantId: string; role: RoleSeed; sort: number },
): Promise<void> {
  const roleId = nextId();
  const created = await tx.query(insertRole, [tenantId, roleId, role.name, role.alias, sort, tx.now]);
  if (created.length === 0) return;
  await tx.query(insertScope, [tenantId, nextId(), roleId, '*', role.scope]);
  for (const resource of role.seesAll ?? []) await tx.query(insertScope, [tenantId, nextId(), roleId, resource, 1]);
  await grantMenus(tx, { tenantId, alias: role.alias, grants: role });
}

export interface MenuGrant {
  readonly tenantId: string;
  readonly alias: string;
  readonly grants: Pick<RoleSeed, 'grants' | 'all'>;
  /** Only of these menus; all when absent. */
  readonly among?: ReadonlySet<string>;
}

const grant = `
  insert into role_menu (tenant_id, role_id, menu_id)
  select r.tenant_id, r.id, m.id
  from role r
  join tenant t on t.tenant_id = r.tenant_id
  join menu m on m.tenant_id = '000000' and m.is_deleted = 0 and t.kind = any(m.tenant_kinds)
  where r.tenant_id = $1 and r.role_alias = $2 and r.is_deleted = 0 and m.code = any($3::text[])
  on conflict do nothing`;

/** Buttons, the menus they stand under, and the branch up to the root. */
export async function grantMenus(tx: Pick<Tx, 'query'>, { tenantId, alias, grants, among }: MenuGrant): Promise<void> {
  const codes = grantedCodes(grants).filter((code) => !among || among.has(code));
  await tx.query(grant, [tenantId, alias, codes]);
}
