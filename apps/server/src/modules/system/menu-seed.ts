import type { Text } from '@zhaocai/model';
import type { SessionUser } from '../../platform/access/index.ts';

export type TenantKind = SessionUser['tenantKind'];

/** A permission under a menu: its code is `<menu>_<verb>`. */
export interface ButtonSeed {
  readonly verb: string;
  readonly name: Text;
  /** 0 none · 1 toolbar · 2 row · 3 both. */
  readonly action: 0 | 1 | 2 | 3;
  /** Kinds of tenant that may hold it, where fewer than the menu's. */
  readonly kinds?: readonly TenantKind[];
}

/** A menu with its buttons and the menus below it. */
export interface MenuSeed {
  /** Without an underscore, for the first one in a permission code ends the menu's part. */
  readonly code: string;
  readonly name: Text;
  readonly path: string;
  /** Name of an antd icon. */
  readonly icon: string;
  readonly kinds: readonly TenantKind[];
  readonly buttons?: readonly ButtonSeed[];
  readonly children?: readonly MenuSeed[];
  /** Its screens are not built yet: nobody is granted it, so nobody sees it. */
  readonly planned?: boolean;
}

export const allKinds = ['platform', 'buyer', 'agency', 'supplier'] as const satisfies readonly TenantKind[];

/** A menu whose screens are still to come: its place and its codes exist, nobody is granted it. */
export function planned(menu: MenuSeed): MenuSeed {
  return { ...menu, planned: true };
}

const standardButtons = {
  view: { verb: 'view', name: { zh: '查看', en: 'View' }, action: 2 },
  add: { verb: 'add', name: { zh: '新增', en: 'Add' }, action: 1 },
  edit: { verb: 'edit', name: { zh: '编辑', en: 'Edit' }, action: 2 },
  delete: { verb: 'delete', name: { zh: '删除', en: 'Delete' }, action: 3 },
  import: { verb: 'import', name: { zh: '导入', en: 'Import' }, action: 1 },
  export: { verb: 'export', name: { zh: '导出', en: 'Export' }, action: 1 },
} as const satisfies Record<string, ButtonSeed>;

/** Buttons that look and read the same under every menu. */
export function buttons(...verbs: readonly (keyof typeof standardButtons)[]): readonly ButtonSeed[] {
  return verbs.map((verb) => standardButtons[verb]);
}

export function limitedTo(kinds: readonly TenantKind[], seeds: readonly ButtonSeed[]): readonly ButtonSeed[] {
  return seeds.map((seed) => ({ ...seed, kinds }));
}

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
  return { code, parentCode, name, alias: 'menu', path, icon, category: 1, action: 0, sort, kinds, planned };
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
  };
}
