import type { Text } from '@zhaocai/model';

export const auctionRecordTexts = {
  title: { zh: '竞价记录', en: 'Record of the auction' },
  package: { zh: '采购包', en: 'Package' },
  supplier: { zh: '供应商', en: 'Supplier' },
  number: { zh: '编号', en: 'No.' },
  standings: { zh: '竞价结果', en: 'Standings' },
  first: { zh: '首轮报价（元）', en: 'First price (yuan)' },
  final: { zh: '最终报价（元）', en: 'Final price (yuan)' },
  rank: { zh: '名次', en: 'Rank' },
  log: { zh: '出价明细', en: 'Bids' },
  sequence: { zh: '序号', en: 'No.' },
  received: { zh: '收到时间', en: 'Received' },
  bid: { zh: '出价（元）', en: 'Bid (yuan)' },
  outcome: { zh: '处理', en: 'Judged' },
  taken: { zh: '接受', en: 'Taken' },
  extended: { zh: '接受，延时', en: 'Taken, extended' },
  none: { zh: '无', en: 'None' },
  seconds: { zh: '{count}秒', en: '{count} s' },
} as const satisfies Record<string, Text>;
