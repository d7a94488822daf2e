import { lifecycle } from '../kit/lifecycle.ts';

/** An application for a room to rent (SM7 of the handbook). */
export const leaseLifecycle = lifecycle({
  field: 'status',
  states: [
    { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    { value: 1, label: { zh: '审核中', en: 'In review' }, tone: 'orange' },
    { value: 2, label: { zh: '审核通过', en: 'Approved' }, tone: 'blue' },
    { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    { value: 4, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
    { value: 5, label: { zh: '已配房', en: 'Allocated' }, tone: 'blue' },
    { value: 6, label: { zh: '已完成', en: 'Done' }, tone: 'green' },
    { value: 7, label: { zh: '已作废', en: 'Voided' }, tone: 'grey' },
  ],
  actions: {
    submit: { from: [0, 3, 4], to: 1, permission: 'roomLease_edit', label: { zh: '提交', en: 'Submit' } },
    withdraw: {
      from: [1],
      to: 4,
      permission: 'roomLease_edit',
      label: { zh: '撤回', en: 'Withdraw' },
      confirm: { zh: '撤回后可以修改并重新提交。', en: 'It can be changed and submitted again.' },
    },
    approve: { from: [1], to: 2, permission: 'roomLease_review', label: { zh: '通过', en: 'Approve' } },
    reject: { from: [1], to: 3, permission: 'roomLease_review', label: { zh: '驳回', en: 'Reject' }, danger: true },
    allocate: { from: [2], to: 5, permission: 'roomLease_review', label: { zh: '配房', en: 'Allocate' } },
    makeContract: {
      from: [5],
      to: 6,
      permission: 'roomContract_add',
      label: { zh: '签订合同', en: 'Make the contract' },
    },
    /** Its contract was voided: the room is still given. */
    reopen: { from: [6], to: 5, permission: 'roomContract_edit', label: { zh: '恢复配房', en: 'Allocate again' } },
  },
});

/** May still be changed by whoever made it. */
export const openLeaseStates: readonly number[] = [0, 3, 4];
