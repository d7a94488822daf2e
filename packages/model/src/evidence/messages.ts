import type { Text } from '../kit/text.ts';

export const evidenceMessages = {
  'evidence.noBook': {
    zh: '本机没有存证根账本，请联系系统管理员检查数据目录',
    en: 'This machine keeps no book of roots; ask the administrator to look at the data folder',
  },
} as const satisfies Record<string, Text>;
