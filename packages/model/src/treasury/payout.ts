import { entity } from '../kit/entity.ts';
import { payoutLifecycle } from './payout-lifecycle.ts';

const readOnly = true;

/** An application to be paid what a wallet holds, to the default account of its owner and to no other. */
export const payout = entity({
  name: 'payout',
  table: 'payout',
  label: { zh: '钱包提现', en: 'Withdrawal' },
  path: '/api/bid-order/payout',
  verbs: { page: 'POST /queryPage', export: 'POST /export' },
  menu: 'payout',
  search: ['payoutNo', 'ownerName'],
  sort: ['-createTime'],
  parties: ['supplier_tenant_id'],
  permanent: true,
  dataScoped: false,
  lifecycle: payoutLifecycle,
  guards: { payout_available: 'treasury.short', ux_payout_trade: 'treasury.tradeTwice' },
  fields: {
    payoutNo: {
      kind: 'text',
      label: { zh: '提现编号', en: 'Withdrawal no.' },
      maxLength: 40,
      required: true,
      readOnly,
    },
    payoutStatus: {
      kind: 'choice',
      label: { zh: '提现状态', en: 'Status' },
      choices: payoutLifecycle.choices,
      required: true,
      readOnly,
    },
    ownerName: { kind: 'text', label: { zh: '申请人', en: 'Owner' }, maxLength: 100, required: true, readOnly },
    /** Whose wallet it is: a supplier's, or that of one of the unit's experts. */
    supplierTenantId: {
      kind: 'text',
      label: { zh: '供应商租户', en: 'Tenant of the supplier' },
      maxLength: 6,
      readOnly,
      detailOnly: true,
    },
    expertId: { kind: 'ref', to: 'expert', label: { zh: '专家', en: 'Expert' }, readOnly, detailOnly: true },
    money: { kind: 'money', label: { zh: '提现金额', en: 'Amount' }, min: 0.01, required: true, readOnly },
    payeeBank: {
      kind: 'text',
      label: { zh: '收款开户行', en: 'Bank of the payee' },
      maxLength: 100,
      required: true,
      readOnly,
    },
    payeeAccount: {
      kind: 'text',
      label: { zh: '收款账号', en: 'Account of the payee' },
      maxLength: 30,
      required: true,
      readOnly,
    },
    tradeNo: { kind: 'text', label: { zh: '银行流水号', en: 'No. of the transfer' }, maxLength: 60, readOnly },
    payTime: { kind: 'instant', label: { zh: '付款时间', en: 'Paid at' }, readOnly },
    /** Why it was not paid, for its owner. */
    note: { kind: 'text', label: { zh: '退回原因', en: 'Why it came back' }, maxLength: 500, readOnly },
  },
});
