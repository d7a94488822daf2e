import type { ButtonSeed, MenuSeed, TenantKind, Text } from '@zhaocai/model';

/** One row of the table `menu`: a menu (category 1) or a button (category 2). */
export interface MenuRow {
  readonly code: string;
  readonly parentCode: string | undefined;
  readonly name: Text;
  readonly alias: string;
  readonly path: string;
  readonly icon: string;
  readonly category: 1 | 2;
  readonly action: 0 | 1 | 2 | 3;
  readonly sort: number;
  readonly kinds: readonly TenantKind[];
  readonly planned: boolean;
  readonly isEverybodys: boolean;
}

/** The tree as rows, a parent before its children. */
export function menuRows(menus: readonly MenuSeed[], parentCode?: string): readonly MenuRow[] {
  return menus.flatMap((menu, index) => [
    rowOfMenu(menu, { sort: index + 1, parentCode }),
    ...(menu.buttons ?? []).map((button, place) => rowOfButton(menu, button, place + 1)),
    ...menuRows(menu.children ?? [], menu.code),
  ]);
}

function rowOfMenu(menu: MenuSeed, { sort, parentCode }: { sort: number; parentCode: string | undefined }): MenuRow {
  const { code, name, path, icon, kinds } = menu;
  const planned = isPlanned(menu);
  const isEverybodys = menu.isEverybodys ?? false;
  return {
    code,
    parentCode,
    name,
    alias: 'menu',
    path,
    icon,
    category: 1,
    action: 0,
    sort,
    kinds,
    planned,
    isEverybodys,
  };
}

/** Of a branch: when nothing in it is built. */
function isPlanned({ planned, children = [] }: MenuSeed): boolean {
  return planned ?? (children.length > 0 && children.every(isPlanned));
}

function rowOfButton(menu: MenuSeed, { verb, name, action, kinds }: ButtonSeed, sort: number): MenuRow {
  return {
    code: `${menu.code}_${verb}`,
    parentCode: menu.code,
    name,
    alias: verb,
    path: '',
    icon: '',
    category: 2,
    action,
    sort,
    kinds: kinds ?? menu.kinds,
    planned: menu.planned ?? false,
    isEverybodys: false,
  };
}
