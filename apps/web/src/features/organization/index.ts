import type { Feature } from '../../kit/page/feature.ts';
import { deptPaths, userPaths } from './place.ts';
import { organizationWords } from './words.ts';

export const organizationFeature: Feature = {
  name: 'organization',
  pages: [
    {
      path: userPaths.own.list,
      title: organizationWords.users,
      permission: 'user_view',
      load: async () => ({ Page: (await import('./users/users-pages.tsx')).UsersPage }),
    },
    {
      path: userPaths.own.form,
      title: organizationWords.newUser,
      permission: 'user_edit',
      permissionToAdd: 'user_add',
      load: async () => ({ Page: (await import('./users/user-form-page.tsx')).UserFormPage }),
    },
    {
      path: userPaths.tenant.list,
      title: organizationWords.usersOfTenants,
      permission: 'tenantUser_view',
      load: async () => ({ Page: (await import('./users/users-pages.tsx')).TenantUsersPage }),
    },
    {
      path: userPaths.tenant.form,
      title: { zh: '新增租户用户', en: 'New tenant user' },
      permission: 'tenantUser_edit',
      permissionToAdd: 'tenantUser_add',
      load: async () => ({ Page: (await import('./users/user-form-page.tsx')).TenantUserFormPage }),
    },
    {
      path: deptPaths.own.list,
      title: organizationWords.departments,
      permission: 'dept_view',
      load: async () => ({ Page: (await import('./depts/depts-pages.tsx')).DeptsPage }),
    },
    {
      path: deptPaths.own.form,
      title: organizationWords.newDepartment,
      permission: 'dept_edit',
      permissionToAdd: 'dept_add',
      load: async () => ({ Page: (await import('./depts/dept-form-page.tsx')).DeptFormPage }),
    },
    {
      path: deptPaths.tenant.list,
      title: organizationWords.departmentsOfTenants,
      permission: 'tenantDept_view',
      load: async () => ({ Page: (await import('./depts/depts-pages.tsx')).TenantDeptsPage }),
    },
    {
      path: deptPaths.tenant.form,
      title: { zh: '新增租户部门', en: 'New tenant department' },
      permission: 'tenantDept_edit',
      permissionToAdd: 'tenantDept_add',
      load: async () => ({ Page: (await import('./depts/dept-form-page.tsx')).TenantDeptFormPage }),
    },
    {
      path: '/system/post',
      title: organizationWords.posts,
      permission: 'post_view',
      load: async () => ({ Page: (await import('./posts/posts-page.tsx')).PostsPage }),
    },
    {
      path: '/monitor/online',
      title: organizationWords.onlineSessions,
      permission: 'online_view',
      load: async () => ({ Page: (await import('./online/online-page.tsx')).OnlinePage }),
    },
  ],
};
