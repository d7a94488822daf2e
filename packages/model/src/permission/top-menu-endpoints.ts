import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Route } from '../kit/entity.ts';
import { idList, tenantIdInput } from './wire.ts';

const grantedTopMenu = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  source: z.string(),
  path: z.string(),
  type: z.number(),
  sort: z.number(),
});
export type GrantedTopMenu = z.infer<typeof grantedTopMenu>;

const tenantId = z.string().regex(/^\d{6}$/);

/** The API spells the application both `topmenu` and `top-menu`. */
const alsoHyphened = (route: Route): readonly Route[] => [route.replace('/topmenu/', '/top-menu/') as Route];

export const topMenuGrant = endpoint({
  route: 'POST /api/blade-system/topmenu/grant',
  label: { zh: '配置应用菜单', en: 'Set the menus of applications' },
  permission: 'topmenu_setting',
  input: z.object({ topMenuIds: idList, menuIds: idList }),
  output: z.null(),
  writes: true,
  aliases: alsoHyphened('POST /api/blade-system/topmenu/grant'),
  ids: { topMenuIds: 'topMenu', menuIds: 'menu' },
});

export const grantTopList = endpoint({
  route: 'GET /api/blade-system/topmenu/grantTopList',
  label: { zh: '租户可授权的应用', en: 'Applications of a tenant' },
  permission: 'role_view',
  input: z.looseObject({ tenantId: tenantIdInput }),
  output: z.array(grantedTopMenu),
  aliases: alsoHyphened('GET /api/blade-system/topmenu/grantTopList'),
});

export const selfGrantTopList = endpoint({
  route: 'GET /api/blade-system/topmenu/selfGrantTopList',
  label: { zh: '本人可授权的应用', en: 'Applications that I hold' },
  permission: 'role_view',
  input: z.looseObject({}),
  output: z.array(grantedTopMenu),
  aliases: alsoHyphened('GET /api/blade-system/topmenu/selfGrantTopList'),
});

export const grantTenantMenu = endpoint({
  route: 'POST /api/blade-system/topmenu/grantTenantMenu',
  label: { zh: '授予租户菜单', en: 'Give menus to a tenant' },
  permission: 'topmenu_tenant',
  input: z.object({ tenantId, menuIds: idList }),
  output: z.null(),
  writes: true,
  aliases: alsoHyphened('POST /api/blade-system/topmenu/grantTenantMenu'),
  ids: { menuIds: 'menu' },
});

export const grantTenantMenuCancel = endpoint({
  route: 'POST /api/blade-system/topmenu/grantTenantMenuCanel',
  label: { zh: '取消租户菜单', en: 'Take menus from a tenant' },
  permission: 'topmenu_tenant',
  input: z.object({ tenantId, menuIds: idList }),
  output: z.null(),
  writes: true,
  aliases: alsoHyphened('POST /api/blade-system/topmenu/grantTenantMenuCanel'),
  ids: { menuIds: 'menu' },
});

/** What a tenant gets and what it loses, in one: all of it, or nothing. */
export const changeTenantMenu = endpoint({
  route: 'POST /api/blade-system/topmenu/changeTenantMenu',
  label: { zh: '调整租户菜单', en: 'Change the menus of a tenant' },
  permission: 'topmenu_tenant',
  input: z.object({
    tenantId,
    givenIds: idList,
    takenIds: idList,
    /** The tenant’s roles that get what is given; without any, its administrator grants it on. */
    roleIds: idList.optional(),
  }),
  output: z.null(),
  writes: true,
  aliases: alsoHyphened('POST /api/blade-system/topmenu/changeTenantMenu'),
  ids: { givenIds: 'menu', takenIds: 'menu', roleIds: 'role' },
});

export const topMenuTenantList = endpoint({
  route: 'GET /api/blade-system/topmenu/topMenuTenantList',
  label: { zh: '租户的应用', en: 'Applications, and which a tenant has' },
  permission: 'topmenu_tenant',
  input: z.looseObject({ tenantId }),
  output: z.array(grantedTopMenu.extend({ isGranted: z.boolean() })),
  aliases: alsoHyphened('GET /api/blade-system/topmenu/topMenuTenantList'),
});

export const updateTopMenuTenant = endpoint({
  route: 'POST /api/blade-system/topmenu/updateTopMenuTenant',
  label: { zh: '设置租户的应用', en: 'Set the applications of a tenant' },
  permission: 'topmenu_tenant',
  input: z.object({ tenantId, topMenuIds: idList }),
  output: z.null(),
  writes: true,
  aliases: alsoHyphened('POST /api/blade-system/topmenu/updateTopMenuTenant'),
  ids: { topMenuIds: 'topMenu' },
});

export const topMenuTypeList = endpoint({
  route: 'GET /api/system/enums/topMenuType',
  label: { zh: '应用类型', en: 'Kinds of application' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(
    z.object({ value: z.number(), label: z.string(), labelEn: z.string(), code: z.number(), name: z.string() }),
  ),
});

export const topMenuEndpoints = [
  topMenuGrant,
  grantTopList,
  selfGrantTopList,
  grantTenantMenu,
  grantTenantMenuCancel,
  changeTenantMenu,
  topMenuTenantList,
  updateTopMenuTenant,
  topMenuTypeList,
] as const;
