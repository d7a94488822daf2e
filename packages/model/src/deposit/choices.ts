import { named } from '../kit/named.ts';

/** How a deposit is given (658号令 33, 条例 26): money, or a paper that stands for it. */
export const depositWay = named({
  transfer: { value: 1, label: { zh: '转账', en: 'Bank transfer' } },
  cheque: { value: 2, label: { zh: '支票', en: 'Cheque' } },
  draft: { value: 3, label: { zh: '汇票或本票', en: 'Draft or promissory note' } },
  guarantee: { value: 4, label: { zh: '银行保函', en: 'Bank guarantee' } },
  insurance: { value: 5, label: { zh: '保险保单', en: 'Insurance policy' } },
  electronicGuarantee: { value: 6, label: { zh: '电子保函', en: 'Electronic guarantee' } },
});

/** Is it a paper that stands for money? Nothing of it lies on the account. */
export function isPaper(payWay: unknown): boolean {
  return depositWay.is(payWay, 'guarantee', 'insurance', 'electronicGuarantee');
}

/** What makes a deposit due to be returned; each has its period (R19–R21). */
export const refundCause = named({
  withdrawn: { value: 1, label: { zh: '投标撤回或视为撤回', en: 'Withdrawn, or deemed to be' } },
  lost: { value: 2, label: { zh: '未中标（成交）', en: 'Not awarded' } },
  contracted: { value: 3, label: { zh: '合同已签订', en: 'Contract signed' } },
  ended: { value: 4, label: { zh: '采购终止或流标', en: 'Procurement ended' } },
});

/** Why a deposit is not returned (R23: 招标投标法实施条例 35, 74). */
export const forfeitCause = named({
  revoked: { value: 1, label: { zh: '投标截止后撤销投标', en: 'Bid revoked after the deadline' } },
  unsigned: { value: 2, label: { zh: '中标（成交）后无正当理由不签订合同', en: 'Does not sign without good reason' } },
  conditions: { value: 3, label: { zh: '签订合同时提出附加条件', en: 'Asks for further conditions' } },
  noBond: { value: 4, label: { zh: '不按要求提交履约保证金', en: 'Gives no performance bond' } },
});

/** Where a supplier's word against a forfeiture stands. */
export const appealState = named({
  waiting: { value: 1, label: { zh: '申诉待答复', en: 'Appeal to answer' }, tone: 'orange' },
  answered: { value: 2, label: { zh: '申诉已答复', en: 'Appeal answered' }, tone: 'green' },
});
