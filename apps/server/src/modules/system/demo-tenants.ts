import type { DemoAccount, Text } from '@zhaocai/contract';
import type { ScopeKind } from '../../platform/access/index.ts';
import type { TenantKind } from './menu-seed.ts';

export interface RoleSeed {
  readonly alias: string;
  readonly name: string;
  /** Menus and buttons by code: exact, or `project_*` for all buttons of a menu. */
  readonly grants: readonly string[];
  /** Grants of all menus of the tenant's kind that are built, in place of a list. */
  readonly all?: boolean;
  readonly scope: ScopeKind;
}

export interface UserSeed {
  readonly account: string;
  readonly nickName: string;
  readonly roles: readonly string[];
  readonly dept?: string;
  /** How the sign-in page of the demo calls him. */
  readonly label: Text;
}

export interface TenantSeed {
  readonly tenantId: string;
  readonly name: string;
  readonly kind: TenantKind;
  readonly creditCode?: string;
  readonly linkman?: string;
  readonly contactNumber?: string;
  readonly address?: string;
  /** The first is the root, the others lie below it. */
  readonly depts: readonly string[];
  readonly roles: readonly RoleSeed[];
  readonly users: readonly UserSeed[];
}

export const platformTenant: TenantSeed = {
  tenantId: '000000',
  name: '平台管理',
  kind: 'platform',
  depts: ['平台管理'],
  roles: [{ alias: 'administrator', name: '超级管理员', grants: [], all: true, scope: 1 }],
  users: [
    {
      account: 'admin',
      nickName: '平台管理员',
      roles: ['administrator'],
      dept: '平台管理',
      label: { zh: '平台管理员', en: 'Platform administrator' },
    },
  ],
};

const purchaser: RoleSeed = {
  alias: 'purchaser',
  name: '采购经办',
  grants: [
    'project_view',
    'project_add',
    'project_edit',
    'project_delete',
    'project_submit',
    'project_import',
    'project_open',
    'project_select',
    'project_evidence',
    'entry_view',
    'entry_review',
    'supplier_view',
    'supplier_add',
    'supplier_edit',
    'bulletin_*',
    'lawRule_view',
    'workCalendar_view',
  ],
  scope: 2,
};

const manager: RoleSeed = {
  alias: 'manager',
  name: '采购负责人',
  grants: [
    'project_view',
    'project_confirm',
    'project_evidence',
    'entry_view',
    'entry_registered',
    'supplier_view',
    'supplier_delete',
    'supplier_export',
    'supplier_black',
    'bulletin_view',
    'lawRule_view',
    'workCalendar_view',
  ],
  scope: 1,
};

const buyer: TenantSeed = {
  tenantId: '100001',
  name: '大学招投标中心',
  kind: 'buyer',
  linkman: '周明',
  contactNumber: '0571-8800 1001',
  address: '浙江省杭州市西湖区',
  depts: ['大学招投标中心', '采购一科', '采购二科'],
  roles: [purchaser, manager],
  users: [
    {
      account: 'buyer',
      nickName: '周明',
      roles: ['purchaser'],
      dept: '采购一科',
      label: { zh: '采购人：经办', en: 'Buyer: purchaser' },
    },
    {
      account: 'manager',
      nickName: '沈岚',
      roles: ['manager'],
      dept: '大学招投标中心',
      label: { zh: '采购人：负责人', en: 'Buyer: manager' },
    },
  ],
};

const bidder: RoleSeed = {
  alias: 'supplier',
  name: '供应商',
  grants: ['bulletin_view', 'bid_view', 'bid_add', 'bid_quote'],
  scope: 1,
};

interface SupplierSeed {
  readonly number: 1 | 2 | 3;
  readonly name: string;
  readonly creditCode: string;
  readonly linkman: string;
  readonly address: string;
}

function supplier({ number, name, creditCode, linkman, address }: SupplierSeed): TenantSeed {
  const label = { zh: `供应商：${name}`, en: `Supplier ${number}` };
  return {
    tenantId: `30000${number}`,
    name,
    kind: 'supplier',
    creditCode,
    linkman,
    contactNumber: `0571-8800 300${number}`,
    address,
    depts: [name],
    roles: [bidder],
    users: [{ account: `supplier${number}`, nickName: linkman, roles: ['supplier'], dept: name, label }],
  };
}

/** Invented companies; their credit codes have a right check digit and belong to nobody. */
export const demoTenants: readonly TenantSeed[] = [
  buyer,
  supplier({
    number: 1,
    name: '杭州云岫科教仪器有限公司',
    creditCode: '91330110MA0Y1A0196',
    linkman: '陈立',
    address: '浙江省杭州市余杭区',
  }),
  supplier({
    number: 2,
    name: '南京澄观信息技术有限公司',
    creditCode: '91320115MA0Y2B025X',
    linkman: '许宁',
    address: '江苏省南京市江宁区',
  }),
  supplier({
    number: 3,
    name: '苏州砺行办公设备有限公司',
    creditCode: '91320506MA0Y3C0315',
    linkman: '顾恒',
    address: '江苏省苏州市吴中区',
  }),
];

/** One password for all of them, told on the sign-in page of the demo. */
export const demoPassword = 'Demo@2026';

export const demoAccounts: readonly DemoAccount[] = [platformTenant, ...demoTenants].flatMap(({ tenantId, users }) =>
  users.map(({ account, label }) => ({ tenantId, account, label })),
);
