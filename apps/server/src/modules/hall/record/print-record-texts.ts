import type { Text } from '@zhaocai/model';

export const recordTexts = {
  title: { zh: '开标记录', en: 'Record of the opening' },
  package: { zh: '采购包', en: 'Package' },
  opened: { zh: '开启时间', en: 'Opened at' },
  supervisors: { zh: '监督人', en: 'Supervised by' },
  bidder: { zh: '投标人', en: 'Bidder' },
  price: { zh: '报价（元）', en: 'Price (yuan)' },
  deposit: { zh: '保证金（元）', en: 'Deposit (yuan)' },
  remark: { zh: '备注', en: 'Remark' },
  confirmation: { zh: '记录确认', en: 'Confirmed' },
  hashes: { zh: '密封信封', en: 'Sealed envelopes' },
  envelopeHash: { zh: '信封摘要', en: 'Hash of the envelope' },
  keyCommit: { zh: '密钥承诺', en: 'Commit to the key' },
  objections: { zh: '当场异议', en: 'Objections on the spot' },
  answer: { zh: '答复', en: 'Answer' },
  holders: { zh: '密钥持有人解锁', en: 'Unlocked by holders of the keys' },
  present: { zh: '到场签到', en: 'Who was there' },
  none: { zh: '无', en: 'None' },
  entered: { zh: '主持人代录（本人未签到）', en: 'Written down by the host (not signed in)' },
  enteredAt: { zh: '代录时间', en: 'Written down' },
  enteredBy: { zh: '代录人', en: 'By' },
} as const satisfies Record<string, Text>;
