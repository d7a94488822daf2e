import { lifecycle } from '../kit/lifecycle.ts';
import { ofSigner, purchaseContractLifecycle } from './contract-lifecycle.ts';

const { signed, performing } = purchaseContractLifecycle.code;
const inForce = [signed, performing];

const ofProject = {
  of: { entity: 'contract', field: 'contractId', states: inForce },
  name: 'contractName',
  number: 'contractNo',
  part: 'payNo',
  path: '/tenderee/paymentManage/paymentDetails?id={id}',
} as const;

/**
 * A payment from the application to where its money went. The handler applies, another approves, a third pays; one that was
 * paid is reversed and never deleted.
 */
export const contractPaymentLifecycle = lifecycle({
  field: 'payStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    toPay: { value: 2, label: { zh: '待付款', en: 'To be paid' }, tone: 'orange' },
    paid: { value: 3, label: { zh: '已支付', en: 'Paid' }, tone: 'green' },
    rejected: { value: 4, label: { zh: '已退回', en: 'Sent back' }, tone: 'red' },
    reversed: { value: 5, label: { zh: '已冲销', en: 'Reversed' }, tone: 'grey', isAside: true },
    void: { value: 6, label: { zh: '已作废', en: 'Void' }, tone: 'grey', isAside: true },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'inApproval',
      permission: 'contract_edit',
      label: { zh: '提交审批', en: 'Hand in for approval' },
    },
    withdraw: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'contract_edit',
      label: { zh: '撤回申请', en: 'Take back' },
    },
    approve: {
      from: ['inApproval'],
      to: 'toPay',
      permission: 'contract_approve',
      notBy: ['add', 'write', 'submit'],
      settles: true,
      label: { zh: '审批通过', en: 'Approve' },
    },
    reject: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'contract_approve',
      label: { zh: '审批驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    pay: {
      from: ['toPay'],
      to: 'paid',
      permission: 'contract_pay',
      notBy: ['add', 'submit', 'approve'],
      label: { zh: '登记付款', en: 'Note the payment' },
      effects: ['ledgerPosting.payContract'],
    },
    fail: {
      from: ['toPay'],
      to: 'rejected',
      permission: 'contract_pay',
      label: { zh: '付款失败', en: 'It could not be paid' },
      reason: 'required',
      danger: true,
    },
    reverse: {
      from: ['paid'],
      to: 'reversed',
      permission: 'contract_approve',
      notBy: ['pay'],
      label: { zh: '冲销付款', en: 'Reverse' },
      confirm: {
        zh: '用于银行退票或付款有误：冲销台账和预算，款项重新申请。',
        en: 'For what the bank sent back or was paid wrongly: ledger and budget are reversed, and it is applied for anew.',
      },
      reason: 'required',
      danger: true,
      effects: ['ledgerPosting.reverse'],
    },
    discard: {
      from: ['draft', 'rejected'],
      to: 'void',
      permission: 'contract_edit',
      label: { zh: '作废', en: 'Discard' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    submit: {
      ...ofProject,
      states: ['draft', 'rejected'],
      by: 'submit',
      due: 'dueTime',
      label: { zh: '提交付款申请', en: 'Hand in an application for payment' },
    },
    approve: {
      ...ofProject,
      states: ['inApproval'],
      by: 'approve',
      due: 'dueTime',
      label: { zh: '审批合同付款', en: 'Approve a payment of a contract' },
    },
    pay: {
      ...ofProject,
      states: ['toPay'],
      by: 'pay',
      due: 'dueTime',
      label: { zh: '支付合同款', en: 'Pay a contract' },
    },
  },
  told: [
    {
      person: 'createUser',
      about: 'contractPayment',
      name: 'payNo',
      words: {
        approve: 'finished',
        reject: 'rejected',
        pay: 'contractPaid',
        fail: 'returned',
        reverse: 'contractPaymentReversed',
      },
    },
    {
      ...ofSigner,
      words: { pay: 'contractPaid', reverse: 'contractPaymentReversed' },
    },
  ],
});

/** What an application asks for in these is neither paid nor turned down. */
export const openPayments = ['inApproval', 'toPay'] as const;
