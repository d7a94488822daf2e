import { isBuiltInRole, role, type EndpointInput, type roleSubmit, type Saved } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockTenantRows } from '../../../platform/rows/index.ts';
import { codesOfEverybody } from '../../system/index.ts';
import { branchIds } from '../tree-nodes.ts';
import { demandPermission, withinTenant } from '../within-tenant.ts';

/**
 * Adds or changes a role; what it may do is granted apart. `tenantId` chooses where, and only the platform may name
 * another tenant: it is never stored from the body.
 */
export function saveRole(ctx: Ctx, { tenantId, ...input }: EndpointInput<typeof roleSubmit>): Promise<Saved> {
  if (!input.id) demandPermission(ctx, 'role_add');
  return withinTenant(ctx, { tenantId, verb: input.id ? 'edit' : 'add' }, async (inside) => {
    const values = { ...input, ...(('parentId' in input || !input.id) && { parentId: input.parentId || '0' }) };
    const saved = await saveRow(inside, role, { input: values, hooks: { beforeSave: demandRoleRules } });
    if (!input.id) await grantOwnWork(inside, saved.id);
    await forgetSessions(inside);
    return saved;
  });
}

const ownWork = `
  insert into role_menu (tenant_id, role_id, menu_id)
  select $1, $2::bigint, m.id from tenant_menus($1) m where m.code = any($3::text[])`;

/** Nobody needs a right to see what concerns himself: a new role has the menus of everybody's own work. */
async function grantOwnWork({ db, tenantId }: Ctx, roleId: string): Promise<void> {
  await db.query(ownWork, [tenantId, roleId, [...codesOfEverybody]]);
}

async function demandRoleRules(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const roleAlias = String(values.roleAlias ?? '');
  if (existing && isBuiltInRole({ roleAlias: String(existing.roleAlias) })) demandUnchanged(values, existing);
  else if (isBuiltInRole({ roleAlias })) refuse('permission.administratorAlias');
  const id = existing ? String(existing.id) : undefined;
  const others = await findOthers(ctx);
  if (others.some((one) => one.alias === roleAlias.toLowerCase() && one.id !== id))
    refuse('permission.aliasTaken', { alias: roleAlias });
  const parentId = String(values.parentId || '0');
  if (parentId !== '0' && id && branchIds(others, [id]).has(parentId)) refuse('permission.parentIsSelf');
  if (parentId !== '0' && others.every((one) => one.id !== parentId)) refuse('permission.parentMissing');
  return { parentId };
}

function demandUnchanged(values: Values, existing: Values): void {
  const isChanged = ['roleName', 'roleAlias', 'parentId'].some(
    (name) => String(values[name] ?? '0') !== String(existing[name] ?? '0'),
  );
  if (isChanged) refuse('permission.builtInRole', { role: String(existing.roleName) });
}

/** All roles of the tenant, held until the transaction ends: two moves at once could otherwise close a circle. */
async function findOthers(ctx: Ctx): Promise<{ id: string; parentId: string; alias: string }[]> {
  const held = await lockTenantRows(ctx, role);
  return held.map(({ id, parentId, roleAlias }) => ({ id, parentId: parentId ?? '0', alias: roleAlias.toLowerCase() }));
}
