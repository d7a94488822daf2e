import type { Text } from '../kit/text.ts';

/** The words of docs/estate.md, B.9 «subsidy» and «choice», and what it leaves open. */
export const housingMessages = {
  'housing.sameSubsidy': {
    zh: '该职工本年度已有同类型补贴',
    en: 'This person has a subsidy of the type in this year already',
  },
  'housing.noStandard': { zh: '面积标准未配置', en: 'There is no standard area for this rank' },
  'housing.standardTaken': { zh: '该职级已有面积标准', en: 'There is a standard for this rank already' },
  'housing.standardMet': { zh: '已达标，无需补贴', en: 'Standard already met' },
  'housing.hasHouse': {
    zh: '本人或配偶已享受住房，不能申请无房补贴；未达标的请选择差额补贴',
    en: 'Who has a home, or whose spouse has, gets no subsidy for those without: choose the shortfall instead',
  },
  'housing.noMonthly': {
    zh: '请先在住房面积标准中设置月补系数和工资比例',
    en: 'Set the monthly coefficient and part of the salary in the standard first',
  },
  'housing.paidStays': { zh: '已发放的补贴不能修改', en: 'A subsidy that was paid cannot be changed' },
  'housing.onlyDrafts': {
    zh: '只有草稿或驳回的补贴可以修改或删除',
    en: 'Only a draft or a rejected subsidy can be changed or removed',
  },
  'housing.salaryMissing': { zh: '按月补贴请填写月工资', en: 'Enter the monthly salary of a monthly subsidy' },
  'housing.policyAmountMissing': { zh: '请填写政策核定金额', en: 'Enter the amount that the policy names' },
  'housing.previousMissing': { zh: '级差补贴请填写晋升前面积标准', en: 'Enter the standard before the promotion' },
  'housing.badTimes': {
    zh: '申请、选房的截止须晚于开始，选房须在申请截止之后',
    en: 'Applications and choosing end after they begin, and choosing begins after the applications',
  },
  'housing.badPublicDays': { zh: '公示结束不能早于公示开始', en: 'The publication cannot end before it begins' },
  'housing.notInApplyTime': { zh: '不在申请时间内', en: 'Applications are not open now' },
  'housing.alreadyApplied': { zh: '您已提交过本批次申请', en: 'This person has applied to the batch already' },
  'housing.spouseApplied': { zh: '配偶已参加本批次', en: 'The spouse takes part in this batch' },
  'housing.orderStands': { zh: '批次已开始选房，不能修改排序', en: 'The choosing has begun; the order stands' },
  'housing.batchVoid': { zh: '批次已作废', en: 'The batch is void' },
  'housing.hasApplicants': { zh: '本批次已有申请人，不能删除', en: 'The batch has applicants and cannot be removed' },
  'housing.applyNotOver': { zh: '申请尚未截止，不能排序', en: 'Applications are still open; there is no order yet' },
  'housing.noApplicants': { zh: '本批次没有有效申请人', en: 'The batch has no valid applicant' },
  'housing.notReviewed': { zh: '还有{count}名申请人未审核', en: '{count} applicants are still to be reviewed' },
  'housing.noNeighbour': { zh: '已在首位或末位，或尚未排序', en: 'There is nobody to change places with' },
  'housing.sameBatch': { zh: '不能复制到同一批次', en: 'Choose another batch to copy to' },
} as const satisfies Record<string, Text>;
