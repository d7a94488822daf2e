import { lifecycle } from '../kit/lifecycle.ts';
import { depositStates } from '../tendering/choices.ts';
import { appealState, refundCause } from './choices.ts';

const project = { entity: 'project', field: 'projectId' } as const;
const secret = ['role_edit', 'user_role'] as const;
const ofProject = {
  of: project,
  name: 'projectName',
  number: 'projectNo',
  // Who has paid is a secret before the opening (R38): whoever gives rights does not learn of it.
  hiddenFrom: secret,
  path: '/payManage/earnestMoneyDetails?id={id}',
} as const;

/**
 * A deposit from what the supplier hands in to where its money ends: refunded, converted, or forfeited. Two people pay it
 * back, and two decide that it is not returned; another than who agreed undoes that. Whoever confirmed the receipt does not convert it. What
 * its supplier does himself is done in the buyer's row by a function of the database.
 */
export const depositLifecycle = lifecycle({
  field: 'depositStatus',
  states: {
    ...depositStates,
    forfeitProposed: { value: 8, label: { zh: '不予退还待审', en: 'Forfeiture proposed' }, tone: 'orange' },
  },
  actions: {
    handIn: {
      from: ['unpaid', 'rejected'],
      to: 'toConfirm',
      label: { zh: '提交缴纳信息', en: 'Hand in the payment' },
    },
    confirm: {
      from: ['toConfirm'],
      to: 'paid',
      permission: 'deposit_confirm',
      label: { zh: '确认到账', en: 'Confirm the receipt' },
      effects: ['ledgerPosting.receive'],
    },
    reject: {
      from: ['toConfirm'],
      to: 'rejected',
      permission: 'deposit_confirm',
      label: { zh: '驳回', en: 'Reject' },
      reason: 'required',
      danger: true,
    },
    correct: {
      from: ['paid'],
      to: 'toConfirm',
      permission: 'deposit_confirm',
      label: { zh: '更正到账确认', en: 'Take the confirmation back' },
      confirm: { zh: '将冲销这笔到账，重新等待确认。', en: 'The receipt is reversed and waits to be confirmed again.' },
      reason: 'required',
      danger: true,
      effects: ['ledgerPosting.reverse'],
    },
    requestRefund: {
      from: ['paid'],
      to: 'refundRequested',
      permission: 'deposit_refund',
      label: { zh: '申请退还', en: 'Ask for the refund' },
    },
    cancelRefund: {
      from: ['refundRequested'],
      to: 'paid',
      permission: 'deposit_refund',
      label: { zh: '撤销退还申请', en: 'Cancel the refund' },
      reason: 'required',
      danger: true,
    },
    payRefund: {
      from: ['refundRequested'],
      to: 'refunded',
      permission: 'deposit_pay',
      notBy: ['requestRefund'],
      label: { zh: '审核并退还', en: 'Approve and refund' },
      effects: ['ledgerPosting.payRefund'],
    },
    convert: {
      from: ['paid'],
      to: 'converted',
      // A part of it: the rest is still to be refunded.
      orTo: ['paid'],
      permission: 'deposit_pay',
      notBy: ['confirm'],
      label: { zh: '转为履约保证金', en: 'Convert to a performance bond' },
      effects: ['ledgerPosting.convert'],
    },
    proposeForfeit: {
      from: ['paid'],
      to: 'forfeitProposed',
      permission: 'deposit_forfeit',
      label: { zh: '提出不予退还', en: 'Propose not to return it' },
      reason: 'required',
      danger: true,
    },
    approveForfeit: {
      from: ['forfeitProposed'],
      to: 'forfeited',
      permission: 'deposit_approve',
      notBy: ['proposeForfeit'],
      label: { zh: '同意不予退还', en: 'Agree not to return it' },
      confirm: { zh: '同意后保证金不予退还，供应商可以申诉。', en: 'It is not returned; the supplier may appeal.' },
      danger: true,
      effects: ['ledgerPosting.forfeit'],
    },
    rejectForfeit: {
      from: ['forfeitProposed'],
      to: 'paid',
      permission: 'deposit_approve',
      notBy: ['proposeForfeit'],
      label: { zh: '不同意', en: 'Do not agree' },
      reason: 'required',
    },
    // With a ruling that takes back the one that it was proposed by.
    dropForfeit: {
      from: ['forfeitProposed'],
      to: 'paid',
      label: { zh: '撤回不予退还', en: 'Proposal dropped' },
    },
    restore: {
      from: ['forfeited'],
      to: 'paid',
      permission: 'deposit_approve',
      notBy: ['approveForfeit'],
      label: { zh: '撤销不予退还', en: 'Undo the forfeiture' },
      confirm: { zh: '保证金恢复为已缴纳，按期退还。', en: 'The deposit is held again, and refunded in time.' },
      reason: 'required',
      effects: ['ledgerPosting.reverse'],
    },
  },
  duties: {
    confirm: {
      ...ofProject,
      states: ['toConfirm'],
      by: 'confirm',
      label: { zh: '确认保证金到账', en: 'Confirm a deposit' },
    },
    refund: {
      ...ofProject,
      states: ['paid'],
      by: 'requestRefund',
      when: { field: 'refundCause', codes: refundCause.choices.map(({ value }) => value) },
      due: 'dueTime',
      label: { zh: '退还保证金', en: 'Refund a deposit' },
    },
    pay: {
      ...ofProject,
      states: ['refundRequested'],
      by: 'payRefund',
      due: 'dueTime',
      label: { zh: '审核保证金退还', en: 'Approve a refund' },
    },
    decideForfeit: {
      ...ofProject,
      states: ['forfeitProposed'],
      by: 'approveForfeit',
      label: { zh: '审核保证金不予退还', en: 'Decide about a forfeiture' },
    },
    answerAppeal: {
      ...ofProject,
      states: ['forfeitProposed', 'forfeited'],
      permission: 'deposit_approve',
      when: { field: 'appealState', codes: [appealState.code.waiting] },
      label: { zh: '答复保证金申诉', en: 'Answer an appeal' },
    },
    handInAgain: {
      of: project,
      name: 'projectName',
      number: 'projectNo',
      party: 'supplierTenantId',
      permission: 'deposit_handIn',
      states: ['rejected'],
      due: 'bidEndTime',
      isDueOfWhole: true,
      lapses: true,
      path: '/payManage/earnestMoneyDetails?id={id}&tenantId={tenant}',
      label: { zh: '重新提交保证金', en: 'Hand in the deposit again' },
    },
  },
  told: {
    person: 'createUser',
    party: 'supplierTenantId',
    about: 'bid',
    of: project,
    name: 'projectName',
    words: {
      confirm: 'depositConfirmed',
      reject: 'depositRejected',
      payRefund: 'depositRefunded',
      convert: 'depositConverted',
      proposeForfeit: 'depositForfeiting',
      approveForfeit: 'depositForfeited',
      rejectForfeit: 'depositKept',
      dropForfeit: 'depositKept',
      restore: 'depositKept',
    },
  },
});

/** The money of these lies with the buyer still. */
export const heldDeposits = ['paid', 'refundRequested', 'forfeitProposed'] as const;
