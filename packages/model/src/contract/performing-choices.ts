import { named } from '../kit/named.ts';

/** What a payment of the plan waits for. */
export const payCondition = named({
  signing: { value: 1, label: { zh: '合同签订', en: 'Signing' } },
  delivery: { value: 2, label: { zh: '到货', en: 'Delivery' } },
  acceptance: { value: 3, label: { zh: '验收合格', en: 'Acceptance' } },
  warranty: { value: 4, label: { zh: '质保期满', en: 'End of the warranty' } },
});

/** How a contract stands with its payments. */
export const paymentState = named({
  none: { value: 0, label: { zh: '未付款', en: 'Unpaid' }, tone: 'grey' },
  part: { value: 1, label: { zh: '部分付款', en: 'Partly paid' }, tone: 'orange' },
  paid: { value: 2, label: { zh: '已付清', en: 'Paid' }, tone: 'green' },
  overdue: { value: 3, label: { zh: '付款逾期', en: 'Payment overdue' }, tone: 'red' },
});

/** What is accepted: what has come, a first look, the end, or one stage of several. */
export const acceptType = named({
  arrival: { value: 1, label: { zh: '到货验收', en: 'Arrival' } },
  preliminary: { value: 2, label: { zh: '初步验收', en: 'Preliminary' } },
  final: { value: 3, label: { zh: '最终验收', en: 'Final' } },
  staged: { value: 4, label: { zh: '分期验收', en: 'Of a stage' } },
});

/** What an acceptance came to. */
export const acceptConclusion = named({
  passed: { value: 1, label: { zh: '合格', en: 'Accepted' }, tone: 'green' },
  failed: { value: 2, label: { zh: '不合格', en: 'Not accepted' }, tone: 'red' },
  rectify: { value: 3, label: { zh: '整改', en: 'To be put right' }, tone: 'orange' },
});
