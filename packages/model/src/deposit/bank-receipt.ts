import { entity } from '../kit/entity.ts';
import { bankReceiptLifecycle } from './bank-receipt-lifecycle.ts';

/** Money that the bank's statement says has come in, in yuan. One line of a statement, kept until somebody knows what it is. */
export const bankReceipt = entity({
  name: 'bankReceipt',
  table: 'bank_receipt',
  label: { zh: '银行到账', en: 'Bank receipt' },
  path: '/api/purchase/bank-receipt',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'bankReceipt',
  search: ['tradeNo', 'payerName', 'remark'],
  sort: ['-payTime'],
  permanent: true,
  dataScoped: false,
  lifecycle: bankReceiptLifecycle,
  fields: {
    tradeNo: { kind: 'text', label: { zh: '交易流水号', en: 'Bank reference' }, maxLength: 60, required: true },
    payTime: { kind: 'instant', label: { zh: '交易时间', en: 'Paid at' }, required: true },
    payerName: { kind: 'text', label: { zh: '对方户名', en: 'Payer' }, maxLength: 100, required: true },
    payerAccount: {
      kind: 'text',
      label: { zh: '对方账号', en: 'Account of the payer' },
      maxLength: 40,
      required: true,
    },
    money: { kind: 'money', label: { zh: '收入金额', en: 'Amount' }, min: 0.01, required: true },
    remark: { kind: 'text', label: { zh: '附言', en: 'Remark' }, maxLength: 200 },
    receiptStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: bankReceiptLifecycle.choices,
      required: true,
      readOnly: true,
    },
    depositId: { kind: 'ref', to: 'deposit', label: { zh: '保证金', en: 'Deposit' }, readOnly: true },
    orderId: { kind: 'ref', to: 'payOrder', label: { zh: '订单', en: 'Order' }, readOnly: true },
    note: { kind: 'text', label: { zh: '处理说明', en: 'Note' }, maxLength: 500, readOnly: true },
  },
});
