import { menuRows, type MenuRow } from './menu-seed.ts';
import { menus } from './menus.ts';

const byCode = new Map(menuRows(menus).map((row) => [row.code, row]));

/** What the program itself says about a menu or button; undefined for one that an administrator made. */
export function seededMenu(code: string): Pick<MenuRow, 'kinds'> | undefined {
  return byCode.get(code);
}
