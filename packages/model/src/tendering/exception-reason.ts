import { named } from '../kit/named.ts';

/** The grounds, as notices state them; 1 to 7 are those of the register of failures. */
export const exceptionReason = named({
  fewBidders: { value: 1, label: { zh: '响应供应商不足法定家数', en: 'Fewer suppliers than required' } },
  noneAcceptable: { value: 2, label: { zh: '没有符合要求的供应商', en: 'No acceptable supplier' } },
  overBudget: { value: 4, label: { zh: '报价均超过采购预算', en: 'All quotes above the budget' } },
  unlawful: { value: 5, label: { zh: '出现影响采购公正的违法、违规行为', en: 'Unlawful conduct affects fairness' } },
  cancelled: { value: 6, label: { zh: '采购任务取消', en: 'The procurement is cancelled' } },
  other: { value: 7, label: { zh: '其他', en: 'Other' } },
  majorChange: { value: 8, label: { zh: '重大变故', en: 'A major change of circumstances' } },
  faultyDocuments: { value: 9, label: { zh: '采购文件存在重大缺陷', en: 'A serious fault of the documents' } },
  mistake: { value: 10, label: { zh: '评审或录入错误', en: 'A mistake in judging or entering' } },
  complaint: { value: 11, label: { zh: '质疑、投诉成立', en: 'A complaint was upheld' } },
  ruling: { value: 12, label: { zh: '司法裁判或监管决定', en: 'A ruling of a court or the regulator' } },
  disputed: { value: 14, label: { zh: '收到质疑、投诉', en: 'A complaint was received' } },
  winnerWithdrew: { value: 13, label: { zh: '中标（成交）供应商放弃', en: 'The winner gave up' } },
});
