import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const borrowingWords = {
  loans: { zh: '资料借阅', en: 'Loans of papers' },
  loan: { zh: '借阅详情', en: 'Loan of papers' },
} as const satisfies Record<string, Text>;
