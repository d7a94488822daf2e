import type { Text } from '../kit/text.ts';

export const evidenceMessages = {
  'evidence.noBook': {
    zh: '本机没有存证根账本，请联系系统管理员检查数据目录',
    en: 'This machine keeps no book of roots; ask the administrator to look at the data folder',
  },
  'evidence.daysOrder': {
    zh: '开始日期不能晚于结束日期',
    en: 'The first day must not be later than the last',
  },
} as const satisfies Record<string, Text>;
