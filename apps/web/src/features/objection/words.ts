import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const objectionWords = {
  objections: { zh: '质疑投诉', en: 'Objections' },
  objection: { zh: '质疑投诉详情', en: 'Objection' },
  raise: { zh: '提出质疑投诉', en: 'Raise an objection' },
} as const satisfies Record<string, Text>;
