import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const ledgerWords = {
  ledger: { zh: '资金台账', en: 'Ledger' },
  statement: { zh: '账户明细', en: 'Statement' },
  postings: { zh: '资金流水', en: 'Postings' },
  posting: { zh: '流水详情', en: 'Posting' },
} as const satisfies Record<string, Text>;
