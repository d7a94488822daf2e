import type { Text } from '@zhaocai/model/kit/text';

/** Sentences of an approval on the page of what it is about. */
export const objectTexts = {
  title: { zh: '审批', en: 'Approval' },
  sheet: { zh: '打开审批单', en: 'Open the approval' },
  rejected: { zh: '审批未通过：{reason}', en: 'Not approved: {reason}' },
  rejectedSilently: { zh: '审批未通过', en: 'Not approved' },
  returned: {
    zh: '已退回发起人：{reason}。修改后可重新提交，也可撤销申请。',
    en: 'Sent back to who asked: {reason}. Change it and hand it in again, or withdraw it.',
  },
  waits: { zh: '审批结束前不能更改。', en: 'Nothing can be changed until it is decided.' },
  objectPage: { zh: '打开业务页面', en: 'Open what it is about' },
} as const satisfies Record<string, Text>;
