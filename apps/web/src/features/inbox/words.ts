import { words } from '../../kit/text/words.ts';
import type { Text } from '@zhaocai/model/kit/text';

export const inboxWords = {
  waiting: { zh: '待我处理', en: 'Waiting for me' },
  none: { zh: '没有待处理的事项', en: 'Nothing waits for you' },
  noneHelp: { zh: '需要您办理的事项会出现在这里', en: 'What you have to do appears here' },
  all: { zh: '全部待办', en: 'All to-dos' },
  what: { zh: '事项', en: 'To do' },
  about: { zh: '业务', en: 'About' },
  number: words.reference,
  leftBy: { zh: '原办理人{name}已停用', en: 'Left by {name}, disabled' },
  handedBy: { zh: '移交人', en: 'From' },
  since: { zh: '到达时间', en: 'Since' },
  overdue: { zh: '逾期 {count} 项', en: '{count} overdue' },
  week: { zh: '本周到期 {count} 项', en: '{count} due this week' },
  isLate: { zh: '已逾期', en: 'Overdue' },
  isWeek: { zh: '本周到期', en: 'Due this week' },
  due: { zh: '截止时间', en: 'Due' },
  handle: words.handle,
  keyword: { zh: '名称或编号', en: 'Name or number' },
} as const satisfies Record<string, Text>;
