import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Menus, top menus and roles. */
export const permissionMenus: readonly MenuSeed[] = [
  {
    code: 'menu',
    name: { zh: '菜单管理', en: 'Menus' },
    path: '/system/menu',
    icon: 'MenuOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'topmenu',
    name: { zh: '应用管理', en: 'Applications' },
    path: '/system/platformManage',
    icon: 'AppstoreOutlined',
    kinds: ['platform'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'setting', name: { zh: '菜单配置', en: 'Set menus' }, action: 2 },
      { verb: 'tenant', name: { zh: '租户授权', en: 'Set what tenants hold' }, action: 1 },
    ],
  },
  {
    code: 'role',
    name: { zh: '角色管理', en: 'Roles' },
    path: '/system/companyManage/companyRole',
    icon: 'SafetyOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'tenantRole',
    name: { zh: '租户角色', en: 'Roles of tenants' },
    path: '/system/tenantManage/tenantRole',
    icon: 'SafetyOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
];
