import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Confirm a demand: how flows call it, and what their conditions and forms may name. */
export const confirmWords = {
  label: { zh: '采购需求确认', en: 'Confirm a demand' },
  withoutFlow: { zh: '由需求确认人在平台确认', en: 'whoever confirms demands decides' },
  afterReject: {
    zh: '驳回后需求退回提出人，修改后可重新提交。',
    en: 'The demand goes back to who made it, to be changed and handed in again.',
  },
  variables: [
    { name: 'demandNo', type: 'text', label: { zh: '需求编号', en: 'Number' } },
    { name: 'demandName', type: 'text', label: { zh: '需求名称', en: 'Name' } },
    { name: 'purchaseType', type: 'text', label: { zh: '采购类别', en: 'Goods or services' } },
    { name: 'budget', type: 'number', label: { zh: '需求预算（元）', en: 'Budget (CNY)' } },
    { name: 'techReq', type: 'text', label: { zh: '技术要求', en: 'Technical requirements' } },
    { name: 'bizReq', type: 'text', label: { zh: '商务要求', en: 'Commercial requirements' } },
    { name: 'details', type: 'list', label: { zh: '需求明细', en: 'Lines' } },
    { name: 'details.name', type: 'text', label: { zh: '名称', en: 'Name' } },
    { name: 'details.qty', type: 'number', label: { zh: '数量', en: 'Quantity' } },
    { name: 'details.money', type: 'number', label: { zh: '预估金额（元）', en: 'Amount (CNY)' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies Partial<FlowBusiness>;
