import type { FlowBusiness } from '../../../platform/flows/index.ts';

/** Confirm a result: how flows call it, and what their conditions and forms may name. */
export const resultWords = {
  label: { zh: '采购结果确认', en: 'Confirm a result' },
  withoutFlow: { zh: '由采购负责人在平台确认', en: 'the procurement head confirms it' },
  afterReject: {
    zh: '驳回后退回供应商选择，重新选择后可再次提交。',
    en: 'It goes back to the selection, to be made and handed in again.',
  },
  variables: [
    { name: 'projectNo', type: 'text', label: { zh: '项目编号', en: 'Project no.' } },
    { name: 'projectName', type: 'text', label: { zh: '项目名称', en: 'Project name' } },
    { name: 'generalBudget', type: 'number', label: { zh: '项目总预算（元）', en: 'Total budget (CNY)' } },
    { name: 'selectedMoney', type: 'number', label: { zh: '选定合计（元）', en: 'Selected in all (CNY)' } },
    { name: 'lowestMoney', type: 'number', label: { zh: '最低报价合计（元）', en: 'Lowest quotes in all (CNY)' } },
    { name: 'winners', type: 'list', label: { zh: '采购结果', en: 'Winners' } },
    { name: 'winners.packageName', type: 'text', label: { zh: '采购包', en: 'Package' } },
    { name: 'winners.budget', type: 'number', label: { zh: '预算（元）', en: 'Budget (CNY)' } },
    { name: 'winners.quotes', type: 'number', label: { zh: '报价家数', en: 'Quotes' } },
    { name: 'winners.supplierName', type: 'text', label: { zh: '中标（成交）供应商', en: 'Winner' } },
    { name: 'winners.totalMoney', type: 'number', label: { zh: '中标（成交）金额（元）', en: 'Price (CNY)' } },
    { name: 'winners.reason', type: 'text', label: { zh: '选择理由', en: 'Reason' } },
    { name: 'files', type: 'list', label: { zh: '项目附件', en: 'Files of the project' } },
  ],
} as const satisfies Partial<FlowBusiness>;
