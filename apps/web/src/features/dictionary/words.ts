import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const dictionaryWords = {
  systemDictionaries: { zh: '系统字典', en: 'System dictionaries' },
  businessDictionaries: { zh: '业务字典', en: 'Business dictionaries' },
  regions: { zh: '行政区划', en: 'Regions' },
} as const satisfies Record<string, Text>;
