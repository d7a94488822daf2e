import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const performanceWords = {
  templates: { zh: '评价模板', en: 'Evaluation templates' },
  template: { zh: '评价模板详情', en: 'Evaluation template' },
} as const satisfies Record<string, Text>;
