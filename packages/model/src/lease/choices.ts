import type { Choice } from '../kit/field.ts';
import { named } from '../kit/named.ts';

/** Who lives there (docs/estate.md B.1). */
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

export const leaseContractType = named({
  new: { value: 1, label: { zh: '新签', en: 'New' } },
  renewal: { value: 2, label: { zh: '续签', en: 'Renewal' } },
  amendment: { value: 3, label: { zh: '变更', en: 'Amendment' } },
});

/** How the rate of the rent goes with the time that somebody has rented. */
export const rentRate = named({
  flat: { value: 1, label: { zh: '固定比例', en: 'One rate' } },
  laddered: { value: 2, label: { zh: '按累计租期阶梯', en: 'By the years rented' } },
});
