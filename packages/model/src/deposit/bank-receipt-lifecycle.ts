import { lifecycle } from '../kit/lifecycle.ts';

/** A line of the bank's statement: it belongs to a deposit, or somebody says what it is. */
export const bankReceiptLifecycle = lifecycle({
  field: 'receiptStatus',
  states: {
    unmatched: { value: 1, label: { zh: '待匹配', en: 'To match' }, tone: 'orange' },
    matched: { value: 2, label: { zh: '已匹配', en: 'Matched' }, tone: 'green' },
    dismissed: { value: 3, label: { zh: '其他款项', en: 'Something else' }, tone: 'grey' },
    assigned: { value: 4, label: { zh: '已归项目', en: 'Given to a project' }, tone: 'green' },
  },
  actions: {
    match: {
      from: ['unmatched'],
      to: 'matched',
      permission: 'bankReceipt_match',
      label: { zh: '匹配款项', en: 'Match' },
      effects: ['deposit.confirm', 'payOrder.confirm'],
    },
    unmatch: { from: ['matched'], to: 'unmatched', label: { zh: '解除匹配', en: 'Take the match back' } },
    dismiss: {
      from: ['unmatched'],
      to: 'dismissed',
      permission: 'bankReceipt_match',
      label: { zh: '标记为其他款项', en: 'Say that it is something else' },
      reason: 'required',
    },
    // By who says for which project it is (`treasury`).
    assign: {
      from: ['unmatched', 'dismissed'],
      to: 'assigned',
      label: { zh: '归入项目', en: 'Give to a project' },
      effects: ['costIn.confirm'],
    },
    reopen: {
      from: ['dismissed'],
      to: 'unmatched',
      permission: 'bankReceipt_match',
      label: { zh: '恢复待匹配', en: 'Look at it again' },
      reason: 'required',
    },
  },
  duties: {
    match: {
      states: ['unmatched'],
      by: 'match',
      name: 'payerName',
      number: 'tradeNo',
      hiddenFrom: ['role_edit', 'user_role'],
      path: '/payManage/bankReceipt?id={id}',
      label: { zh: '匹配银行到账', en: 'Match a bank receipt' },
    },
  },
});
