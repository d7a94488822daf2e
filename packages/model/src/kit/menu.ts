import type { Text } from './text.ts';

/** What a tenant is in purchasing; the platform is one itself. */
export const allKinds = ['platform', 'buyer', 'agency', 'supplier'] as const;
export type TenantKind = (typeof allKinds)[number];

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
  /** Nobody needs a right to see what concerns himself: every role has it from its first day. */
  readonly isEverybodys?: boolean;
  /** Its screens are not built yet: nobody is granted it, so nobody sees it. */
  readonly planned?: boolean;
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

/** Where menus of several domains stand together; `root` is the top level itself. */
export type MenuArea = 'root' | 'own' | 'estate' | 'system' | 'base' | 'desk' | 'report' | 'monitor' | 'tool';

/** What a domain adds to the menus, by where it stands. */
export type MenusOfDomain = Readonly<Partial<Record<MenuArea, readonly MenuSeed[]>>>;
