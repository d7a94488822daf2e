import { menuSeeds } from '@zhaocai/model';
import { menuRows, type MenuRow } from './menu-rows.ts';

const byCode = new Map(menuRows(menuSeeds).map((row) => [row.code, row]));

/** What the program itself says about a menu or button; undefined for one that an administrator made. */
export function seededMenu(code: string): Pick<MenuRow, 'kinds'> | undefined {
  return byCode.get(code);
}
