import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const organizationWords = {
  users: { zh: '用户管理', en: 'Users' },
  newUser: { zh: '新增用户', en: 'New user' },
  usersOfTenants: { zh: '租户用户', en: 'Users of tenants' },
  departments: { zh: '机构管理', en: 'Departments' },
  newDepartment: { zh: '新增部门', en: 'New department' },
  departmentsOfTenants: { zh: '租户机构', en: 'Departments of tenants' },
  posts: { zh: '岗位管理', en: 'Posts' },
  onlineSessions: { zh: '在线用户', en: 'Online sessions' },
} as const satisfies Record<string, Text>;
