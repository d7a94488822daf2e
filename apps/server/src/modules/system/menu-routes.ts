import type { MenuNode } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { buttonCategory, findMenusOfUser, type GrantedMenuRow } from './menu-queries.ts';
import { nestMenus, withAncestors, type MenuListRow } from './menu-tree.ts';

const menuCategory = 1;

/**
 * The menus that the user's roles hold, nested. With a top menu: those set under it. Ancestors are added back, for a
 * grant names only what was ticked completely.
 */
export async function menuRoutes(ctx: Ctx, { topMenuId }: { topMenuId?: string }): Promise<MenuNode[]> {
  const isId = topMenuId !== undefined && /^\d{1,18}$/.test(topMenuId);
  if (topMenuId && !isId) return [];
  const rows = await findMenusOfUser(ctx, topMenuId || null);
  const inTop = new Set(rows.filter(({ isInTopMenu }) => isInTopMenu).map(({ id }) => id));
  const isInTop = ({ id, parentId }: MenuListRow) => !topMenuId || inTop.has(id) || inTop.has(parentId);
  // A button brings its menu along, for a client grants the buttons alone where some of them are left out.
  const wanted = withAncestors(rows, (row) => row.isGranted && isInTop(row));
  return nestMenus(wanted.filter(({ category }) => category === menuCategory).map(shown));
}

/** The granted buttons under their menus: each leaf's code is a permission of the client's map (rule 154). */
export async function menuButtons(ctx: Ctx): Promise<MenuNode[]> {
  const rows = await findMenusOfUser(ctx, null);
  const wanted = withAncestors(rows, (row) => row.isGranted && row.category === buttonCategory);
  return nestMenus(wanted.map(shown));
}

/** A role list goes with the entry where there is one (rules 54 and 55). */
function shown({ isGranted: _, isInTopMenu: __, roleAliases, ...row }: GrantedMenuRow): MenuListRow {
  const roles = roleAliases?.split(',').filter(Boolean) ?? [];
  return roles.length > 0 ? { ...row, meta: { roles } } : row;
}
