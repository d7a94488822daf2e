import type { Text } from '@zhaocai/model/kit/text';

export const helpListTexts = {
  title: { zh: '帮助维护', en: 'Help pages' },
  owner: { zh: '来源', en: 'From' },
  platform: { zh: '平台', en: 'Platform' },
  own: { zh: '本单位', en: 'Own' },
  updated: { zh: '更新时间', en: 'Changed' },
} as const satisfies Record<string, Text>;
