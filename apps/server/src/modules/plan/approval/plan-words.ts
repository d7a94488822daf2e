import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Approve a purchase plan: how flows call it, and what their conditions and forms may name. */
export const planWords = {
  label: { zh: '采购计划审批', en: 'Approve a purchase plan' },
  withoutFlow: { zh: '由负责人在平台审核', en: 'whoever reviews plans decides' },
  afterReject: {
    zh: '驳回后计划退回提交人，修改后可重新提交。',
    en: 'The plan goes back to who handed it in, to be changed and handed in again.',
  },
  variables: [
    { name: 'planNo', type: 'text', label: { zh: '计划编号', en: 'Number' } },
    { name: 'planName', type: 'text', label: { zh: '计划名称', en: 'Name' } },
    { name: 'purchaseType', type: 'text', label: { zh: '采购类别', en: 'Goods or services' } },
    { name: 'budgetMoney', type: 'number', label: { zh: '预算金额（元）', en: 'Budget (CNY)' } },
    { name: 'budgetLine', type: 'text', label: { zh: '预算经费', en: 'Budget line' } },
    { name: 'details', type: 'list', label: { zh: '计划明细', en: 'Lines' } },
    { name: 'details.name', type: 'text', label: { zh: '名称', en: 'Name' } },
    { name: 'details.qty', type: 'number', label: { zh: '数量', en: 'Quantity' } },
    { name: 'details.money', type: 'number', label: { zh: '金额（元）', en: 'Amount (CNY)' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies Partial<FlowBusiness>;
