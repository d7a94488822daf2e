import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const integrationWords = {
  webhooks: { zh: '事件推送', en: 'Webhooks' },
  apiKeys: { zh: '接口密钥', en: 'API keys' },
} as const satisfies Record<string, Text>;
