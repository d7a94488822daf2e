import type { Text } from '../kit/text.ts';

export const attentionMessages = {
  'attention.tooMany': {
    zh: '最多关注{most}项，请先取消不再需要的关注',
    en: 'No more than {most} things can be watched; drop some first',
  },
} as const satisfies Record<string, Text>;
