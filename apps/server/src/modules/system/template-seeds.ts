import type { TemplateContent, TenantKind } from '@zhaocai/model';
import { buyerTenant } from './demo-buyer.ts';
import { buyerFlowItems } from './template-flows.ts';
import { bidder } from './demo-tenants.ts';
import { grantedCodes } from './granted-codes.ts';
import { tenantAdministrator, type RoleSeed } from './tenant-seed.ts';

export interface TemplateSeed {
  readonly code: string;
  readonly name: string;
  readonly kind: Exclude<TenantKind, 'platform'>;
  readonly remark: string;
  readonly content: TemplateContent;
}

const estateRoles = ['estate_admin', 'finance'];

function buyerRoles(wanted: (alias: string) => boolean): readonly RoleSeed[] {
  return buyerTenant.roles.filter(({ alias }) => alias !== tenantAdministrator.alias && wanted(alias));
}

/** What new tenants can begin with from the first day of the product. */
export const templateSeeds: readonly TemplateSeed[] = [
  {
    code: 'buyer',
    name: '采购单位',
    kind: 'buyer',
    remark: '采购经办、采购负责人、财务、监督、需求部门、评审专家，公告与结果审批',
    content: contentOf(
      buyerRoles((alias) => alias !== 'estate_admin'),
      { flows: [...buyerFlowItems] },
    ),
  },
  {
    code: 'estate',
    name: '房产管理单位',
    kind: 'buyer',
    remark: '房产管理员、财务',
    content: contentOf(buyerRoles((alias) => estateRoles.includes(alias))),
  },
  {
    code: 'agency',
    name: '代理机构',
    kind: 'agency',
    remark: '采购经办、采购负责人',
    content: contentOf(buyerRoles((alias) => ['purchaser', 'manager'].includes(alias))),
  },
  {
    code: 'supplier',
    name: '供应商',
    kind: 'supplier',
    remark: '投标经办',
    content: contentOf([{ ...bidder, name: '投标经办' }]),
  },
];

function contentOf(roles: readonly RoleSeed[], parts: TemplateContent['parts'] = {}): TemplateContent {
  return {
    roles: roles.map(({ alias, name, scope, seesAll = [], ...grants }) => ({
      name,
      alias,
      remark: null,
      demandsSecondFactor: false,
      scopes: [{ resource: '*', scopeType: scope }, ...seesAll.map((resource) => ({ resource, scopeType: 1 }))],
      codes: [...grantedCodes(grants)],
    })),
    params: [],
    parts,
  };
}
