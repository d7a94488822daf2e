import { lifecycle } from '../kit/lifecycle.ts';

const place = { name: 'ownerName', number: 'payoutNo', path: '/payManage/payout?id={id}' } as const;

/**
 * What somebody withdraws from his wallet. From the application on its money is frozen, with the word of finance it leaves the
 * wallet, and a third person pays it. Whatever is not paid goes back into the wallet.
 */
export const payoutLifecycle = lifecycle({
  field: 'payoutStatus',
  states: {
    applied: { value: 0, label: { zh: '待审核', en: 'To be decided' }, tone: 'orange' },
    toPay: { value: 1, label: { zh: '待付款', en: 'To be paid' }, tone: 'orange' },
    paid: { value: 2, label: { zh: '已支付', en: 'Paid' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '已退回', en: 'Sent back' }, tone: 'red' },
    failed: { value: 4, label: { zh: '付款失败', en: 'Could not be paid' }, tone: 'red', isAside: true },
  },
  actions: {
    approve: {
      from: ['applied'],
      to: 'toPay',
      permission: 'payout_audit',
      notBy: ['add'],
      label: { zh: '审核通过', en: 'Approve' },
      effects: ['ledgerPosting.approvePayout'],
    },
    reject: {
      from: ['applied'],
      to: 'rejected',
      permission: 'payout_audit',
      notBy: ['add'],
      label: { zh: '审核驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    pay: {
      from: ['toPay'],
      to: 'paid',
      permission: 'payout_pay',
      notBy: ['add', 'approve'],
      label: { zh: '登记付款', en: 'Note the payment' },
      effects: ['ledgerPosting.payPayout'],
    },
    fail: {
      from: ['toPay', 'paid'],
      to: 'failed',
      permission: 'payout_pay',
      notBy: ['add'],
      label: { zh: '付款失败退回钱包', en: 'It could not be paid' },
      confirm: {
        zh: '用于银行不能支付或次日退票：款项退回钱包，由收款人重新申请。',
        en: 'For what the bank does not take or sends back: the money is in the wallet again.',
      },
      reason: 'required',
      danger: true,
      effects: ['ledgerPosting.returnPayout'],
    },
  },
  duties: {
    audit: {
      ...place,
      states: ['applied'],
      by: 'approve',
      label: { zh: '审核提现申请', en: 'Decide about a withdrawal' },
    },
    pay: { ...place, states: ['toPay'], by: 'pay', label: { zh: '支付提现', en: 'Pay a withdrawal' } },
  },
  told: {
    person: 'createUser',
    party: 'supplierTenantId',
    about: 'payout',
    name: 'payoutNo',
    words: { approve: 'finished', pay: 'payoutPaid', reject: 'payoutReturned', fail: 'payoutReturned' },
  },
});
