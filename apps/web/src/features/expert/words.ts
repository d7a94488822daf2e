import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const expertWords = {
  library: { zh: '专家名录', en: 'Experts' },
  expert: { zh: '专家', en: 'Expert' },
  own: { zh: '我的专家档案', en: 'My expert file' },
  edit: { zh: '登记专家', en: 'Enter an expert' },
} as const satisfies Record<string, Text>;
