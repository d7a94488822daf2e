import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const performanceWords = {
  templates: { zh: '评价模板', en: 'Evaluation templates' },
  template: { zh: '评价模板详情', en: 'Evaluation template' },
  records: { zh: '履约评价记录', en: 'Evaluations' },
  record: { zh: '履约评价详情', en: 'Evaluation' },
  judge: { zh: '填写履约评价', en: 'Judge a performance' },
  begin: { zh: '选择评价对象', en: 'Whom to judge' },
  target: { zh: '履约评价汇总', en: 'Evaluations of one' },
  own: { zh: '对我的评价', en: 'How I was judged' },
  ownOne: { zh: '对我的评价详情', en: 'An evaluation of me' },
} as const satisfies Record<string, Text>;
