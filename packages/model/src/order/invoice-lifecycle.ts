import { lifecycle } from '../kit/lifecycle.ts';

/** An invoice from what its supplier asks for to the paper that he has, and back where it was wrong. */
export const invoiceLifecycle = lifecycle({
  field: 'ticketStatus',
  states: {
    draft: { value: 0, label: { zh: '未申请', en: 'Not asked for' }, tone: 'grey' },
    applied: { value: 1, label: { zh: '已申请', en: 'Asked for' }, tone: 'orange' },
    issuing: { value: 2, label: { zh: '开票中', en: 'Being issued' }, tone: 'blue' },
    issued: { value: 3, label: { zh: '已开票', en: 'Issued' }, tone: 'green' },
    rejected: { value: 4, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    reversed: { value: 5, label: { zh: '已红冲', en: 'Reversed' }, tone: 'grey' },
  },
  actions: {
    apply: { from: ['draft', 'rejected'], to: 'applied', label: { zh: '申请开票', en: 'Ask for the invoice' } },
    accept: {
      from: ['applied'],
      to: 'issuing',
      permission: 'invoice_issue',
      label: { zh: '受理', en: 'Take it up' },
      confirm: { zh: '受理后供应商不能再修改。', en: 'The supplier changes nothing from then on.' },
    },
    issue: {
      from: ['applied', 'issuing'],
      to: 'issued',
      permission: 'invoice_issue',
      label: { zh: '开票', en: 'Issue' },
    },
    reject: {
      from: ['applied', 'issuing'],
      to: 'rejected',
      permission: 'invoice_issue',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    reverse: {
      from: ['issued'],
      to: 'reversed',
      permission: 'invoice_issue',
      label: { zh: '红冲', en: 'Reverse it' },
      confirm: {
        zh: '红冲后所含订单可以重新开票或退款。',
        en: 'Its orders may be invoiced anew, or refunded.',
      },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    issue: {
      states: ['applied', 'issuing'],
      by: 'issue',
      name: 'title',
      number: 'invoiceNo',
      hiddenFrom: ['role_edit', 'user_role'],
      path: '/payManage/invoiceDetail?id={id}',
      label: { zh: '开具发票', en: 'Issue an invoice' },
    },
    applyAgain: {
      party: 'supplierTenantId',
      permission: 'invoice_apply',
      states: ['rejected'],
      name: 'title',
      number: 'invoiceNo',
      path: '/payManage/invoiceDetail?id={id}&tenantId={tenant}',
      label: { zh: '修改开票申请', en: 'Correct the application' },
    },
  },
  told: {
    person: 'createUser',
    party: 'supplierTenantId',
    about: 'invoice',
    name: 'title',
    words: { issue: 'invoiceIssued', reject: 'invoiceRejected', reverse: 'invoiceReversed' },
  },
});
