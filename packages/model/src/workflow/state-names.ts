import type { Text } from '../kit/text.ts';

/** What an application may be, in words. */
export const instanceStateNames = {
  running: { zh: '审批中', en: 'In approval' },
  returned: { zh: '已退回', en: 'Sent back' },
  finished: { zh: '已通过', en: 'Passed' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  withdrawn: { zh: '已撤销', en: 'Withdrawn' },
  error: { zh: '异常', en: 'Stuck' },
} as const satisfies Record<string, Text>;

/** What a message is about, in words. */
export const messageKindNames = {
  todo: { zh: '待办', en: 'To do' },
  returned: { zh: '退回', en: 'Sent back' },
  urge: { zh: '催办', en: 'Urged' },
  overdue: { zh: '超期', en: 'Overdue' },
  finished: { zh: '通过', en: 'Passed' },
  rejected: { zh: '驳回', en: 'Rejected' },
  withdrawn: { zh: '撤销', en: 'Withdrawn' },
  error: { zh: '异常', en: 'Stuck' },
  cc: { zh: '抄送', en: 'Copy' },
  contractSigned: { zh: '合同已上传', en: 'Contract signed' },
  contractChanged: { zh: '合同已更新', en: 'Contract replaced' },
  contractDone: { zh: '合同已双签', en: 'Contract complete' },
} as const satisfies Record<string, Text>;
