import type { DemoAccount } from '@zhaocai/model';
import { buyerTenant } from './demo-buyer.ts';
import { tenantAdministrator, type RoleSeed, type TenantSeed } from './tenant-seed.ts';

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

const agencyTenant: TenantSeed = {
  tenantId: '200001',
  name: '浙江正信招标代理有限公司',
  kind: 'agency',
  creditCode: '91330106MA0Y4D041L',
  linkman: '方敏',
  contactNumber: '0571-8800 2001',
  address: '浙江省杭州市拱墅区',
  depts: ['浙江正信招标代理有限公司', '招标一部'],
  roles: [tenantAdministrator],
  users: [
    {
      account: 'agent',
      nickName: '方敏',
      roles: ['admin'],
      dept: '浙江正信招标代理有限公司',
      label: { zh: '代理机构', en: 'Agency' },
    },
  ],
};

export const bidder: RoleSeed = {
  alias: 'supplier',
  name: '供应商',
  grants: [
    'bulletin_view',
    'bid_view',
    'bid_add',
    'bid_quote',
    'question_view',
    'question_ask',
    'objection_view',
    'objection_raise',
    'contract_view',
    'hall_view',
    'hall_sign',
    'hall_confirm',
    'hall_object',
    'auction_view',
    'auction_bid',
    'deposit_view',
    'deposit_handIn',
    'invoice_apply',
    'invoice_view',
    'judgementOwn_view',
    'judgementOwn_answer',
    'order_buy',
    'order_view',
    'researchNeeds_view',
    'researchNeeds_answer',
    'wallet_view',
    'wallet_apply',
    'walletAccount_view',
    'walletAccount_add',
    'walletAccount_edit',
    'walletAccount_delete',
  ],
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
    roles: [bidder, tenantAdministrator],
    users: [{ account: `supplier${number}`, nickName: linkman, roles: ['supplier'], dept: name, label }],
  };
}

/** Invented companies; their credit codes have a right check digit and belong to nobody. */
export const demoTenants: readonly TenantSeed[] = [
  buyerTenant,
  agencyTenant,
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

export const demoAccounts: readonly DemoAccount[] = [platformTenant, ...demoTenants].flatMap(({ tenantId, users }) =>
  users.map(({ account, label }) => ({ tenantId, account, label })),
);
