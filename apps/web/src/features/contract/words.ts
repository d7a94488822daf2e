import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const contractWords = {
  contracts: { zh: '采购合同', en: 'Contracts' },
  contract: { zh: '合同详情', en: 'Contract' },
  drawUp: { zh: '起草合同', en: 'Draw up a contract' },
} as const satisfies Record<string, Text>;
