import type { ReviewWords } from './review-levels.ts';

/** The reviews of a budget project: what becomes of one that is rejected, and what conditions and forms may name. */
export const reviewWords = {
  first: {
    label: { zh: '预算项目一级审核', en: 'First review of a budget project' },
    withoutFlow: { zh: '由一级审核人在平台审核', en: 'a first reviewer decides' },
  },
  second: {
    label: { zh: '预算项目二级审核', en: 'Second review of a budget project' },
    withoutFlow: { zh: '由二级审核人在平台审核', en: 'a second reviewer decides' },
  },
  afterReject: {
    zh: '驳回后预算项目退回申报人，修改后可重新提交。',
    en: 'The project goes back to who declared it, to be changed and handed in again.',
  },
  variables: [
    { name: 'proNo', type: 'text', label: { zh: '项目编号', en: 'Number' } },
    { name: 'proName', type: 'text', label: { zh: '项目名称', en: 'Name' } },
    { name: 'proType', type: 'text', label: { zh: '项目类型', en: 'Kind' } },
    { name: 'totalMoney', type: 'number', label: { zh: '项目总额（元）', en: 'Total (CNY)' } },
    { name: 'basis', type: 'text', label: { zh: '立项依据', en: 'Grounds' } },
    { name: 'goal', type: 'text', label: { zh: '绩效目标', en: 'Goal' } },
    { name: 'costs', type: 'list', label: { zh: '经费', en: 'Lines' } },
    { name: 'costs.source', type: 'text', label: { zh: '资金来源', en: 'Source' } },
    { name: 'costs.year', type: 'number', label: { zh: '年度', en: 'Year' } },
    { name: 'costs.money', type: 'number', label: { zh: '金额（元）', en: 'Amount (CNY)' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
} as const satisfies ReviewWords;
