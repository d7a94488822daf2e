import { lifecycle } from '../kit/lifecycle.ts';

/** The flows that may decide a level of an adjustment, as the engine names them. */
export const firstAdjustFlow = 'budget_adjust';
export const secondAdjustFlow = 'budget_adjust_second';

const ofProject = {
  of: { entity: 'budgetPro', field: 'budgetProId' },
  name: 'proName',
  number: 'proNo',
  path: '/budget/projectLibraryManage/stairDeclare/declareDetails?id={of}',
  due: 'answerDue',
} as const;

/**
 * An adjustment goes the way of the declaration: two people review it one after the other, neither of them is who asked,
 * and the amount is what it was until the second has passed it.
 */
export const budgetAdjustLifecycle = lifecycle({
  field: 'adjustStatus',
  states: {
    firstReview: { value: 1, label: { zh: '一级审核', en: 'First review' }, tone: 'orange' },
    secondReview: { value: 2, label: { zh: '二级审核', en: 'Second review' }, tone: 'orange' },
    inForce: { value: 3, label: { zh: '已生效', en: 'In force' }, tone: 'green' },
    rejected: { value: 4, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 5, label: { zh: '已撤回', en: 'Withdrawn' }, tone: 'grey' },
  },
  actions: {
    passFirst: {
      from: ['firstReview'],
      to: 'secondReview',
      permission: 'budgetPro_firstAudit',
      notBy: ['add'],
      label: { zh: '一级审核通过', en: 'Pass the first review' },
    },
    rejectFirst: {
      from: ['firstReview'],
      to: 'rejected',
      permission: 'budgetPro_firstAudit',
      notBy: ['add'],
      label: { zh: '一级审核驳回', en: 'Reject in the first review' },
      reason: 'required',
      danger: true,
    },
    passSecond: {
      from: ['secondReview'],
      to: 'inForce',
      permission: 'budgetPro_secondAudit',
      notBy: ['add', 'passFirst'],
      label: { zh: '二级审核通过', en: 'Pass the second review' },
      confirm: {
        zh: '通过后立即生效，差额记入预算台账。',
        en: 'It takes effect at once; the ledger gets the difference.',
      },
      effects: ['budgetPro.adjust'],
    },
    rejectSecond: {
      from: ['secondReview'],
      to: 'rejected',
      permission: 'budgetPro_secondAudit',
      notBy: ['add', 'passFirst'],
      label: { zh: '二级审核驳回', en: 'Reject in the second review' },
      reason: 'required',
      danger: true,
    },
    withdraw: {
      from: ['firstReview', 'secondReview'],
      to: 'withdrawn',
      permission: 'budgetPro_submit',
      label: { zh: '撤回调整', en: 'Withdraw' },
      confirm: {
        zh: '撤回后金额保持不变，可以另行申请调整。',
        en: 'The amount stays as it is; another may be asked for.',
      },
      danger: true,
    },
  },
  duties: {
    firstAudit: {
      ...ofProject,
      states: ['firstReview'],
      by: 'passFirst',
      notDuring: firstAdjustFlow,
      label: { zh: '一级审核预算调整', en: 'First review of a budget adjustment' },
    },
    secondAudit: {
      ...ofProject,
      states: ['secondReview'],
      by: 'passSecond',
      notDuring: secondAdjustFlow,
      label: { zh: '二级审核预算调整', en: 'Second review of a budget adjustment' },
    },
  },
  told: {
    person: 'createUser',
    about: 'budgetPro',
    of: { entity: 'budgetPro', field: 'budgetProId' },
    name: 'proName',
    words: { passSecond: 'finished', rejectFirst: 'returned', rejectSecond: 'returned' },
  },
});
