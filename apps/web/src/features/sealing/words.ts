import type { Text } from '@zhaocai/model/kit/text';

export const sealingWords = {
  myKeys: { zh: '我的开标密钥', en: 'My opening key' },
} as const satisfies Record<string, Text>;
