import type { Text } from '@zhaocai/model/kit/text';

export const evidenceTexts = {
  title: { zh: '存证记录', en: 'Evidence' },
  explain: {
    zh: '每一步都写成一行，并带上前一行的摘要：谁改动、删除或插入任何一行，后面的摘要就对不上，校验会指出第一处。供应商的操作各自成链，开标时记入项目。',
    en: 'Each step is a row that carries the hash of the row before: whoever changes, deletes or inserts one breaks all that follow, and the check names the first. Each supplier has a chain of his own, which the opening ties to the project.',
  },
  verify: { zh: '校验存证链', en: 'Verify the chain' },
  whole: { zh: '存证完整：{count} 行全部相符', en: 'Intact: all {count} rows agree' },
  broken: { zh: '第 {seq} 行被改动过', en: 'Row {seq} was tampered with' },
  brokenHelp: {
    zh: '从这一行起的记录不可信（{reason}）。请勿继续操作，保留现场并联系系统管理员。',
    en: 'What follows from this row cannot be trusted ({reason}). Stop, keep everything as it is, and call the administrator.',
  },
  seq: { zh: '序号', en: 'No.' },
  chain: { zh: '存证链', en: 'Chain' },
  own: { zh: '项目', en: 'Project' },
  action: { zh: '事项', en: 'What happened' },
  actor: { zh: '操作人', en: 'Who' },
  at: { zh: '时间', en: 'When' },
  hash: { zh: '摘要', en: 'Hash' },
  prevHash: { zh: '前一行摘要', en: 'Hash of the row before' },
  payload: { zh: '内容', en: 'Content' },
  hidden: { zh: '开标前不公开', en: 'Hidden until the opening' },
  none: { zh: '还没有记录', en: 'No rows yet' },
  noProject: { zh: '请从项目打开存证记录', en: 'Open the evidence from a project' },
  project: { zh: '返回项目', en: 'Back to the project' },
} as const satisfies Record<string, Text>;
