import { lifecycle } from '../kit/lifecycle.ts';

/** The flows that may decide a level of the review, as the engine names them. */
export const firstReviewFlow = 'budget_declare';
export const secondReviewFlow = 'budget_declare_second';

const budget = {
  name: 'proName',
  number: 'proNo',
  path: '/budget/projectLibraryManage/stairDeclare/declareDetails?id={id}',
  due: 'answerDue',
} as const;

/**
 * From a declaration to money that may be spent (下达), and to the end of it. Two people review it one after the other,
 * and neither of them is who declared it.
 */
export const budgetLifecycle = lifecycle({
  field: 'budgetStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    firstReview: { value: 1, label: { zh: '一级审核', en: 'First review' }, tone: 'orange' },
    secondReview: { value: 2, label: { zh: '二级审核', en: 'Second review' }, tone: 'orange' },
    inLibrary: { value: 3, label: { zh: '已入库', en: 'In the library' }, tone: 'green' },
    issued: { value: 4, label: { zh: '已下达', en: 'Approved budget' }, tone: 'green' },
    closed: { value: 5, label: { zh: '已关闭', en: 'Closed' }, tone: 'grey' },
    rejected: { value: 6, label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
  },
  actions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'firstReview',
      permission: 'budgetPro_submit',
      label: { zh: '提交', en: 'Submit' },
    },
    recall: {
      from: ['firstReview', 'secondReview'],
      to: 'draft',
      permission: 'budgetPro_submit',
      label: { zh: '撤回', en: 'Recall' },
    },
    passFirst: {
      from: ['firstReview'],
      to: 'secondReview',
      permission: 'budgetPro_firstAudit',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '一级审核通过', en: 'Pass the first review' },
    },
    rejectFirst: {
      from: ['firstReview'],
      to: 'rejected',
      permission: 'budgetPro_firstAudit',
      notBy: ['add', 'submit', 'write'],
      label: { zh: '一级审核驳回', en: 'Reject in the first review' },
      reason: 'required',
      danger: true,
    },
    passSecond: {
      from: ['secondReview'],
      to: 'inLibrary',
      permission: 'budgetPro_secondAudit',
      notBy: ['add', 'submit', 'write', 'passFirst'],
      settles: true,
      label: { zh: '二级审核通过', en: 'Pass the second review' },
    },
    rejectSecond: {
      from: ['secondReview'],
      to: 'rejected',
      permission: 'budgetPro_secondAudit',
      notBy: ['add', 'submit', 'write', 'passFirst'],
      label: { zh: '二级审核驳回', en: 'Reject in the second review' },
      reason: 'required',
      danger: true,
    },
    retreat: {
      from: ['inLibrary'],
      to: 'rejected',
      permission: 'budgetPro_issue',
      label: { zh: '退回修改', en: 'Back to be changed' },
      reason: 'required',
      danger: true,
    },
    issue: {
      from: ['inLibrary'],
      to: 'issued',
      permission: 'budgetPro_issue',
      label: { zh: '下达预算', en: 'Approve the budget' },
      confirm: { zh: '下达后，各项经费即可用于采购计划。', en: 'Its money can then be planned with.' },
    },
    withdraw: {
      from: ['issued'],
      to: 'inLibrary',
      permission: 'budgetPro_issue',
      label: { zh: '撤销下达', en: 'Take the budget back' },
      reason: 'required',
      danger: true,
    },
    adjust: { from: ['issued'], to: 'issued', label: { zh: '调整预算', en: 'Adjust the budget' } },
    close: {
      from: ['issued'],
      to: 'closed',
      permission: 'budgetPro_issue',
      label: { zh: '关闭', en: 'Close' },
      reason: 'required',
      danger: true,
    },
    reopen: {
      from: ['closed'],
      to: 'issued',
      permission: 'budgetPro_issue',
      label: { zh: '重新启用', en: 'Open again' },
      reason: 'required',
    },
  },
  duties: {
    correct: {
      ...budget,
      states: ['rejected'],
      person: 'createUser',
      label: { zh: '修改后重新申报', en: 'Change and declare again' },
    },
    firstAudit: {
      ...budget,
      states: ['firstReview'],
      by: 'passFirst',
      notDuring: firstReviewFlow,
      label: { zh: '一级审核预算项目', en: 'First review of a budget project' },
    },
    secondAudit: {
      ...budget,
      states: ['secondReview'],
      by: 'passSecond',
      notDuring: secondReviewFlow,
      label: { zh: '二级审核预算项目', en: 'Second review of a budget project' },
    },
    issue: { ...budget, states: ['inLibrary'], by: 'issue', label: { zh: '下达预算', en: 'Approve the budget' } },
  },
  told: {
    person: 'createUser',
    about: 'budgetPro',
    name: 'proName',
    words: {
      passSecond: 'finished',
      rejectFirst: 'returned',
      rejectSecond: 'returned',
      retreat: 'returned',
      issue: 'handedDown',
    },
  },
});
