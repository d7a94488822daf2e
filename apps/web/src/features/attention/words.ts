import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const attentionWords = {
  mine: { zh: '我的关注', en: 'What I watch' },
} as const satisfies Record<string, Text>;
