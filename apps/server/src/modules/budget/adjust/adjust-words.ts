import type { ReviewWords } from '../review/review-levels.ts';

/** The reviews of an adjustment: what becomes of one that is rejected, and what conditions and forms may name. */
export const adjustWords = {
  first: {
    label: { zh: '预算调整一级审核', en: 'First review of a budget adjustment' },
    withoutFlow: { zh: '由一级审核人在平台审核', en: 'a first reviewer decides' },
  },
  second: {
    label: { zh: '预算调整二级审核', en: 'Second review of a budget adjustment' },
    withoutFlow: { zh: '由二级审核人在平台审核', en: 'a second reviewer decides' },
  },
  afterReject: {
    zh: '驳回后本次调整不生效，金额保持不变，可另行申请调整。',
    en: 'The amount stays as it is; another adjustment may be asked for.',
  },
  variables: [
    { name: 'proNo', type: 'text', label: { zh: '项目编号', en: 'Number' } },
    { name: 'proName', type: 'text', label: { zh: '项目名称', en: 'Name' } },
    { name: 'line', type: 'text', label: { zh: '预算经费', en: 'Budget line' } },
    { name: 'moneyBefore', type: 'number', label: { zh: '调整前金额（元）', en: 'Amount before (CNY)' } },
    { name: 'moneyAfter', type: 'number', label: { zh: '调整后金额（元）', en: 'Amount after (CNY)' } },
    { name: 'reason', type: 'text', label: { zh: '调整原因', en: 'Reason' } },
  ],
} as const satisfies ReviewWords;
