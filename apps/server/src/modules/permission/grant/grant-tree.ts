import type { EndpointInput, GrantKeys, grantTree, GrantTrees, roleTreeKeys } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { nodeRowOf } from '../menu/menu-queries.ts';
import { fullyHeld, treeOf, withAncestors } from '../tree-nodes.ts';
import { withinTenant } from '../within-tenant.ts';
import { findGrantable, findGrantableScopes, type Grantable } from './grantable.ts';
import { findRoleGrants } from './role-grants.ts';
import { scopeTree, type ScopeKindName } from './scope-leaves.ts';

/** GET menu/grant-tree: what this granter may give; with `all`, disabled, also what else the tenant holds. */
export function grantTreeOf(ctx: Ctx, { tenantId, all }: EndpointInput<typeof grantTree>): Promise<GrantTrees> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => {
    const grantable = await findGrantable(inside);
    const { menus, mayGrant, tenantHolds } = grantable;
    const shown = withAncestors(menus, ({ id }) => (all ? tenantHolds : mayGrant).has(id));
    return {
      menu: treeOf(shown.map((place) => ({ ...nodeRowOf(ctx, place), isDisabled: !mayGrant.has(place.id) }))),
      dataScope: await scopesOf(inside, 'dataScope', { grantable, all }),
      apiScope: await scopesOf(inside, 'apiScope', { grantable, all }),
    };
  });
}

async function scopesOf(
  ctx: Ctx,
  kind: ScopeKindName,
  { grantable, all = false }: { grantable: Grantable; all: boolean | undefined },
) {
  const { known, mayGrant } = await findGrantableScopes(ctx, kind);
  const shown = all ? known : known.filter(({ id }) => mayGrant.has(id));
  return scopeTree(ctx, grantable.menus, { shown, grantable: mayGrant });
}

/** GET menu/role-tree-keys: what the roles hold together, as a tree may tick it. */
export function roleKeys(ctx: Ctx, { roleIds, tenantId }: EndpointInput<typeof roleTreeKeys>): Promise<GrantKeys> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => {
    const unique = [...new Set(roleIds)];
    const roles = await findRoleGrants(inside, unique);
    if (roles.length !== unique.length) notFound();
    const { menus, tenantHolds } = await findGrantable(inside);
    const held = new Set(roles.flatMap(({ menuIds }) => menuIds));
    const known = menus.filter(({ id }) => tenantHolds.has(id));
    const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();
    return {
      menu: fullyHeld(known, held),
      dataScope: sorted(roles.flatMap(({ dataScopeIds }) => dataScopeIds)),
      apiScope: sorted(roles.flatMap(({ apiScopeIds }) => apiScopeIds)),
      versions: Object.fromEntries(roles.map(({ id, version }) => [id, version])),
    };
  });
}
