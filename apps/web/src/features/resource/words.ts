import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const resourceWords = {
  attachments: { zh: '附件管理', en: 'Attachments' },
  objectStorage: { zh: '对象存储', en: 'Object storage' },
  smsProviders: { zh: '短信配置', en: 'SMS providers' },
  enableTitle: { zh: '启用“{code}”？', en: 'Use “{code}”?' },
} as const satisfies Record<string, Text>;
