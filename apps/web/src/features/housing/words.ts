import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const housingWords = {
  housingSubsidies: { zh: '住房补贴', en: 'Housing subsidies' },
  housingStandards: { zh: '住房面积标准', en: 'Housing standards' },
  batches: { zh: '选房批次', en: 'Batches' },
  orderOfChoosing: { zh: '选房排序', en: 'Order of choosing' },
} as const satisfies Record<string, Text>;
