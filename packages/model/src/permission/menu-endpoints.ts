import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import type { Row } from '../kit/entity.ts';
import { allKinds, type TenantKind } from '../kit/menu.ts';
import { menu } from './menu.ts';
import { idList, tenantIdInput, treeNode, treeOutput } from './wire.ts';

/** A menu or button as its administrator sees it. `children`, `hasChildren`: left out where there is nothing below. */
export type MenuRecord = Row<typeof menu> & {
  readonly parentId: string;
  readonly tenantKinds: readonly TenantKind[];
  readonly parentName: string;
  readonly categoryName: string;
  readonly actionName: string;
  readonly isOpenName: string;
  /** Of a detail: how many roles of all tenants hold it. */
  readonly roleCount?: number;
  readonly hasChildren?: 1;
  readonly children?: readonly MenuRecord[];
};

const flatRecord = rowSchema(menu.fields).extend({
  parentId: z.string(),
  tenantKinds: z.array(z.enum(allKinds)),
  parentName: z.string(),
  categoryName: z.string(),
  actionName: z.string(),
  isOpenName: z.string(),
  roleCount: z.number().optional(),
  hasChildren: z.literal(1).optional(),
});
export const menuRecord = flatRecord.extend({
  children: z.lazy(() => z.array(z.unknown())).optional(),
}) as unknown as z.ZodType<MenuRecord>;
const menuRecords = z.array(menuRecord);

const filters = z.looseObject({});
const underParent = z.looseObject({ parentId: z.string().max(18).optional() });

export const menuList = endpoint({
  route: 'GET /api/blade-system/menu/list',
  label: { zh: '菜单与按钮', en: 'Menus and buttons' },
  permission: 'menu_view',
  input: filters,
  output: menuRecords,
});

export const menuMenuList = endpoint({
  route: 'GET /api/blade-system/menu/menu-list',
  label: { zh: '菜单（不含按钮）', en: 'Menus without buttons' },
  permission: 'menu_view',
  input: filters,
  output: menuRecords,
});

export const menuLazyList = endpoint({
  route: 'GET /api/blade-system/menu/lazy-list',
  label: { zh: '下级菜单与按钮', en: 'Menus and buttons below one' },
  permission: 'menu_view',
  input: underParent,
  output: menuRecords,
  ids: { parentId: 'menu' },
});

export const menuLazyMenuList = endpoint({
  route: 'GET /api/blade-system/menu/lazy-menu-list',
  label: { zh: '下级菜单', en: 'Menus below one' },
  permission: 'menu_view',
  input: underParent,
  output: menuRecords,
  ids: { parentId: 'menu' },
});

export const menuTree = endpoint({
  route: 'GET /api/blade-system/menu/tree',
  label: { zh: '菜单树', en: 'Tree of menus' },
  permission: 'signedIn',
  input: z.looseObject({ tenantId: tenantIdInput }),
  output: treeOutput,
});

export const menuDetail = endpoint({
  route: 'GET /api/blade-system/menu/detail',
  label: { zh: '菜单详情', en: 'Menu: detail' },
  permission: 'menu_view',
  input: z.looseObject({ id: idInput }),
  output: menuRecord,
  ids: { id: 'menu' },
});

export const menuSubmit = endpoint({
  route: 'POST /api/blade-system/menu/submit',
  label: { zh: '保存菜单', en: 'Save a menu' },
  permission: 'menu_edit',
  permissionToAdd: 'menu_add',
  input: z.looseObject({
    id: idInput.or(z.literal('')).optional(),
    parentId: z.string().max(18).nullish(),
    tenantKinds: z.array(z.enum(allKinds)).min(1).optional(),
  }),
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
  ids: { id: 'menu', parentId: 'menu' },
});

export const menuRemove = endpoint({
  route: 'POST /api/blade-system/menu/remove',
  label: { zh: '删除菜单', en: 'Remove menus' },
  permission: 'menu_delete',
  /** `confirmed`: also when roles hold them. */
  input: z.object({ ids: idList, confirmed: z.boolean().or(z.stringbool()).optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'menu' },
});

/** Checked trees of a grant. */
export const grantTrees = z.object({
  menu: treeOutput,
  dataScope: z.array(treeNode),
  apiScope: z.array(treeNode),
});
export type GrantTrees = z.infer<typeof grantTrees>;

export const grantKeys = z.object({
  menu: z.array(z.string()),
  dataScope: z.array(z.string()),
  apiScope: z.array(z.string()),
  /** Of each role: what a grant that was made from this names, so that it does not undo another one. */
  versions: z.record(z.string(), z.number()),
});
export type GrantKeys = z.infer<typeof grantKeys>;

export const grantTree = endpoint({
  route: 'GET /api/blade-system/menu/grant-tree',
  label: { zh: '可授权的菜单与权限', en: 'What may be granted' },
  permission: 'role_view',
  /** `all`: with what the tenant holds and the granter does not, as disabled nodes. */
  input: z.looseObject({ tenantId: tenantIdInput, all: z.boolean().or(z.stringbool()).optional() }),
  output: grantTrees,
});

export const roleTreeKeys = endpoint({
  route: 'GET /api/blade-system/menu/role-tree-keys',
  label: { zh: '角色已授权的菜单与权限', en: 'What roles hold' },
  permission: 'role_view',
  input: z.looseObject({ roleIds: idList, tenantId: tenantIdInput }),
  output: grantKeys,
  ids: { roleIds: 'role' },
});

export const tenantHasMenuIds = endpoint({
  route: 'GET /api/blade-system/menu/tenantHasmenuId',
  label: { zh: '租户拥有的菜单', en: 'Menus that a tenant holds' },
  permission: 'role_view',
  input: z.looseObject({ tenantId: tenantIdInput }),
  output: z.array(z.string()),
});

export const grantTopTree = endpoint({
  route: 'GET /api/blade-system/menu/grant-top-tree',
  label: { zh: '应用可配置的菜单', en: 'What an application may show' },
  permission: 'topmenu_view',
  input: z.looseObject({}),
  output: z.object({ menu: treeOutput }),
});

export const topTreeKeys = endpoint({
  route: 'GET /api/blade-system/menu/top-tree-keys',
  label: { zh: '应用已配置的菜单', en: 'What applications show' },
  permission: 'topmenu_view',
  input: z.looseObject({ topMenuIds: idList }),
  output: z.object({ menu: z.array(z.string()) }),
  ids: { topMenuIds: 'topMenu' },
});

export const menuEndpoints = [
  menuList,
  menuMenuList,
  menuLazyList,
  menuLazyMenuList,
  menuTree,
  menuDetail,
  menuSubmit,
  menuRemove,
  grantTree,
  roleTreeKeys,
  tenantHasMenuIds,
  grantTopTree,
  topTreeKeys,
] as const;
