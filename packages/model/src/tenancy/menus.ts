import { allKinds, buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Tenants, clients and parameters. */
export const tenancyMenus: readonly MenuSeed[] = [
  {
    code: 'tenant',
    name: { zh: '租户管理', en: 'Tenants' },
    path: '/system/tenantManage/tenantList',
    icon: 'BankOutlined',
    kinds: ['platform'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'setting', name: { zh: '租户配置', en: 'Settings' }, action: 3 },
    ],
  },
  {
    code: 'tenantTemplate',
    name: { zh: '租户模板', en: 'Tenant templates' },
    path: '/system/tenantManage/template',
    icon: 'AppstoreOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'delete', 'export'),
  },
  {
    code: 'company',
    name: { zh: '单位信息', en: 'Own organisation' },
    path: '/system/companyManage/company',
    icon: 'IdcardOutlined',
    kinds: ['buyer', 'agency', 'supplier'],
    buttons: buttons('view', 'edit'),
  },
  {
    code: 'param',
    name: { zh: '参数管理', en: 'Parameters' },
    path: '/system/param',
    icon: 'ControlOutlined',
    kinds: allKinds,
    buttons: [...buttons('view', 'add', 'edit', 'delete', 'export'), ...limitedTo(['platform'], buttons('import'))],
  },
  {
    code: 'client',
    name: { zh: '应用客户端', en: 'Clients' },
    path: '/system/client',
    icon: 'LaptopOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'identityProvider',
    name: { zh: '第三方登录', en: 'Identity providers' },
    path: '/system/identityProvider',
    icon: 'LoginOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
];
