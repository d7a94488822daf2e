import { isBuiltInRole } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findMenuPlaces, findTenantMenuIds, findUserMenuIds, type MenuPlace } from '../menu/menu-queries.ts';
import { platformTenantId } from '../within-tenant.ts';
import { findScopeLeaves, findUserScopeIds, type ScopeKindName, type ScopeLeaf } from './scope-leaves.ts';

/** What roles of a tenant may hold, and what of it this granter may give and take. */
export interface Grantable {
  /** Every menu and button that is built. */
  readonly menus: readonly MenuPlace[];
  /** What the tenant holds. */
  readonly tenantHolds: ReadonlySet<string>;
  readonly mayGrant: ReadonlySet<string>;
}

/**
 * Nobody grants what he does not hold. The platform, inside another tenant, grants what that tenant holds. A role of
 * the platform may be a template for tenants, so the platform's administrator may put every menu into it: those of
 * another kind have no effect in the platform itself.
 */
export async function findGrantable(ctx: Ctx): Promise<Grantable> {
  const menus = await findMenuPlaces(ctx);
  if (isElsewhere(ctx)) {
    const held = await findTenantMenuIds(ctx);
    return { menus, tenantHolds: held, mayGrant: held };
  }
  if (ctx.tenantId === platformTenantId && holdsBuiltIn(ctx)) {
    const all = new Set(menus.map(({ id }) => id));
    return { menus, tenantHolds: all, mayGrant: all };
  }
  return { menus, tenantHolds: await findTenantMenuIds(ctx), mayGrant: await findUserMenuIds(ctx) };
}

export interface GrantableScopes {
  readonly known: readonly ScopeLeaf[];
  readonly mayGrant: ReadonlySet<string>;
}

/** Of the scopes an administrator holds all that are his tenant's own; those of the platform he is granted himself. */
export async function findGrantableScopes(ctx: Ctx, kind: ScopeKindName): Promise<GrantableScopes> {
  const known = await findScopeLeaves(ctx, kind);
  if (isElsewhere(ctx)) return { known, mayGrant: new Set(known.map(({ id }) => id)) };
  const own = holdsBuiltIn(ctx) ? known.filter(({ isOwn }) => isOwn).map(({ id }) => id) : [];
  return { known, mayGrant: new Set([...own, ...(await findUserScopeIds(ctx, kind))]) };
}

/** The platform's administrator in a tenant that is not his own. */
export function isElsewhere({ user, tenantId }: Ctx): boolean {
  return user.tenantId !== tenantId;
}

function holdsBuiltIn({ user }: Ctx): boolean {
  return user.roleAliases.some((roleAlias) => isBuiltInRole({ roleAlias }));
}
