import { lifecycle } from '../kit/lifecycle.ts';

const ofProject = {
  of: { entity: 'project', field: 'projectId' },
  name: 'projectName',
  number: 'projectNo',
  part: 'outNo',
  path: '/payManage/expertFee?id={id}',
} as const;

/**
 * Money that a project pays out, from the application to where it went: the handler applies, another approves, a third pays. What
 * was paid wrongly is reversed and never deleted.
 */
export const costOutLifecycle = lifecycle({
  field: 'outStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    toPay: { value: 2, label: { zh: '待付款', en: 'To be paid' }, tone: 'orange' },
    paid: { value: 3, label: { zh: '已支付', en: 'Paid' }, tone: 'green' },
    rejected: { value: 4, label: { zh: '已退回', en: 'Sent back' }, tone: 'red' },
    failed: { value: 5, label: { zh: '付款失败', en: 'Could not be paid' }, tone: 'red' },
    reversed: { value: 6, label: { zh: '已冲销', en: 'Reversed' }, tone: 'grey', isAside: true },
    void: { value: 7, label: { zh: '已作废', en: 'Void' }, tone: 'grey', isAside: true },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected', 'failed'],
      to: 'inApproval',
      permission: 'expertFee_edit',
      label: { zh: '提交审批', en: 'Hand in for approval' },
    },
    withdraw: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'expertFee_edit',
      label: { zh: '撤回申请', en: 'Take back' },
    },
    approve: {
      from: ['inApproval'],
      to: 'toPay',
      permission: 'expertFee_approve',
      notBy: ['add', 'write', 'submit'],
      settles: true,
      label: { zh: '审批通过', en: 'Approve' },
    },
    reject: {
      from: ['inApproval'],
      to: 'rejected',
      permission: 'expertFee_approve',
      label: { zh: '审批驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    pay: {
      from: ['toPay'],
      to: 'paid',
      permission: 'expertFee_pay',
      notBy: ['add', 'submit', 'approve'],
      label: { zh: '登记付款', en: 'Note the payment' },
      effects: ['ledgerPosting.payExpert', 'ledgerPosting.refundMistake'],
    },
    fail: {
      from: ['toPay'],
      to: 'failed',
      permission: 'expertFee_pay',
      label: { zh: '付款失败', en: 'It could not be paid' },
      reason: 'required',
      danger: true,
    },
    reverse: {
      from: ['paid'],
      to: 'reversed',
      permission: 'expertFee_approve',
      notBy: ['pay'],
      label: { zh: '差错冲销', en: 'Reverse' },
      confirm: {
        zh: '用于银行退票或付款有误：冲销台账，记录保留，费用可以重新申请。',
        en: 'For what the bank sent back or was paid wrongly: the ledger is reversed, the record stays, and it is applied for anew.',
      },
      reason: 'required',
      danger: true,
      effects: ['ledgerPosting.reverse'],
    },
    discard: {
      from: ['draft', 'rejected', 'failed'],
      to: 'void',
      permission: 'expertFee_edit',
      label: { zh: '作废', en: 'Discard' },
      reason: 'required',
      danger: true,
    },
  },
  duties: {
    submit: {
      ...ofProject,
      states: ['draft', 'rejected', 'failed'],
      by: 'submit',
      label: { zh: '提交项目支出申请', en: 'Hand in what a project pays' },
    },
    approve: {
      ...ofProject,
      states: ['inApproval'],
      by: 'approve',
      label: { zh: '审批项目支出', en: 'Approve what a project pays' },
    },
    pay: { ...ofProject, states: ['toPay'], by: 'pay', label: { zh: '支付项目支出', en: 'Pay what a project owes' } },
  },
  told: {
    person: 'createUser',
    about: 'costOut',
    name: 'outNo',
    words: {
      approve: 'finished',
      reject: 'rejected',
      pay: 'costOutPaid',
      fail: 'returned',
      reverse: 'costOutReversed',
    },
  },
});

/** What was applied for in these counts against what was collected, and is not paid yet. */
export const openCostOuts = ['inApproval', 'toPay'] as const;
