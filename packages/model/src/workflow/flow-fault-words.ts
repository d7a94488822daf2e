import { fill, type Language, type Text } from '../kit/text.ts';
import { expressionFaultText } from './expression-words.ts';
import type { FlowFault, FlowFaultCode } from './validate-definition.ts';

/** What stands in the way of publishing, to people. */
export const flowFaultWords: Readonly<Record<FlowFaultCode, Text>> = {
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
  setting: {
    zh: '“{name}”的{detail}无效，请重新选择',
    en: '{detail} of “{name}” is none of the choices: choose again',
  },
  fieldName: {
    zh: '表单字段名“{name}”不可用，请用字母、数字和下划线',
    en: 'A field cannot be called “{name}”: use letters, digits and _',
  },
  fieldTwice: { zh: '有多个表单字段叫“{name}”', en: 'Several form fields are called “{name}”' },
  rate: { zh: '“{name}”的通过率应为 1 到 100 的整数', en: 'The rate of “{name}” must be a whole number from 1 to 100' },
  twice: {
    zh: '有两个节点或连线的编号相同，请删除其中一个',
    en: 'Two steps or edges have the same id: remove one of them',
  },
  selfLoop: { zh: '连线不能回到自身', en: 'An edge leads back to its own step' },
  unknownEnd: { zh: '有一条连线没有接到节点上', en: 'An edge ends nowhere' },
  noPath: { zh: '任务“{name}”没有任务地址', en: 'The task “{name}” has no address' },
  waitsForOne: {
    zh: '“{name}”等待汇合，但只有一条连线进入',
    en: '“{name}” waits for branches, but only one leads to it',
  },
  decidesNothing: {
    zh: '流程没有审批环节，不能用于业务审批',
    en: 'Nobody decides in this flow: it cannot approve an action',
  },
  undecidedWay: {
    zh: '“{detail}”不经审批就结束，不能用于业务审批',
    en: '“{detail}” ends without an approval: the flow cannot approve an action',
  },
  sameName: { zh: '有多个节点叫“{name}”', en: 'Several steps are called “{name}”' },
};

/** Settings of a step by their names in the drawing. */
const settingNames: Readonly<Record<string, Text>> = {
  grantType: { zh: '审批人类型', en: 'The kind of approver' },
  rejectHandle: { zh: '驳回处理', en: 'What a rejection does' },
  projectMan: { zh: '项目角色', en: 'The project role' },
};
const unnamed: Text = { zh: '未命名', en: 'without a name' };

/** The fault in words, the same for who draws and for whoever is refused. */
export function flowFaultText(fault: FlowFault, language: Language): string {
  const { code, name, detail = '', expressionFault } = fault;
  const told = expressionFault
    ? expressionFaultText({ fault: expressionFault, detail }, language)
    : (settingNames[detail]?.[language] ?? detail);
  return fill(flowFaultWords[code][language], { name: name || unnamed[language], detail: told });
}
