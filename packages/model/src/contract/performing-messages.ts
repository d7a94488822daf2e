import type { Text } from '../kit/text.ts';

/** What is refused after a contract was drawn up: its plan, its acceptances, its payments. */
export const performingMessages = {
  'contract.planSum': {
    zh: '付款计划合计应等于合同金额（相差{money}元）',
    en: 'The plan comes to the price of the contract: it differs by {money} CNY',
  },
  'contract.planFixed': {
    zh: '已有付款申请，付款计划不能修改',
    en: 'A payment was applied for: the plan is not changed any more',
  },
  'contract.planState': {
    zh: '起草时或签订后、首次付款前才能编制付款计划',
    en: 'Payments are planned with the draft, or after signing until the first payment',
  },
  'contract.planReason': {
    zh: '合同已签订，请说明修改付款计划的原因',
    en: 'Both have signed: say why the plan is changed',
  },
  'contract.planWarranty': {
    zh: '合同没有质保期满日期，不能以质保期满为付款条件',
    en: 'The contract names no end of a warranty to wait for',
  },
} as const satisfies Record<string, Text>;
