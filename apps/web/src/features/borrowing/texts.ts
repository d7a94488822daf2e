import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../kit/text/kit-texts.ts';
import { borrowingWords } from './words.ts';

export const borrowingTexts = {
  loans: borrowingWords.loans,
  edit: kitTexts.edit,
  remove: kitTexts.remove,
  ask: { zh: '申请借阅', en: 'Ask for papers' },
  chooseLoan: { zh: '请从资料借阅列表中选择', en: 'Choose a loan from the list' },
  facts: { zh: '借阅信息', en: 'The loan' },
  returns: { zh: '归还记录', en: 'Returns' },
  noReturns: { zh: '暂无归还记录', en: 'Nothing came back yet' },
  progress: { zh: '已归还{returned}/{copies}份', en: '{returned} of {copies} returned' },
  fault: { zh: '损坏或遗失{count}份', en: '{count} damaged or lost' },
  receive: { zh: '登记归还', en: 'Receive papers' },
  receiveTitle: { zh: '登记归还：{name}', en: 'Receive papers: {name}' },
  left: { zh: '尚未归还{left}份', en: '{left} still out' },
  received: { zh: '归还已登记', en: 'Return recorded' },
  rejected: { zh: '申请被驳回：{reason}', en: 'The request was rejected: {reason}' },
  overdue: {
    zh: '已超过计划归还时间，尚有{left}份未还，请联系借阅人归还。',
    en: 'Past the time at which it was due: {left} still out. Call them in.',
  },
  print: { zh: '打印借阅单', en: 'Print the slip' },
  applicant: { zh: '申请人', en: 'Asked for by' },
  applyTime: { zh: '申请时间', en: 'Asked for at' },
  recordedBy: { zh: '登记人', en: 'Recorded by' },
  removeTitle: { zh: '确定删除该借阅申请吗？', en: 'Delete this request?' },
  none: { zh: '暂无借阅记录', en: 'Nothing was lent yet' },
  returnedOf: { zh: '归还', en: 'Returned' },
} as const satisfies Record<string, Text>;
