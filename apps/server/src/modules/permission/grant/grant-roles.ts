import { isBuiltInRole, type EndpointInput, type roleGrant } from '@zhaocai/model';
import { forgetSessions } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { withinTenant } from '../within-tenant.ts';
import { findGrantable, findGrantableScopes, isElsewhere, type Grantable } from './grantable.ts';
import { chosenMenus } from './chosen-menus.ts';
import { findRoleGrants, lockRoles, type RoleGrants } from './role-grants.ts';
import { scopesAfter } from './scopes-after.ts';
import { storeGrants, type GrantChange } from './store-grants.ts';

type Input = EndpointInput<typeof roleGrant>;

/**
 * Replaces what roles hold by what is sent: among what the granter may give. What he does not hold he neither gives
 * nor takes: it stays with the roles that have it.
 */
export function grantRoles(ctx: Ctx, input: Input): Promise<null> {
  return withinTenant(ctx, { tenantId: input.tenantId, verb: 'edit' }, async (inside) => {
    const roles = await findRoles(inside, input.roleIds);
    for (const role of roles) demandMayGrant(inside, role);
    demandFresh(roles, input.versions);
    const grantable = await findGrantable(inside);
    const dataScopes = await scopesOf(inside, 'dataScope', { input, grantable });
    const apiScopes = await scopesOf(inside, 'apiScope', { input, grantable });
    const menus = await chosenMenus(inside, { input, grantable });
    const changes = roles.map((before) => {
      const after = {
        ...before,
        menuIds: menus.after(before),
        dataScopeIds: dataScopes(before.dataScopeIds),
        apiScopeIds: apiScopes(before.apiScopeIds),
      };
      demandStillAdministers({ before, after }, grantable);
      return { before, after };
    });
    await storeGrants(inside, changes);
    await forgetSessions(inside);
    for (const change of changes) await recordGrant(inside, change, grantable);
    return null;
  });
}

/** The named roles, held until the transaction ends. */
export async function findRoles(ctx: Ctx, roleIds: readonly string[]): Promise<RoleGrants[]> {
  const unique = [...new Set(roleIds)];
  if (unique.length === 0) refuse('platform.selectOne');
  await lockRoles(ctx, unique);
  const roles = await findRoleGrants(ctx, unique);
  return roles.length === unique.length ? roles : notFound();
}

/** Who grants what he saw long ago would undo what was granted since. */
function demandFresh(roles: readonly RoleGrants[], versions: Input['versions']): void {
  if (roles.some(({ id, version }) => version !== (versions?.[id] ?? version))) refuse('platform.stale');
}

/** What a built-in role holds is decided by those who have it, or by the platform. */
function demandMayGrant(ctx: Ctx, { roleAlias, roleName }: RoleGrants): void {
  if (isBuiltInRole({ roleAlias }) && !isElsewhere(ctx) && !ctx.user.roleAliases.includes(roleAlias))
    refuse('permission.builtInGrant', { role: roleName });
}

const administering = ['role_view', 'role_edit'];

/** An administrator who takes the administration of roles from his own role could never give it back. */
function demandStillAdministers({ before, after }: GrantChange, { menus }: Grantable): void {
  if (!isBuiltInRole(before)) return;
  const needed = menus.filter(({ code }) => administering.includes(code)).map(({ id }) => id);
  if (needed.some((id) => before.menuIds.includes(id) && !after.menuIds.includes(id)))
    refuse('permission.lockOut', { role: before.roleName });
}

async function scopesOf(
  ctx: Ctx,
  kind: 'dataScope' | 'apiScope',
  { input, grantable }: { input: Input; grantable: Grantable },
) {
  const ids = kind === 'dataScope' ? input.dataScopeIds : input.apiScopeIds;
  return scopesAfter(ids, { scopes: await findGrantableScopes(ctx, kind), menus: grantable.menus });
}

/** What a role held and holds, by the codes of menus. */
export async function recordGrant(
  ctx: Ctx,
  { before, after }: GrantChange,
  { menus }: Pick<Grantable, 'menus'>,
): Promise<void> {
  const told = ({ menuIds, dataScopeIds, apiScopeIds }: RoleGrants) => ({
    menus: menus.filter(({ id }) => menuIds.includes(id)).map(({ code }) => code),
    dataScopeIds: [...dataScopeIds].sort(),
    apiScopeIds: [...apiScopeIds].sort(),
  });
  const payload = { role: before.roleName, before: told(before), after: told(after) };
  await recordEvidence(ctx, { stream: 'admin', action: 'role.grant', subject: before.id, payload });
}
