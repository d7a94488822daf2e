import { lifecycle } from '../kit/lifecycle.ts';

/** A leave that somebody applies for: decided by its flow. */
export const leaveLifecycle = lifecycle({
  field: 'leaveState',
  states: {
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    agreed: { value: 2, label: { zh: '已同意', en: 'Granted' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 4, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    agree: { from: ['inApproval'], to: 'agreed', label: { zh: '同意', en: 'Agree' } },
    reject: { from: ['inApproval'], to: 'rejected', label: { zh: '驳回', en: 'Reject' } },
    withdraw: { from: ['inApproval'], to: 'withdrawn', label: { zh: '撤回', en: 'Withdraw' } },
  },
});
