import type { Choice } from '../kit/field.ts';

/** Who lives there (handbook B.1). */
export const residenceTypes = [
  { value: 1, label: { zh: '单身', en: 'Single' } },
  { value: 2, label: { zh: '家庭', en: 'Family' } },
  { value: 3, label: { zh: '合租', en: 'Shared' } },
  { value: 4, label: { zh: '博士后', en: 'Postdoc' } },
  { value: 5, label: { zh: '访问学者', en: 'Visiting scholar' } },
  { value: 6, label: { zh: '外籍专家', en: 'Foreign expert' } },
  { value: 7, label: { zh: '学生', en: 'Student' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const leasePaymentMethods = [
  { value: 1, label: { zh: '工资代扣', en: 'Payroll deduction' } },
  { value: 2, label: { zh: '现金', en: 'Cash' } },
  { value: 3, label: { zh: '银行转账', en: 'Bank transfer' } },
  { value: 4, label: { zh: '微信', en: 'WeChat' } },
  { value: 5, label: { zh: '支付宝', en: 'Alipay' } },
  { value: 6, label: { zh: 'POS刷卡', en: 'Card' } },
  { value: 7, label: { zh: '校园卡', en: 'Campus card' } },
  { value: 8, label: { zh: '校内经费划转', en: 'Internal transfer' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
] as const satisfies readonly Choice[];

export const payCycles = [
  { value: 1, label: { zh: '按月', en: 'Monthly' } },
  { value: 3, label: { zh: '按季', en: 'Quarterly' } },
  { value: 6, label: { zh: '半年', en: 'Half-yearly' } },
  { value: 12, label: { zh: '按年', en: 'Yearly' } },
] as const satisfies readonly Choice[];

export const leaseContractTypes = [
  { value: 1, label: { zh: '新签', en: 'New' } },
  { value: 2, label: { zh: '续签', en: 'Renewal' } },
  { value: 3, label: { zh: '变更', en: 'Amendment' } },
] as const satisfies readonly Choice[];

/** How the rate of the rent goes with the time that somebody has rented. */
export const rentRates = [
  { value: 1, label: { zh: '固定比例', en: 'One rate' } },
  { value: 2, label: { zh: '阶梯60/70/80/100%', en: 'Ladder 60/70/80/100 %' } },
] as const satisfies readonly Choice[];

export const laddered = 2;

/** SM9 of the handbook. */
export const rentBillStatuses = [
  { value: 0, label: { zh: '待缴', en: 'Due' }, tone: 'orange' },
  { value: 1, label: { zh: '部分缴纳', en: 'Partly paid' }, tone: 'orange' },
  { value: 2, label: { zh: '已缴', en: 'Paid' }, tone: 'green' },
  { value: 3, label: { zh: '逾期', en: 'Overdue' }, tone: 'red' },
  { value: 4, label: { zh: '已免', en: 'Waived' }, tone: 'grey' },
  { value: 5, label: { zh: '已冲销', en: 'Reversed' }, tone: 'grey' },
] as const satisfies readonly Choice[];

export const rentBillState = { due: 0, partlyPaid: 1, paid: 2, overdue: 3, waived: 4, reversed: 5 } as const;

/** Bills that still want money. */
export const openBillStates: readonly number[] = [0, 1, 3];
