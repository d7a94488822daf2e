import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const expertWords = {
  library: { zh: '专家名录', en: 'Experts' },
  expert: { zh: '专家', en: 'Expert' },
  own: { zh: '我的专家档案', en: 'My expert file' },
  edit: { zh: '登记专家', en: 'Enter an expert' },
  draws: { zh: '专家抽取', en: 'Draws of experts' },
  draw: { zh: '抽取详情', en: 'Draw of experts' },
  editDraw: { zh: '登记抽取', en: 'Write down a draw' },
  drawn: { zh: '抽取记录', en: 'Experts drawn' },
  fairness: { zh: '抽取公平性统计', en: 'How fair the draws were' },
} as const satisfies Record<string, Text>;
