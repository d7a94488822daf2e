import { named } from '../kit/named.ts';

/** The accounts of the ledger, by what they hold. */
export const ledgerAccountKind = named({
  bank: { value: 1, label: { zh: '银行存款', en: 'Bank' } },
  guarantees: { value: 2, label: { zh: '保函与保单', en: 'Guarantees and policies' } },
  depositHeld: { value: 3, label: { zh: '投标保证金', en: 'Bid security held' } },
  refundPayable: { value: 4, label: { zh: '应退款项', en: 'Refunds payable' } },
  performanceBond: { value: 5, label: { zh: '履约保证金', en: 'Performance bonds' } },
  forfeited: { value: 6, label: { zh: '不予退还款项', en: 'Forfeited' } },
  interest: { value: 7, label: { zh: '退还利息', en: 'Interest on refunds' } },
  documentFee: { value: 8, label: { zh: '标书费', en: 'Document fees' } },
  agencyFee: { value: 9, label: { zh: '代理服务费', en: 'Agency fees' } },
  expertFee: { value: 10, label: { zh: '专家费', en: 'Expert fees' } },
  wallet: { value: 11, label: { zh: '钱包', en: 'Wallets' } },
  channel: { value: 12, label: { zh: '支付渠道在途', en: 'Payment channels' } },
  sceneFee: { value: 13, label: { zh: '场地费', en: 'Venue fees' } },
  contractPaid: { value: 14, label: { zh: '合同支出', en: 'Paid for contracts' } },
  expertFund: { value: 15, label: { zh: '代收专家费', en: 'Collected for experts' } },
  taxWithheld: { value: 16, label: { zh: '代扣个人所得税', en: 'Tax withheld' } },
  payoutPayable: { value: 17, label: { zh: '应付提现款', en: 'Withdrawals to be paid' } },
  unidentified: { value: 18, label: { zh: '待查款项', en: 'To be looked into' } },
  otherIncome: { value: 19, label: { zh: '其他收款', en: 'Other money in' } },
});

/** Why money moves between accounts. */
export const ledgerOperation = named({
  receive: { value: 1, label: { zh: '收取保证金', en: 'Receive a deposit' } },
  askRefund: { value: 2, label: { zh: '申请退还', en: 'Ask for a refund' } },
  cancelRefund: { value: 3, label: { zh: '撤销退还申请', en: 'Cancel a refund' } },
  payRefund: { value: 4, label: { zh: '退还', en: 'Refund' } },
  convert: { value: 5, label: { zh: '转履约保证金', en: 'Convert to a performance bond' } },
  forfeit: { value: 6, label: { zh: '不予退还', en: 'Forfeit' } },
  reverse: { value: 7, label: { zh: '冲销', en: 'Reverse' } },
  receiveFee: { value: 8, label: { zh: '收取费用', en: 'Receive a fee' } },
  payContract: { value: 9, label: { zh: '支付合同款', en: 'Pay a contract' } },
  payExpert: { value: 10, label: { zh: '支付专家费', en: 'Pay an expert' } },
  refundMistake: { value: 11, label: { zh: '差错退款', en: 'Refund a mistake' } },
  approvePayout: { value: 12, label: { zh: '核准提现', en: 'Approve a withdrawal' } },
  payPayout: { value: 13, label: { zh: '支付提现', en: 'Pay a withdrawal' } },
  returnPayout: { value: 14, label: { zh: '提现退回', en: 'Return a withdrawal' } },
  mistake: { value: 15, label: { zh: '转入待查款项', en: 'Put aside as a mistake' } },
  correct: { value: 16, label: { zh: '更正到账', en: 'Correct a receipt' } },
});

/** What a posting was made for. */
export const ledgerCause = named({
  deposit: { value: 1, label: { zh: '保证金', en: 'Deposit' } },
  order: { value: 2, label: { zh: '订单', en: 'Order' } },
  contractPayment: { value: 3, label: { zh: '合同付款', en: 'Payment of a contract' } },
  costOut: { value: 4, label: { zh: '项目支出', en: 'Paid for a project' } },
  payout: { value: 5, label: { zh: '钱包提现', en: 'Withdrawal' } },
  costIn: { value: 6, label: { zh: '项目收款', en: 'Received for a project' } },
});

/** What a check of the ledger came to. */
export const ledgerVerdict = named({
  sound: { value: 1, label: { zh: '核对一致', en: 'Sound' }, tone: 'green' },
  broken: { value: 2, label: { zh: '存在差异', en: 'Broken' }, tone: 'red' },
});
