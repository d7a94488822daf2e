import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const crmWords = {
  customers: { zh: '客户', en: 'Customers' },
  salespeople: { zh: '业务员', en: 'Salespeople' },
} as const satisfies Record<string, Text>;
