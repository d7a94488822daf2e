import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const depositWords = {
  deposits: { zh: '保证金', en: 'Deposits' },
  deposit: { zh: '保证金详情', en: 'Deposit' },
  receipts: { zh: '银行到账', en: 'Bank receipts' },
  handIn: { zh: '缴纳保证金', en: 'Hand in the deposit' },
} as const satisfies Record<string, Text>;
