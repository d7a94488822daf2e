import { entity } from '../kit/entity.ts';
import { supplierStatus } from './choices.ts';

/** A company in a buyer's library. A supplier's own profile is the row in its own tenant. */
export const supplier = entity({
  name: 'supplier',
  table: 'supplier',
  label: { zh: '供应商', en: 'Supplier' },
  path: '/api/purchase/supplier',
  verbs: { page: 'POST /queryPage', detail: 'GET /queryById', export: 'POST /export', import: 'POST /import' },
  importKey: ['creditCode'],
  menu: 'supplier',
  search: ['supplierName', 'creditCode'],
  sort: ['-createTime'],
  dataScoped: 'granted',
  fields: {
    supplierName: { kind: 'text', label: { zh: '供应商名称', en: 'Name' }, maxLength: 100, required: true },
    creditCode: { kind: 'text', label: { zh: '统一社会信用代码', en: 'Credit code' }, maxLength: 18, required: true },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    responsiblePerson: { kind: 'text', label: { zh: '单位负责人', en: 'Responsible person' }, maxLength: 50 },
    address: { kind: 'text', label: { zh: '地址', en: 'Address' }, maxLength: 200 },
    supplierTenantId: { kind: 'text', label: { zh: '供应商租户', en: 'Tenant' }, maxLength: 6, readOnly: true },
    supplierStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: supplierStatus.choices,
      readOnly: true,
    },
    blackReason: { kind: 'text', label: { zh: '列入原因', en: 'Why debarred' }, maxLength: 500, readOnly: true },
  },
});
