import type { Text } from '../kit/text.ts';

export const budgetMessages = {
  'budget.sumDiffers': {
    zh: '经费合计与项目总额不一致：合计{sum:yuan}元，总额{total:yuan}元',
    en: 'The lines come to {sum:yuan}, the total is {total:yuan}: they must be the same',
  },
  'budget.govAbove': { zh: '政府采购预算不能超过项目总额', en: 'Government purchases may not exceed the total' },
  'budget.noCosts': { zh: '请至少填写一项经费', en: 'Add at least one line' },
  'budget.costLine': { zh: '经费第{no}行：{text}', en: 'Line {no}: {text}' },
  'budget.govLine': { zh: '政府采购第{no}行：{text}', en: 'Government purchase {no}: {text}' },
  'budget.costTwice': {
    zh: '经费第{no}行与上方的资金来源和年度相同，请合并为一行',
    en: 'Line {no} has the source and year of a line above: put them together',
  },
  'budget.costYear': {
    zh: '经费第{no}行：年度应在项目的起止年度之内',
    en: 'Line {no}: the year lies outside the years of the project',
  },
  'budget.yearsOrder': { zh: '结束年度不能早于开始年度', en: 'It cannot end before it starts' },
  'budget.multiYear': { zh: '跨年项目的结束年度应晚于开始年度', en: 'A multi-year project ends in a later year' },
  'budget.oneYear': {
    zh: '只有跨年项目可以跨越多个年度',
    en: 'Only a multi-year project has more than one year',
  },
  'budget.parentNeeded': { zh: '二级项目请选择所属的一级项目', en: 'Choose the project of level 1 that it is part of' },
  'budget.parentOfFirst': { zh: '一级项目没有上级项目', en: 'A project of level 1 is part of no other' },
  'budget.parentLevel': { zh: '上级项目应为一级项目', en: 'It can only be part of a project of level 1' },
  'budget.parentClosed': {
    zh: '所属的一级项目已关闭或已驳回，请选择其他项目',
    en: 'The project of level 1 is closed or was rejected: choose another',
  },
  'budget.childrenAbove': {
    zh: '二级项目合计{sum:yuan}元，超过一级项目总额{total:yuan}元',
    en: 'The projects of level 2 come to {sum:yuan}, more than the {total:yuan} of level 1',
  },
  'budget.specialSecond': { zh: '专项为一级项目', en: 'A special project is of level 1' },
  'budget.hasChildren': {
    zh: '还有二级项目，不能删除',
    en: 'It has projects of level 2 and cannot be removed',
  },
  'budget.hasPostings': {
    zh: '预算曾经下达，台账留有记录，不能删除',
    en: 'It was approved once and the ledger has postings of it: it cannot be removed',
  },
  'budget.adjustToZero': {
    zh: '调整后的金额应大于0元；不再使用的，请关闭预算项目',
    en: 'A line keeps some money: a budget that is not needed any more is closed',
  },
  'budget.notEditable': {
    zh: '只有草稿或已驳回的预算项目可以修改',
    en: 'Only a draft or a rejected budget project can be changed',
  },
  'budget.deptGone': { zh: '申报部门不存在', en: 'This department does not exist' },
  'budget.parentNotIssued': {
    zh: '请先下达一级项目“{name}”',
    en: 'Approve the budget of “{name}”, of level 1, first',
  },
  'budget.parentShort': {
    zh: '一级项目“{line}”可用{left:yuan}元，不足以分解{money:yuan}元',
    en: '“{line}” of level 1 has {left:yuan} available, less than {money:yuan}',
  },
  'budget.parentLineMissing': {
    zh: '一级项目没有{line}的经费，不能分解',
    en: 'The project of level 1 has no line for {line}',
  },
  'budget.inUse': {
    zh: '预算已有占用或支付，不能撤销下达；请先释放，或关闭项目',
    en: 'Money of it is held or spent: release it first, or close the project',
  },
  'budget.held': {
    zh: '还有{money:yuan}元被采购计划或二级项目占用，请先办结后再关闭',
    en: '{money:yuan} is held by plans or level 2: conclude those before closing',
  },
  'budget.short': { zh: '预算余额不足，可用{money:yuan}元', en: 'Not enough budget: {money:yuan} available' },
  'budget.shortReserved': {
    zh: '计划占用余额不足，可用{money:yuan}元',
    en: 'Not enough is reserved: {money:yuan} left',
  },
  'budget.shortCommitted': {
    zh: '合同占用余额不足，可用{money:yuan}元',
    en: 'Not enough is committed: {money:yuan} left',
  },
  'budget.lineGone': { zh: '预算经费不存在', en: 'This budget line does not exist' },
  'budget.notIssued': { zh: '预算项目尚未下达或已关闭', en: 'This budget is not approved, or closed' },
  'budget.reversed': { zh: '这笔记录已经冲销', en: 'This posting was reversed already' },
  'budget.adjustWaiting': {
    zh: '这项经费已有调整正在审核，请等待审核或先撤回',
    en: 'An adjustment of this line waits for its review: wait for it or withdraw it',
  },
  'budget.beingAdjusted': {
    zh: '还有预算调整正在审核，请先审核或撤回',
    en: 'An adjustment of it waits for its review: decide or withdraw it first',
  },
  'budget.adjustReason': { zh: '请填写调整原因', en: 'Say why it is adjusted' },
  'budget.adjustSame': { zh: '金额没有变化', en: 'The amount is the same' },
  'budget.adjustBelowGov': {
    zh: '核减后项目总额为{total:yuan}元，低于政府采购预算{gov:yuan}元：请少核减，或将预算收回、退回后先修改政府采购明细',
    en: 'The budget would come to {total:yuan}, less than its government purchases of {gov:yuan}: take less away, or have the budget taken back and change the purchases first',
  },
  'budget.adjustShort': {
    zh: '可用{money:yuan}元，核减不能超过可用金额',
    en: '{money:yuan} is available: no more can be taken away',
  },
  'budget.inReview': { zh: '预算项目正在审批流程中', en: 'A flow decides about it' },
} as const satisfies Record<string, Text>;
