import type { Text } from '@zhaocai/contract/kit/text';

export const projectListTexts = {
  title: { zh: '采购项目', en: 'Projects' },
  import: { zh: '导入', en: 'Import' },
  deadline: { zh: '下一时限', en: 'Next deadline' },
  entryEndTime: { zh: '报名截止', en: 'Register by' },
  bidEndTime: { zh: '报价截止', en: 'Quote by' },
  openTime: { zh: '开标', en: 'Open at' },
  openedTime: { zh: '已开标', en: 'Opened' },
} as const satisfies Record<string, Text>;
