import type { Text } from '@zhaocai/model/kit/text';

export const checkTexts = {
  sound: { zh: '没有发现问题，可以发布', en: 'Nothing was found: it can be published' },
  errors: { zh: '{count} 处错误，发布前须改正', en: '{count} faults to mend before publishing' },
  warnings: { zh: '{count} 处提醒', en: '{count} warnings' },
  error: { zh: '错误', en: 'Fault' },
  warning: { zh: '提醒', en: 'Warning' },
  show: { zh: '定位', en: 'Show' },
} as const satisfies Record<string, Text>;
