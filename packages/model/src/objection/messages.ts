import type { Text } from '../kit/text.ts';

export const objectionMessages = {
  'objection.suppliersOnly': {
    zh: '只有供应商可以提出询问、质疑、投诉和举报',
    en: 'Only suppliers raise enquiries, objections, complaints and reports',
  },
  'objection.missing': { zh: '请填写{field}', en: '{field} is needed' },
  'objection.notParticipant': { zh: '您未参与该项目', en: 'You take no part in this project' },
  'objection.over': {
    zh: '已超过提出质疑期限（{date}）；依据：{article}',
    en: 'The period ended on {date} ({article})',
  },
  'objection.complaintOver': {
    zh: '已超过提出投诉期限（{date}）；依据：{article}',
    en: 'The period for complaints ended on {date} ({article})',
  },
  'objection.notYet': {
    zh: '{target}尚未公布，暂不能提出',
    en: 'There is nothing to object to yet: {target}',
  },
  'objection.queryFirst': {
    zh: '投诉应先提出质疑/异议，答复后或逾期未答复的方可投诉',
    en: 'A complaint follows an objection that was answered, or not answered in time',
  },
  'objection.knowFuture': {
    zh: '知道受损害的时间不能晚于当前时间',
    en: 'What you have known since cannot lie in the future',
  },
  'objection.namesYou': {
    zh: '开标前提出的内容不得出现单位名称“{name}”，请删去后提交',
    en: 'Before the opening the text must not name your company (“{name}”)',
  },
  'objection.twice': {
    zh: '该事项已提出，尚在办理中，请等待答复或先撤回',
    en: 'You have raised this already: wait for the answer, or withdraw it',
  },
  'objection.notEditable': { zh: '已提交，不能修改', en: 'It was submitted and is not changed any more' },
  'objection.otherKind': {
    zh: '{kind}不能这样办理',
    en: 'This is not done to this kind: {kind}',
  },
  'objection.short': { zh: '{field}至少{least}个字', en: '{field} has at least {least} characters' },
  'objection.ownAct': {
    zh: '您是该项目的经办人或被投诉答复的作出人，应由其他人处理',
    en: 'You handle this project, or gave the answer complained of: another person decides',
  },
  'objection.notCarriedOut': {
    zh: '采购尚未终止，废标重新采购的决定未落实，暂不能办结',
    en: 'The procurement has not ended: the decision is not carried out yet',
  },
  'objection.blocks': {
    zh: '有{count}件质疑、异议或投诉未答复或未落实，暂不能继续（{article}）',
    en: '{count} objections or complaints are not answered or not carried out: this has to wait ({article})',
  },
  'objection.sealed': {
    zh: '开标前不能下载，材料中有提出单位的名称',
    en: 'Not before the opening: the papers name who has objected',
  },
} as const satisfies Record<string, Text>;
