import type { Text } from '../kit/text.ts';

export const clarificationMessages = {
  'clarification.suppliersOnly': { zh: '只有供应商可以提问', en: 'Only suppliers ask questions' },
  'clarification.missing': { zh: '请填写{field}', en: '{field} is needed' },
  'clarification.over': {
    zh: '提问时间已截止（{end}，{article}）',
    en: 'Questions ended on {end} ({article})',
  },
  'clarification.notOpen': {
    zh: '项目当前不接受提问',
    en: 'No questions are taken about this project now',
  },
  'clarification.registeredOnly': {
    zh: '报名已截止，只有已报名的供应商可以提问',
    en: 'Registration is over: only who has registered asks now',
  },
  'clarification.askerHidden': {
    zh: '提问单位不公开，不能按供应商查询',
    en: 'Who asked is not told: questions are not looked up by supplier',
  },
  'clarification.notAnswerable': {
    zh: '问题已发布答复或已关闭，不能修改',
    en: 'It was answered in public or closed, and is not changed any more',
  },
  'clarification.needsNotice': {
    zh: '答复变更采购文件的，应先发布变更公告，并选择本项目在提问之后发布、对采购文件作出变更的公告（{article}）',
    en: 'An answer that changes the documents names a notice of this project that changes them and was published after the question ({article})',
  },
} as const satisfies Record<string, Text>;
