import type { Text } from '../kit/text.ts';

export const planMessages = {
  'plan.sumDiffers': {
    zh: '明细合计与预算金额不一致：合计{sum:yuan}元，预算{budget:yuan}元',
    en: 'The lines come to {sum:yuan}, the budget is {budget:yuan}: they must be the same',
  },
  'plan.noDetail': { zh: '请至少填写一条计划明细', en: 'Add at least one line' },
  'plan.datesOrder': { zh: '需求日期不能早于计划开始日期', en: 'It cannot be needed before it starts' },
  'plan.notEditable': { zh: '只有草稿或已退回的计划可以修改', en: 'Only a draft or a returned plan can be changed' },
  'plan.chooseReceiver': { zh: '请选择下达对象', en: 'Choose whom it is handed down to' },
  'plan.receiverGone': { zh: '下达对象不存在或已停用', en: 'This person does not exist or is disabled' },
  'plan.receiverRight': {
    zh: '{name}没有采购项目立项权限',
    en: '{name} may not make purchasing projects',
  },
  'plan.sameReceiver': {
    zh: '计划已下达给{name}，请选择其他人',
    en: 'It is with {name} already: choose somebody else',
  },
  'plan.deptGone': { zh: '申请部门不存在', en: 'This department does not exist' },
  'plan.hasProject': { zh: '已立项，不能退回', en: 'A project was made of it; it cannot be handed back' },
  'plan.notReceiver': { zh: '只有下达对象本人可以退回', en: 'Only whom it was handed down to can hand it back' },
  'plan.modifyReason': { zh: '请填写调整原因', en: 'Say why it is adjusted' },
  'plan.notModifiable': {
    zh: '只有已通过或已下达的计划可以调整',
    en: 'Only an approved plan or one handed down can be adjusted',
  },
  'plan.beingModified': { zh: '计划正在调整审批中', en: 'An adjustment of this plan waits for a decision' },
  'plan.modifyTaken': {
    zh: '计划已立项，不能再调整，请驳回这项调整',
    en: 'A project was made of the plan: it is not adjusted any more, refuse this adjustment',
  },
  'plan.notOfKind': {
    zh: '“{type}”不能修改{field}，请选择相应的调整类型，或不填写该项',
    en: '“{type}” does not change {field}: choose the kind of adjustment that does, or leave it out',
  },
  'plan.linesNotOfKind': {
    zh: '“{type}”不能修改计划明细，请选择相应的调整类型',
    en: '“{type}” does not change the lines: choose the kind of adjustment that does',
  },
  'plan.nothingChanged': { zh: '没有可调整的变化', en: 'Nothing that this kind of adjustment may change was changed' },
  'plan.budgetLine': {
    zh: '预算项目有多项经费，请选择使用哪一项',
    en: 'This budget has several lines: choose the one to draw on',
  },
  'plan.budgetNoLine': { zh: '预算项目没有可用的经费', en: 'This budget has no line to draw on' },
  'plan.budgetYear': {
    zh: '计划年度与预算年度不一致：计划{year}年度，预算经费{budgetYear}年度',
    en: 'The plan is of {year} and its budget line of {budgetYear}: they must be of the same year',
  },
  'plan.noBudgetReason': {
    zh: '计划未关联预算：请选择预算经费，或填写未关联预算原因',
    en: 'No budget behind this plan: choose a budget line, or say why there is none',
  },
  'plan.budgetNeeded': {
    zh: '本单位的采购计划必须关联预算经费，请选择预算经费',
    en: 'Plans must draw on a budget here: choose a budget line',
  },
  'plan.inFlow': { zh: '计划正在审批流程中', en: 'A flow decides about it' },
  'plan.overBalance': {
    zh: '立项金额超出计划余额，可用{money:yuan}元',
    en: 'More than the plan has left: {money:yuan} available',
  },
  'plan.overByContract': {
    zh: '合同金额超出采购计划，计划余额{money:yuan}元',
    en: 'The contract takes more than its plan has left: {money:yuan} available',
  },
  'plan.notDown': {
    zh: '只有已下达的计划可以立项',
    en: 'Projects are made of a plan that was handed down',
  },
  'plan.forReceiver': {
    zh: '计划已下达给{name}，由其立项；需由他人立项的，请负责人改派',
    en: 'It was handed down to {name}, who makes its projects: have it handed to you by whoever hands plans down',
  },
  'plan.nothingLeft': { zh: '计划没有结余', en: 'Nothing is left of it' },
  'plan.belowDemands': {
    zh: '计划金额低于已确认需求合计{money:yuan}元（含待确认），请先退回或归档部分需求，或提高计划金额',
    en: 'Its demands that are confirmed or handed in come to {money:yuan}, more than the plan would: return or archive some of them first, or ask for more',
  },
  'plan.cancelDemands': {
    zh: '计划上还有已确认需求合计{money:yuan}元（含待确认），请先退回或归档这些需求再取消计划',
    en: 'Demands that are confirmed or handed in ask {money:yuan} of it: return or archive them before it is cancelled',
  },
  'plan.line': { zh: '明细第{no}行：{text}', en: 'Line {no}: {text}' },
  'plan.importDiffers': {
    zh: '{field}与上方不一致，同一计划应一致或留空',
    en: '{field} differs from the rows above; repeat it or leave it empty',
  },
  'plan.importNoName': { zh: '请填写计划名称', en: 'Name the plan in its first row' },
  'plan.importTwice': {
    zh: '计划“{name}”在第{row}行已出现，同一计划的明细应连续填写',
    en: 'The plan “{name}” stands in row {row} already; keep its lines together',
  },
  'plan.importExists': {
    zh: '{year}年度已有同名计划“{name}”',
    en: 'There is a plan “{name}” of {year} already',
  },
} as const satisfies Record<string, Text>;
