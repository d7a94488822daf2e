import type { Text } from '@zhaocai/model/kit/text';
import type { FlowFaultCode } from '@zhaocai/model/workflow/validate-definition';

/** What stands in the way of publishing, to people. */
export const faultTexts: Readonly<Record<FlowFaultCode, Text>> = {
  oneStart: { zh: '流程要有且只有一个“开始”', en: 'A flow needs exactly one start' },
  noEnd: { zh: '流程至少要有一个“结束”', en: 'A flow needs an end' },
  intoStart: { zh: '“{name}”是开始，不能有连线进入', en: '“{name}” is the start: nothing leads into it' },
  outOfEnd: { zh: '“{name}”是结束，不能有连线出去', en: '“{name}” is an end: nothing leads out of it' },
  notReached: { zh: '从开始走不到“{name}”', en: '“{name}” is not reached from the start' },
  noWayToEnd: { zh: '从“{name}”走不到结束', en: '“{name}” does not lead to an end' },
  noApprover: { zh: '“{name}”没有指定审批人', en: '“{name}” has no approver' },
  fewWays: { zh: '判断“{name}”至少要有两条去向', en: 'The decision “{name}” needs two ways at least' },
  oneDefault: {
    zh: '判断“{name}”要有且只有一条默认路径（不填条件）',
    en: 'The decision “{name}” needs exactly one way without a condition',
  },
  expression: { zh: '“{name}”的表达式有误：{detail}', en: 'The expression of “{name}” is wrong: {detail}' },
  rate: { zh: '“{name}”的通过率应为 1 到 100 的整数', en: 'The rate of “{name}” must be a whole number from 1 to 100' },
  twice: { zh: '编号重复：{at}', en: 'An id occurs twice: {at}' },
  selfLoop: { zh: '连线不能回到自身', en: 'An edge leads back to its own step' },
  unknownEnd: { zh: '有一条连线没有接到节点上', en: 'An edge ends nowhere' },
  noPath: { zh: '任务“{name}”没有任务地址', en: 'The task “{name}” has no address' },
  waitsForOne: {
    zh: '“{name}”等待汇合，但只有一条连线进入',
    en: '“{name}” waits for branches, but only one leads to it',
  },
  sameName: { zh: '有多个节点叫“{name}”', en: 'Several steps are called “{name}”' },
};

export const checkTexts = {
  sound: { zh: '没有发现问题，可以发布', en: 'Nothing was found: it can be published' },
  errors: { zh: '{count} 处错误，发布前须改正', en: '{count} faults to mend before publishing' },
  warnings: { zh: '{count} 处提醒', en: '{count} warnings' },
  error: { zh: '错误', en: 'Fault' },
  warning: { zh: '提醒', en: 'Warning' },
  show: { zh: '定位', en: 'Show' },
} as const satisfies Record<string, Text>;
