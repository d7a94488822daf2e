import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const permissionWords = {
  menus: { zh: '菜单管理', en: 'Menus' },
  applications: { zh: '应用管理', en: 'Applications' },
  editApplication: { zh: '编辑应用', en: 'Edit application' },
  setMenus: { zh: '菜单配置', en: 'Set menus' },
  whatTenantsHold: { zh: '租户授权', en: 'What tenants hold' },
  roles: { zh: '角色管理', en: 'Roles' },
  editRole: { zh: '编辑角色', en: 'Edit role' },
  rolesOfTenants: { zh: '租户角色', en: 'Roles of tenants' },
} as const satisfies Record<string, Text>;
