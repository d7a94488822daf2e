import { lifecycle } from '../kit/lifecycle.ts';

const lease = { number: 'leaseNo', path: '/estate/lease?keyword={number}' } as const;

/** An application for a room to rent (SM7 of docs/estate.md): another than who made it approves it and gives the room. */
export const leaseLifecycle = lifecycle({
  field: 'status',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inReview: { value: 1, label: { zh: '审核中', en: 'In review' }, tone: 'orange' },
    approved: { value: 2, label: { zh: '审核通过', en: 'Approved' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 4, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
    allocated: { value: 5, label: { zh: '已配房', en: 'Allocated' }, tone: 'green' },
    done: { value: 6, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    void: { value: 7, label: { zh: '已作废', en: 'Voided' }, tone: 'grey' },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected', 'withdrawn'],
      to: 'inReview',
      permission: 'roomLease_edit',
      label: { zh: '提交', en: 'Submit' },
    },
    correct: {
      from: ['rejected', 'withdrawn'],
      to: 'draft',
      label: { zh: '修改', en: 'Correct' },
    },
    withdraw: {
      from: ['inReview'],
      to: 'withdrawn',
      permission: 'roomLease_edit',
      label: { zh: '撤回', en: 'Withdraw' },
      confirm: { zh: '撤回后可以修改并重新提交。', en: 'It can be changed and submitted again.' },
    },
    approve: {
      from: ['inReview'],
      to: 'approved',
      permission: 'roomLease_review',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '通过', en: 'Approve' },
    },
    reject: {
      from: ['inReview'],
      to: 'rejected',
      permission: 'roomLease_review',
      label: { zh: '驳回', en: 'Reject' },
      danger: true,
    },
    allocate: {
      from: ['approved'],
      to: 'allocated',
      permission: 'roomLease_review',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '配房', en: 'Allocate' },
    },
    makeContract: {
      from: ['allocated'],
      to: 'done',
      permission: 'roomContract_add',
      label: { zh: '签订合同', en: 'Make the contract' },
    },
    /** Its contract was voided: the room is still given. */
    reopen: {
      from: ['done'],
      to: 'allocated',
      permission: 'roomContract_edit',
      label: { zh: '恢复配房', en: 'Allocate again' },
    },
  },
  duties: {
    review: {
      ...lease,
      states: ['inReview'],
      by: 'approve',
      label: { zh: '审核租房申请', en: 'Review the application' },
    },
    allocate: { ...lease, states: ['approved'], by: 'allocate', label: { zh: '配房', en: 'Allocate a room' } },
    makeContract: {
      ...lease,
      states: ['allocated'],
      by: 'makeContract',
      label: { zh: '签订租赁合同', en: 'Make the contract' },
    },
    submitAgain: {
      ...lease,
      states: ['rejected'],
      person: 'createUser',
      label: { zh: '修改后重新提交', en: 'Change and submit again' },
    },
  },
  told: {
    person: 'applicantId',
    about: 'roomLease',
    name: 'leaseNo',
    words: { approve: 'finished', reject: 'rejected', allocate: 'roomAllocated' },
  },
});

const open = ['draft', 'rejected', 'withdrawn'] as const;

/** May still be changed by whoever made it. */
export function isLeaseOpen(status: unknown): boolean {
  return leaseLifecycle.is(status, ...open);
}

/** The same for SQL: `status in ${openLeasesSql}`. */
export const openLeasesSql = leaseLifecycle.sql(...open);
