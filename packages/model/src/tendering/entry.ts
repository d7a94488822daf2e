import { entity } from '../kit/entity.ts';
import { depositStatus } from './choices.ts';
import { entryLifecycle } from './entry-lifecycle.ts';

/** A supplier's registration for one package. The row is the buyer's; the supplier is its party. */
export const entry = entity({
  name: 'entry',
  table: 'entry',
  label: { zh: '报名', en: 'Entry' },
  path: '/api/purchase/entry',
  verbs: {},
  menu: 'entry',
  search: ['supplierName'],
  sort: ['-entryTime'],
  parties: ['supplier_tenant_id'],
  permanent: true,
  dataScoped: false,
  lifecycle: entryLifecycle,
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    packageId: { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true, fixed: true },
    supplierId: { kind: 'ref', to: 'supplier', label: { zh: '供应商', en: 'Supplier' }, required: true, fixed: true },
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant' },
      maxLength: 6,
      required: true,
      readOnly: true,
    },
    entryNum: { kind: 'text', label: { zh: '报名号', en: 'Entry no.' }, maxLength: 40, required: true, readOnly: true },
    supplierName: { kind: 'text', label: { zh: '供应商名称', en: 'Supplier' }, maxLength: 100, required: true },
    creditCode: { kind: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, maxLength: 18, required: true },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50, required: true },
    phone: {
      kind: 'text',
      label: { zh: '手机号', en: 'Mobile phone' },
      maxLength: 11,
      pattern: /^1\d{10}$/,
      patternText: { zh: '11位手机号', en: '11 digits' },
      required: true,
    },
    entryTime: { kind: 'instant', label: { zh: '报名时间', en: 'Registered' }, required: true, readOnly: true },
    entryStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: entryLifecycle.choices,
      required: true,
      readOnly: true,
    },
    depositStatus: {
      kind: 'choice',
      label: { zh: '保证金状态', en: 'Deposit' },
      choices: depositStatus.choices,
      required: true,
      readOnly: true,
    },
    rejectReason: { kind: 'text', label: { zh: '驳回原因', en: 'Why rejected' }, maxLength: 500, readOnly: true },
    isBid: { kind: 'flag', label: { zh: '已报价', en: 'Has quoted' }, required: true, readOnly: true },
    bidTime: { kind: 'instant', label: { zh: '报价时间', en: 'Quoted' }, readOnly: true },
    quoteVersion: { kind: 'integer', label: { zh: '报价版本', en: 'Quote version' }, required: true, readOnly: true },
  },
});
