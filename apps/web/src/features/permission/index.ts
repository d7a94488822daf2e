import type { Feature } from '../../kit/page/feature.ts';

/** Menus, applications, roles, and what each of them is granted. */
export const permissionFeature: Feature = {
  name: 'permission',
  pages: [
    {
      path: '/system/menu',
      title: { zh: '菜单管理', en: 'Menus' },
      permission: 'menu_view',
      load: async () => ({ Page: (await import('./menu/menu-page.tsx')).MenuPage }),
    },
    {
      path: '/system/platformManage/index',
      title: { zh: '应用管理', en: 'Applications' },
      permission: 'topmenu_view',
      load: async () => ({ Page: (await import('./application/application-list-page.tsx')).ApplicationListPage }),
    },
    {
      path: '/system/platformManage/addApplication',
      title: { zh: '编辑应用', en: 'Edit application' },
      permission: 'topmenu_edit',
      permissionToAdd: 'topmenu_add',
      load: async () => ({ Page: (await import('./application/application-edit-page.tsx')).ApplicationEditPage }),
    },
    {
      path: '/system/platformManage/menuSetting',
      title: { zh: '菜单配置', en: 'Set menus' },
      permission: 'topmenu_setting',
      load: async () => ({ Page: (await import('./application/menu-setting-page.tsx')).MenuSettingPage }),
    },
    {
      path: '/system/platformManage/tenantAuthorization',
      title: { zh: '租户授权', en: 'What tenants hold' },
      permission: 'topmenu_tenant',
      load: async () => ({ Page: (await import('./application/tenant-holding-page.tsx')).TenantHoldingPage }),
    },
    {
      path: '/system/companyManage/companyRole/index',
      title: { zh: '角色管理', en: 'Roles' },
      permission: 'role_view',
      load: async () => ({ Page: (await import('./role/role-list-page.tsx')).CompanyRolePage }),
    },
    {
      path: '/system/companyManage/companyRole/addRole',
      title: { zh: '编辑角色', en: 'Edit role' },
      permission: 'role_edit',
      permissionToAdd: 'role_add',
      tabQuery: ['id', 'parentId'],
      load: async () => ({ Page: (await import('./role/role-edit-page.tsx')).CompanyRoleEditPage }),
    },
    {
      path: '/system/companyManage/companyRole/authorization',
      title: { zh: '角色授权', en: 'Grant to a role' },
      permission: 'role_edit',
      load: async () => ({ Page: (await import('./grant/grant-page.tsx')).CompanyGrantPage }),
    },
    {
      path: '/system/tenantManage/tenantRole/index',
      title: { zh: '租户角色', en: 'Roles of tenants' },
      permission: 'tenantRole_view',
      load: async () => ({ Page: (await import('./role/role-list-page.tsx')).TenantRolePage }),
    },
    {
      path: '/system/tenantManage/tenantRole/addRole',
      title: { zh: '编辑租户角色', en: "Edit a tenant's role" },
      permission: 'tenantRole_edit',
      permissionToAdd: 'tenantRole_add',
      tabQuery: ['id', 'parentId', 'tenantId'],
      load: async () => ({ Page: (await import('./role/role-edit-page.tsx')).TenantRoleEditPage }),
    },
    {
      path: '/system/tenantManage/tenantRole/authorization',
      title: { zh: '租户角色授权', en: "Grant to a tenant's role" },
      permission: 'tenantRole_edit',
      tabQuery: ['id', 'tenantId'],
      load: async () => ({ Page: (await import('./grant/grant-page.tsx')).TenantGrantPage }),
    },
  ],
};
