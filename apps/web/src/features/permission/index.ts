import type { Feature } from '../../kit/page/feature.ts';
import { permissionWords } from './words.ts';

/** Menus, applications, roles, and what each of them is granted. */
export const permissionFeature: Feature = {
  name: 'permission',
  pages: [
    {
      path: '/system/menu',
      title: permissionWords.menus,
      permission: 'menu_view',
      load: async () => ({ Page: (await import('./menu/menu-page.tsx')).MenuPage }),
    },
    {
      path: '/system/platformManage/index',
      title: permissionWords.applications,
      permission: 'topmenu_view',
      load: async () => ({ Page: (await import('./application/application-list-page.tsx')).ApplicationListPage }),
    },
    {
      path: '/system/platformManage/addApplication',
      title: permissionWords.editApplication,
      permission: 'topmenu_edit',
      permissionToAdd: 'topmenu_add',
      load: async () => ({ Page: (await import('./application/application-edit-page.tsx')).ApplicationEditPage }),
    },
    {
      path: '/system/platformManage/menuSetting',
      title: permissionWords.setMenus,
      permission: 'topmenu_setting',
      load: async () => ({ Page: (await import('./application/menu-setting-page.tsx')).MenuSettingPage }),
    },
    {
      path: '/system/platformManage/tenantAuthorization',
      title: permissionWords.whatTenantsHold,
      permission: 'topmenu_tenant',
      load: async () => ({ Page: (await import('./application/tenant-holding-page.tsx')).TenantHoldingPage }),
    },
    {
      path: '/system/companyManage/companyRole/index',
      title: permissionWords.roles,
      permission: 'role_view',
      load: async () => ({ Page: (await import('./role/role-list-page.tsx')).CompanyRolePage }),
    },
    {
      path: '/system/companyManage/companyRole/addRole',
      title: permissionWords.editRole,
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
      title: permissionWords.rolesOfTenants,
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
