import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';

/** What several of its screens say. */
export const contractWords = {
  contracts: { zh: '采购合同', en: 'Contracts' },
  contract: { zh: '合同详情', en: 'Contract' },
  drawUp: { zh: '起草合同', en: 'Draw up a contract' },
  planPayments: { zh: '编制付款计划', en: 'Plan the payments' },
  acceptance: words.acceptance,
  acceptanceDetails: { zh: '验收详情', en: 'Acceptance details' },
  payment: { zh: '付款详情', en: 'Payment of a contract' },
} as const satisfies Record<string, Text>;
