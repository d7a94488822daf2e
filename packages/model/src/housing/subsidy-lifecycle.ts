import { lifecycle } from '../kit/lifecycle.ts';

const subsidy = { number: 'subsidyNo', path: '/estate/housing/subsidy?keyword={number}' } as const;

/** SM15: drafts and what was rejected may be changed; what was paid can only be stopped. Two people at least: approving is not for who made it, paying not for who approved it. */
export const subsidyLifecycle = lifecycle({
  field: 'status',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inReview: { value: 1, label: { zh: '审核中', en: 'In review' }, tone: 'orange' },
    approved: { value: 2, label: { zh: '已核定', en: 'Approved' }, tone: 'green' },
    rejected: { value: 3, label: { zh: '驳回', en: 'Rejected' }, tone: 'red' },
    paid: { value: 4, label: { zh: '已发放', en: 'Paid' }, tone: 'green' },
    stopped: { value: 5, label: { zh: '停发', en: 'No longer paid' }, tone: 'grey' },
  },
  actions: {
    /** It is changed after it was rejected. */
    correct: { from: ['rejected'], to: 'draft', label: { zh: '修改', en: 'Correct' } },
    submit: {
      from: ['draft'],
      to: 'inReview',
      permission: 'housingSubsidy_edit',
      label: { zh: '提交审核', en: 'Hand in' },
    },
    approve: {
      from: ['inReview'],
      to: 'approved',
      permission: 'housingSubsidy_review',
      notBy: ['add', 'submit', 'write'],
      settles: true,
      label: { zh: '核定', en: 'Approve' },
    },
    reject: {
      from: ['inReview'],
      to: 'rejected',
      permission: 'housingSubsidy_review',
      label: { zh: '驳回', en: 'Reject' },
      danger: true,
    },
    pay: {
      from: ['approved'],
      to: 'paid',
      permission: 'housingSubsidy_pay',
      notBy: ['approve'],
      label: { zh: '登记发放', en: 'Mark as paid' },
      confirm: {
        zh: '登记为已发放后不能再修改，确定吗？',
        en: 'Once marked as paid it can no longer be changed. Go on?',
      },
    },
    stop: {
      from: ['paid'],
      to: 'stopped',
      permission: 'housingSubsidy_pay',
      label: { zh: '停发', en: 'Stop' },
      confirm: { zh: '停发后不能恢复，确定吗？', en: 'This cannot be taken back. Stop it?' },
      danger: true,
    },
  },
  duties: {
    review: {
      states: ['inReview'],
      by: 'approve',
      ...subsidy,
      label: { zh: '审核住房补贴', en: 'Review the subsidy' },
    },
    pay: { states: ['approved'], by: 'pay', ...subsidy, label: { zh: '登记补贴发放', en: 'Mark the subsidy as paid' } },
  },
  told: {
    person: 'createUser',
    about: 'housingSubsidy',
    name: 'subsidyNo',
    words: { approve: 'finished', reject: 'rejected', pay: 'subsidyPaid' },
  },
});
