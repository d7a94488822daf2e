import type { Text } from '../kit/text.ts';

export const borrowingMessages = {
  'borrowing.timesOrder': {
    zh: '计划归还时间必须晚于借阅时间',
    en: 'Papers are due back after they are taken',
  },
  'borrowing.planPast': {
    zh: '计划归还时间已过，请改为以后的时间',
    en: 'The time at which they are due back is over; choose a later one',
  },
  'borrowing.sealed': {
    zh: '开标前不能借阅投标文件正本和评标资料',
    en: 'Bids and papers of the evaluation are not lent before the opening',
  },
  'borrowing.notEditable': {
    zh: '只有已驳回或已撤回的借阅申请可以修改',
    en: 'Only a rejected or withdrawn request can be changed',
  },
  'borrowing.inFlow': {
    zh: '借阅申请正在审批流程中，请在流程中办理',
    en: 'A flow decides on this request; decide or withdraw it there',
  },
  'borrowing.notYours': { zh: '只能撤回本人的借阅申请', en: 'This request is somebody else’s' },
  'borrowing.notOut': {
    zh: '资料未借出或已还清，不能登记归还',
    en: 'These papers are not lent, or all of them came back',
  },
  'borrowing.tooMany': {
    zh: '归还份数超过借出份数',
    en: 'More copies than are still out',
  },
  'borrowing.moreThanLeft': {
    zh: '归还份数超过借出份数，尚未归还{left}份',
    en: 'More copies than are still out: {left} left',
  },
  'borrowing.remarkMissing': {
    zh: '资料损坏或遗失时请填写备注，说明情况',
    en: 'Say in the remark what happened to damaged or lost papers',
  },
  'borrowing.revertType': {
    zh: '请选择归还情况：完好、损坏或遗失',
    en: 'Say whether they are intact, damaged or lost',
  },
  'borrowing.revertFuture': { zh: '归还时间不能晚于当前时间', en: 'Papers cannot have come back after now' },
  'borrowing.revertEarly': { zh: '归还时间不能早于借出时间', en: 'Papers cannot have come back before they were lent' },
} as const satisfies Record<string, Text>;
