import type { TreeNode } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { nodeRowOf, type MenuPlace } from '../menu/menu-queries.ts';
import { treeOf, withAncestors } from '../tree-nodes.ts';

/** What a role may be granted beside menus: data scopes (1) and API scopes (2), each a leaf under its menu. */
export const scopeCategories = { dataScope: 1, apiScope: 2 } as const;
export type ScopeKindName = keyof typeof scopeCategories;

export interface ScopeLeaf {
  readonly id: string;
  readonly menuId: string | null;
  readonly name: string;
  /** Of this tenant, not the platform's. */
  readonly isOwn: boolean;
}

/** Data scopes are the tenant's own; API scopes of the platform hold for every tenant. */
const leaves: Record<ScopeKindName, string> = {
  dataScope: `select id::text, menu_id::text as "menuId", scope_name as name, true as "isOwn" from data_scope
    where tenant_id = $1 and is_deleted = 0 order by scope_name, id`,
  apiScope: `select id::text, menu_id::text as "menuId", scope_name as name, tenant_id = $1 as "isOwn" from api_scope
    where tenant_id in ($1, '000000') and is_deleted = 0 order by scope_name, id`,
};

export function findScopeLeaves({ db, tenantId }: Ctx, kind: ScopeKindName): Promise<ScopeLeaf[]> {
  return db.query<ScopeLeaf>(leaves[kind], [tenantId]);
}

/** What the user's roles hold, in his own tenant. */
export async function findUserScopeIds({ db, user }: Ctx, kind: ScopeKindName): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select distinct rs.scope_id::text as id from user_role ur
     join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
     join role_scope rs on rs.tenant_id = ur.tenant_id and rs.role_id = ur.role_id and rs.scope_category = $3
     where ur.tenant_id = $1 and ur.user_id = $2`,
    [user.tenantId, user.userId, scopeCategories[kind]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The scopes under their menus; one whose menu is unknown stands at the root. */
export function scopeTree(
  ctx: Ctx,
  menus: readonly MenuPlace[],
  { shown, grantable }: { shown: readonly ScopeLeaf[]; grantable: ReadonlySet<string> },
): TreeNode[] {
  const owners = new Set(shown.map(({ menuId }) => menuId));
  const above = withAncestors(menus, ({ id }) => owners.has(id)).map((place) => nodeRowOf(ctx, place));
  const rows = shown.map(({ id, menuId, name }) => ({
    id,
    parentId: menuId ?? '0',
    title: name,
    isDisabled: !grantable.has(id),
  }));
  return treeOf([...above, ...rows]);
}

/** Refuses ids that are no scopes of this tenant; those of menus come along when a whole branch is ticked. */
export function chosenScopes(
  ids: readonly string[],
  { known, menus }: { known: readonly ScopeLeaf[]; menus: readonly MenuPlace[] },
): ScopeLeaf[] {
  const byId = new Map(known.map((leaf) => [leaf.id, leaf]));
  const menuIds = new Set(menus.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !menuIds.has(id)).map((id) => byId.get(id) ?? notFound());
}
