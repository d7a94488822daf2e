import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const clarificationWords = {
  questions: { zh: '提问与答复', en: 'Questions' },
} as const satisfies Record<string, Text>;
