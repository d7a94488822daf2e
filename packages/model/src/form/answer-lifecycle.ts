import { lifecycle } from '../kit/lifecycle.ts';

/** What somebody filled in: complete at once, or when the flow that carries it has ended so. */
export const answerLifecycle = lifecycle({
  field: 'answerState',
  states: {
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    complete: { value: 2, label: { zh: '已完成', en: 'Complete' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 4, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    complete: { from: ['inApproval'], to: 'complete', label: { zh: '完成', en: 'Complete' } },
    reject: { from: ['inApproval'], to: 'rejected', label: { zh: '驳回', en: 'Reject' } },
    withdraw: { from: ['inApproval'], to: 'withdrawn', label: { zh: '撤回', en: 'Withdraw' } },
  },
});
