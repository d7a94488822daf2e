import type { Text } from '@zhaocai/model';

export const summaryWords = {
  name: { zh: '评审汇总', en: 'Evaluation summary' },
  bidder: { zh: '投标人', en: 'Bidder' },
  kind: { zh: '类别', en: 'Kind' },
  item: { zh: '评审项', en: 'Item' },
  most: { zh: '满分', en: 'Points' },
  outcome: { zh: '结果', en: 'Outcome' },
  met: { zh: '通过', en: 'Met' },
  notMet: { zh: '不通过', en: 'Not met' },
  price: { zh: '报价', en: 'Price' },
  pricePoints: { zh: '价格分', en: 'Points of the price' },
  total: { zh: '总分', en: 'Total' },
  rank: { zh: '排名', en: 'Rank' },
  tied: { zh: '并列', en: 'shared' },
  out: { zh: '未通过审查', en: 'Out' },
} as const satisfies Record<string, Text>;
