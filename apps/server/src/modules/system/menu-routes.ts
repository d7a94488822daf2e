import type { MenuNode } from '@zhaocai/contract';
import type { Ctx } from '../../platform/http/index.ts';
import { findMenusOfUser, type GrantedMenuRow } from './menu-queries.ts';
import { nestMenus, withAncestors, type MenuListRow } from './menu-tree.ts';

const menuCategory = 1;
const buttonCategory = 2;

/**
 * The menus that the user's roles hold, nested. With a top menu: those set under it. Ancestors are added back, for a
 * grant names only what was ticked completely.
 */
export async function menuRoutes(ctx: Ctx, { topMenuId }: { topMenuId?: string }): Promise<MenuNode[]> {
  const isId = topMenuId !== undefined && /^\d{1,18}$/.test(topMenuId);
  if (topMenuId && !isId) return [];
  const rows = await findMenusOfUser(ctx, topMenuId || null);
  const menus = rows.filter(({ category }) => category === menuCategory);
  const wanted = withAncestors(menus, (row) => row.isGranted && (!topMenuId || row.isInTopMenu));
  return nestMenus(wanted.map(shown));
}

/** The granted buttons under their menus: each leaf's code is a permission of the client's map (rule 154). */
export async function menuButtons(ctx: Ctx): Promise<MenuNode[]> {
  const rows = await findMenusOfUser(ctx, null);
  const wanted = withAncestors(rows, (row) => row.isGranted && row.category === buttonCategory);
  return nestMenus(wanted.map(shown));
}

function shown({ isGranted: _, isInTopMenu: __, ...row }: GrantedMenuRow): MenuListRow {
  return row;
}
