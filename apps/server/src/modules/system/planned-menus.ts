import { buttons, type MenuSeed, type TenantKind } from './menu-seed.ts';

const allKinds = ['platform', 'buyer', 'agency', 'supplier'] as const satisfies readonly TenantKind[];
const buyer = ['buyer'] as const satisfies readonly TenantKind[];

interface Plan {
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly path: string;
  readonly kinds?: readonly TenantKind[];
}

const planned = ({ code, name, path, kinds = buyer }: Plan): MenuSeed => ({
  code,
  name,
  path,
  icon: 'AppstoreOutlined',
  kinds,
  planned: true,
});

/** The areas of the contract whose screens are still to come, so that every page of it already has its place. */
export const plannedMenus: readonly MenuSeed[] = [
  planned({ code: 'work', name: { zh: '我的工作', en: 'My work' }, path: '/work', kinds: allKinds }),
  planned({ code: 'messageCenter', name: { zh: '消息中心', en: 'Messages' }, path: '/messageCenter', kinds: allKinds }),
  planned({ code: 'demandInvestigate', name: { zh: '需求调查', en: 'Demand surveys' }, path: '/demandInvestigate' }),
  planned({ code: 'researchNeeds', name: { zh: '需求调研', en: 'Needs research' }, path: '/researchNeeds' }),
  planned({ code: 'budget', name: { zh: '预算管理', en: 'Budgets' }, path: '/budget' }),
  planned({ code: 'purchaseEntrust', name: { zh: '采购委托', en: 'Entrusted purchasing' }, path: '/purchaseEntrust' }),
  planned({ code: 'schedule', name: { zh: '采购进度', en: 'Schedules' }, path: '/schedule' }),
  planned({ code: 'directPurchase', name: { zh: '直接采购', en: 'Direct purchases' }, path: '/directPurchase' }),
  planned({ code: 'protocolPurchase', name: { zh: '协议采购', en: 'Framework purchases' }, path: '/protocolPurchase' }),
  planned({ code: 'tenderManage', name: { zh: '招标管理', en: 'Tender management' }, path: '/tenderManage' }),
  planned({ code: 'projectFiles', name: { zh: '项目档案', en: 'Project files' }, path: '/projectFiles' }),
  planned({ code: 'projectDetail', name: { zh: '项目详情', en: 'Project details' }, path: '/projectDetail' }),
  planned({ code: 'payManage', name: { zh: '支付管理', en: 'Payments' }, path: '/payManage' }),
  planned({ code: 'expertDatabase', name: { zh: '专家库', en: 'Experts' }, path: '/expertDatabase' }),
  planned({ code: 'agencyLibrary', name: { zh: '代理机构库', en: 'Agencies' }, path: '/agencyLibrary' }),
  planned({ code: 'performanceEvaluate', name: { zh: '履约评价', en: 'Evaluations' }, path: '/performanceEvaluate' }),
  planned({ code: 'projectParameter', name: { zh: '项目参数', en: 'Project parameters' }, path: '/projectParameter' }),
  planned({ code: 'projectNature', name: { zh: '项目性质', en: 'Kinds of project' }, path: '/projectNature' }),
  planned({ code: 'base', name: { zh: '基础配置', en: 'Foundations' }, path: '/base', kinds: allKinds }),
  planned({
    code: 'dictVertical',
    name: { zh: '系统字典', en: 'Dictionaries' },
    path: '/dict-vertical',
    kinds: ['platform'],
  }),
  planned({ code: 'dictHorizontal', name: { zh: '业务字典', en: 'Tenant dictionaries' }, path: '/dict-horizontal' }),
];

/** Administration: its permission codes exist, its screens are still to come. */
export const plannedSystemMenus: readonly MenuSeed[] = [
  {
    ...planned({
      code: 'user',
      name: { zh: '用户管理', en: 'Users' },
      path: '/system/companyManage/companyUsers',
      kinds: allKinds,
    }),
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete'),
      { verb: 'role', name: { zh: '分配角色', en: 'Assign roles' }, action: 3 },
      { verb: 'reset', name: { zh: '重置密码', en: 'Reset passwords' }, action: 3 },
      { verb: 'examine_data', name: { zh: '查看所有人数据', en: "See everybody's data" }, action: 0 },
    ],
  },
  {
    ...planned({
      code: 'role',
      name: { zh: '角色管理', en: 'Roles' },
      path: '/system/companyManage/companyRole',
      kinds: allKinds,
    }),
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
  {
    ...planned({
      code: 'dept',
      name: { zh: '机构管理', en: 'Departments' },
      path: '/system/companyManage/companyDept',
      kinds: allKinds,
    }),
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
  {
    ...planned({
      code: 'tenant',
      name: { zh: '租户管理', en: 'Tenants' },
      path: '/system/tenantManage',
      kinds: ['platform'],
    }),
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
  {
    ...planned({ code: 'menu', name: { zh: '菜单管理', en: 'Menus' }, path: '/system/menu', kinds: ['platform'] }),
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
  {
    ...planned({
      code: 'application',
      name: { zh: '平台应用', en: 'Applications' },
      path: '/system/platformManage',
      kinds: ['platform'],
    }),
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
];
