import { entity } from '../kit/entity.ts';
import { readableResearch, researchLifecycle } from './demand-lifecycle.ts';

/**
 * A question to the market about a demand (需求调查, the API's notice of type 11). Once published everybody reads it, so
 * it holds its own copy of what everybody may know, and nothing else of the demand.
 */
export const demandResearch = entity({
  name: 'demandResearch',
  table: 'demand_research',
  label: { zh: '需求调研', en: 'Research' },
  path: '/api/purchase/cus/demand/research',
  verbs: {},
  menu: 'demandManage',
  dataScoped: 'granted',
  publicWhen: `research_status in ${readableResearch} and is_deleted = 0`,
  lifecycle: researchLifecycle,
  fields: {
    demandId: { kind: 'ref', to: 'demand', label: { zh: '采购需求', en: 'Demand' }, required: true, fixed: true },
    title: { kind: 'text', label: { zh: '调研标题', en: 'Title' }, maxLength: 200, required: true },
    researchStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: researchLifecycle.choices,
      readOnly: true,
    },
    content: { kind: 'longText', label: { zh: '调研内容', en: 'What is asked' }, maxLength: 8000, required: true },
    endTime: { kind: 'instant', label: { zh: '答复截止时间', en: 'Answers until' }, required: true },
    isBudgetShown: { kind: 'flag', label: { zh: '公开预算', en: 'Budget is shown' } },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50 },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30 },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10 },
    budget: { kind: 'money', label: { zh: '预算', en: 'Budget' }, readOnly: true },
    /** `ResearchLine[]`: what is needed, without prices. */
    lines: { kind: 'json', label: { zh: '需求清单', en: 'What is needed' }, readOnly: true },
    buyerName: { kind: 'text', label: { zh: '采购单位', en: 'Buyer' }, maxLength: 100, readOnly: true },
    publishTime: { kind: 'instant', label: { zh: '发布时间', en: 'Published' }, readOnly: true },
    changeReason: { kind: 'text', label: { zh: '变更说明', en: 'Why changed' }, maxLength: 500, readOnly: true },
  },
});

/**
 * What one supplier answers. The row is the buyer's, the supplier is its party; a later version stands beside the former,
 * and the highest counts. Nobody else reads it.
 */
export const demandAnswer = entity({
  name: 'demandAnswer',
  table: 'demand_answer',
  label: { zh: '调研方案', en: 'Answer' },
  path: '/api/purchase/cus/demand/answer',
  verbs: {},
  menu: 'demandManage',
  parties: ['supplier_tenant_id'],
  appendOnly: true,
  dataScoped: false,
  fields: {
    researchId: { kind: 'ref', to: 'demandResearch', label: { zh: '需求调研', en: 'Research' }, required: true },
    supplierTenantId: { kind: 'text', label: { zh: '供应商租户', en: 'Tenant' }, maxLength: 6, readOnly: true },
    supplierName: { kind: 'text', label: { zh: '供应商', en: 'Supplier' }, maxLength: 100, readOnly: true },
    versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' }, readOnly: true },
    isWithdrawn: { kind: 'flag', label: { zh: '已撤回', en: 'Withdrawn' }, readOnly: true },
    scheme: { kind: 'longText', label: { zh: '方案说明', en: 'Proposal' }, maxLength: 8000, required: true },
    priceLow: { kind: 'money', label: { zh: '参考价下限', en: 'Price from' }, min: 0, required: true },
    priceHigh: { kind: 'money', label: { zh: '参考价上限', en: 'Price to' }, min: 0, required: true },
    deliveryDays: { kind: 'integer', label: { zh: '供货期（天）', en: 'Delivery (days)' }, min: 1, max: 3650 },
    warrantyMonths: { kind: 'integer', label: { zh: '质保期（月）', en: 'Warranty (months)' }, min: 0, max: 600 },
    record: { kind: 'longText', label: { zh: '同类业绩', en: 'Similar work' }, maxLength: 2000 },
    doubt: { kind: 'longText', label: { zh: '对需求的意见', en: 'Remarks on the demand' }, maxLength: 2000 },
    linkman: { kind: 'text', label: { zh: '联系人', en: 'Contact' }, maxLength: 50, required: true },
    phone: { kind: 'text', label: { zh: '联系电话', en: 'Phone' }, maxLength: 30, required: true },
    files: { kind: 'files', label: { zh: '附件', en: 'Files' }, maxCount: 10 },
  },
});
