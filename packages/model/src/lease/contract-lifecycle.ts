import { lifecycle } from '../kit/lifecycle.ts';

const edit = 'roomContract_edit';
const review = 'roomContract_review';
const settling = ['room.vacate', 'room.let', 'roomRent.settle', 'roomRent.reverse'];

const contract = { name: 'partyB', number: 'contractNo', path: '/estate/contract?keyword={number}' } as const;

/**
 * A contract from the draft to the file (SM8 of docs/estate.md): the only ways from one state to another, and with it
 * the buttons that a row shows. «Expiring» is no state: the days that are left say it. What one asks for another agrees
 * to, and whoever ended a contract does not settle its money.
 */
export const contractLifecycle = lifecycle({
  field: 'status',
  states: {
    draft: { value: 10, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inReview: { value: 20, label: { zh: '待审核', en: 'To review' }, tone: 'orange' },
    rejected: { value: 21, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    toSign: { value: 30, label: { zh: '待签约', en: 'To sign' }, tone: 'orange' },
    active: { value: 40, label: { zh: '履行中', en: 'Active' }, tone: 'green' },
    renewalInReview: { value: 50, label: { zh: '续租审核中', en: 'Renewal in review' }, tone: 'orange' },
    surrenderInReview: { value: 60, label: { zh: '退租审核中', en: 'Surrender in review' }, tone: 'orange' },
    toSettle: { value: 61, label: { zh: '退租待结算', en: 'To settle' }, tone: 'orange' },
    holdover: { value: 70, label: { zh: '已到期未退', en: 'Holdover' }, tone: 'red' },
    surrendered: { value: 80, label: { zh: '已退租', en: 'Surrendered' }, tone: 'grey' },
    compelled: { value: 81, label: { zh: '强制退租', en: 'Compulsorily surrendered' }, tone: 'red' },
    filed: { value: 90, label: { zh: '已归档', en: 'Archived' }, tone: 'grey' },
    void: { value: 99, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    submit: { from: ['draft'], to: 'inReview', permission: edit, label: { zh: '提交审核', en: 'Submit' } },
    correct: { from: ['rejected'], to: 'draft', permission: edit, label: { zh: '修改', en: 'Correct' } },
    approve: {
      from: ['inReview'],
      to: 'toSign',
      permission: review,
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '通过', en: 'Approve' },
    },
    reject: {
      from: ['inReview'],
      to: 'rejected',
      permission: review,
      label: { zh: '驳回', en: 'Reject' },
      danger: true,
    },
    sign: {
      from: ['toSign'],
      to: 'active',
      permission: edit,
      label: { zh: '签约生效', en: 'Sign' },
      effects: ['room.let'],
    },
    askRenewal: {
      from: ['active', 'holdover'],
      to: 'renewalInReview',
      permission: edit,
      label: { zh: '申请续租', en: 'Ask to renew' },
    },
    approveRenewal: {
      from: ['renewalInReview'],
      to: 'active',
      permission: review,
      notBy: ['askRenewal'],
      label: { zh: '同意续租', en: 'Agree to renew' },
    },
    rejectRenewal: {
      from: ['renewalInReview'],
      to: 'active',
      permission: review,
      label: { zh: '不同意续租', en: 'Refuse to renew' },
      danger: true,
    },
    askSurrender: {
      from: ['active', 'holdover'],
      to: 'surrenderInReview',
      permission: edit,
      label: { zh: '申请退租', en: 'Ask to surrender' },
    },
    approveSurrender: {
      from: ['surrenderInReview'],
      to: 'toSettle',
      permission: review,
      notBy: ['askSurrender'],
      label: { zh: '同意退租', en: 'Agree to surrender' },
      effects: ['room.clear', 'roomContract.lapse'],
    },
    rejectSurrender: {
      from: ['surrenderInReview'],
      to: 'active',
      permission: review,
      label: { zh: '不同意退租', en: 'Refuse the surrender' },
      danger: true,
    },
    settle: {
      from: ['toSettle'],
      to: 'surrendered',
      permission: edit,
      notBy: ['approveSurrender'],
      label: { zh: '退租结算', en: 'Settle' },
      effects: settling,
    },
    compel: {
      from: ['active', 'holdover'],
      to: 'compelled',
      permission: review,
      label: { zh: '强制退租', en: 'Compel to surrender' },
      danger: true,
      effects: ['room.clear', 'roomContract.lapse'],
    },
    settleCompelled: {
      from: ['compelled'],
      to: 'compelled',
      permission: edit,
      notBy: ['compel'],
      label: { zh: '退租结算', en: 'Settle' },
      effects: settling,
    },
    begin: {
      from: ['toSign'],
      to: 'active',
      byClock: true,
      label: { zh: '续租开始', en: 'Renewal begins' },
      effects: ['room.let'],
    },
    /** A renewal whose predecessor was surrendered before it began. */
    lapse: { from: ['toSign'], to: 'void', label: { zh: '续租失效', en: 'Lapse' } },
    holdOver: { from: ['active'], to: 'holdover', byClock: true, label: { zh: '到期未退', en: 'Hold over' } },
    giveWay: {
      from: ['active', 'holdover'],
      to: 'filed',
      byClock: true,
      label: { zh: '续签后归档', en: 'File, for it was renewed' },
    },
    file: { from: ['surrendered', 'compelled'], to: 'filed', permission: edit, label: { zh: '归档', en: 'File' } },
    void: {
      from: ['draft', 'inReview', 'rejected', 'toSign'],
      to: 'void',
      permission: edit,
      label: { zh: '作废', en: 'Void' },
      danger: true,
      effects: ['roomLease.reopen'],
    },
  },
  duties: {
    review: {
      ...contract,
      states: ['inReview'],
      by: 'approve',
      label: { zh: '审核租赁合同', en: 'Review the contract' },
    },
    correct: {
      ...contract,
      states: ['rejected'],
      person: 'createUser',
      label: { zh: '修改后重新提交', en: 'Change and submit again' },
    },
    sign: { ...contract, states: ['toSign'], by: 'sign', due: 'startDate', label: { zh: '签约', en: 'Sign' } },
    reviewRenewal: {
      ...contract,
      states: ['renewalInReview'],
      by: 'approveRenewal',
      due: 'endDate',
      label: { zh: '审核续租', en: 'Review the renewal' },
    },
    reviewSurrender: {
      ...contract,
      states: ['surrenderInReview'],
      by: 'approveSurrender',
      label: { zh: '审核退租', en: 'Review the surrender' },
    },
    settle: { ...contract, states: ['toSettle'], by: 'settle', label: { zh: '退租结算', en: 'Settle' } },
    settleCompelled: {
      ...contract,
      states: ['compelled'],
      when: { field: 'settleTime', codes: [null] },
      by: 'settleCompelled',
      label: { zh: '退租结算', en: 'Settle' },
    },
  },
  told: {
    person: 'createUser',
    about: 'roomContract',
    name: 'contractNo',
    words: {
      approve: 'finished',
      reject: 'rejected',
      approveRenewal: 'finished',
      rejectRenewal: 'rejected',
      approveSurrender: 'finished',
      rejectSurrender: 'rejected',
      compel: 'terminated',
    },
  },
});

/** Somebody rents under these now. */
const running = ['active', 'renewalInReview', 'surrenderInReview', 'toSettle', 'holdover'] as const;

export function isContractRunning(status: unknown): boolean {
  return contractLifecycle.is(status, ...running);
}

/** The same for SQL: `status in ${runningContractsSql}`. */
export const runningContractsSql = contractLifecycle.sql(...running);
/** Contracts that hold a room: of one room their terms may not overlap (I-5). */
export const holdingContractsSql = contractLifecycle.sql('toSign', ...running);
/** Waiting for a decision. */
export const contractsToReviewSql = contractLifecycle.sql('inReview', 'renewalInReview', 'surrenderInReview');
/** Over, one way or the other. */
export const endedContractsSql = contractLifecycle.sql('surrendered', 'compelled', 'filed');

/** A draft, or one that was rejected. */
export function isContractChangeable(status: unknown): boolean {
  return contractLifecycle.is(status, 'draft', 'rejected');
}

/** So many days before its end a contract counts as expiring. */
export const expiringDays = 30;
