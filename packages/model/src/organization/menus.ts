import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Users, departments, posts, sessions. */
export const organizationMenus: readonly MenuSeed[] = [
  {
    code: 'user',
    name: { zh: '用户管理', en: 'Users' },
    path: '/system/companyManage/companyUsers',
    icon: 'UserOutlined',
    kinds: allKinds,
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
      { verb: 'role', name: { zh: '分配角色', en: 'Assign roles' }, action: 3 },
      { verb: 'reset', name: { zh: '重置密码', en: 'Reset passwords' }, action: 3 },
      { verb: 'unlock', name: { zh: '解锁', en: 'Unlock' }, action: 3 },
      { verb: 'examine_data', name: { zh: '查看所有人数据', en: "See everybody's data" }, action: 0 },
    ],
  },
  {
    code: 'dept',
    name: { zh: '机构管理', en: 'Departments' },
    path: '/system/companyManage/companyDept',
    icon: 'ApartmentOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
  },
  {
    code: 'post',
    name: { zh: '岗位管理', en: 'Posts' },
    path: '/system/post',
    icon: 'IdcardOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
  },
  {
    code: 'online',
    name: { zh: '在线用户', en: 'Online sessions' },
    path: '/monitor/online',
    icon: 'WifiOutlined',
    kinds: allKinds,
    buttons: [...buttons('view', 'export'), { verb: 'kick', name: { zh: '强制下线', en: 'Sign out' }, action: 3 }],
  },
  {
    code: 'tenantUser',
    name: { zh: '租户用户', en: 'Users of tenants' },
    path: '/system/tenantManage/tenantUsers',
    icon: 'TeamOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
  {
    code: 'tenantDept',
    name: { zh: '租户机构', en: 'Departments of tenants' },
    path: '/system/tenantManage/tenantDept',
    icon: 'ApartmentOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
];
