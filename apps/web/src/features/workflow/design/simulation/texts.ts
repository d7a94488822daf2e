import type { Text } from '@zhaocai/model/kit/text';
import type { InstanceStatus } from '@zhaocai/model/workflow/run-lifecycle';
import type { EdgeReason, StuckReason } from '@zhaocai/model/workflow/state';
import { words } from '../../../../kit/text/words.ts';
import { workflowWords } from '../../words.ts';

export const simulationTexts = {
  help: {
    zh: '用与服务器相同的引擎在浏览器里走一遍，不产生任何数据。',
    en: 'Runs the server’s own engine in the browser; nothing is stored.',
  },
  form: { zh: '表单内容', en: 'Form' },
  start: { zh: '开始模拟', en: 'Start' },
  again: { zh: '重新开始', en: 'Start again' },
  stop: { zh: '结束模拟', en: 'Stop' },
  noStart: { zh: '流程要有且只有一个“开始”才能模拟', en: 'A flow needs exactly one start to be simulated' },
  waiting: { zh: '等待办理', en: 'Waiting for' },
  agree: workflowWords.agree,
  reject: words.reject,
  resubmit: { zh: '重新提交', en: 'Submit again' },
  resubmitBack: { zh: '提交并回到驳回环节', en: 'Submit, straight back' },
  log: { zh: '经过', en: 'What happened' },
  initiator: { zh: '发起人', en: 'Initiator' },
  administrator: { zh: '流程管理员', en: 'Flow administrator' },
  leader: { zh: '上级', en: 'Leader' },
  person: { zh: '人员{name}', en: 'Person {name}' },
  opened: { zh: '{step}：请 {people} 办理', en: '{step}: asked {people}' },
  agreed: { zh: '{step}：{person} 同意', en: '{step}: {person} agreed' },
  rejected: { zh: '{step}：{person} 驳回', en: '{step}: {person} rejected' },
  submitted: { zh: '{person} 提交', en: '{person} submitted' },
  closed: { zh: '{step}：{person} 不再需要办理', en: '{step}: {person} is no longer asked' },
  byRule: { zh: '{step}：系统按规则处理（{rule}）', en: '{step}: decided by rule ({rule})' },
  taken: { zh: '走 {from} → {to}：{why}', en: 'Took {from} → {to}: {why}' },
  skipped: { zh: '不走 {from} → {to}：{why}', en: 'Skipped {from} → {to}: {why}' },
  joined: { zh: '{step}：{count} 条分支汇合', en: '{step}: {count} branches came together' },
  stuck: { zh: '{step}：走不下去，{why}', en: '{step}: stuck, {why}' },
} as const satisfies Record<string, Text>;

export const reasonTexts: Readonly<Record<EdgeReason, Text>> = {
  always: { zh: '没有条件', en: 'it has no condition' },
  true: { zh: '条件成立', en: 'its condition is true' },
  false: { zh: '条件不成立', en: 'its condition is false' },
  default: { zh: '其他条件都不成立，走默认', en: 'no other condition is true' },
  notReached: { zh: '没有走到', en: 'it was not reached' },
};

export const stuckTexts: Readonly<Record<StuckReason, Text>> = {
  noWayOn: { zh: '没有可走的路径', en: 'there is no way on' },
  expressionFailed: { zh: '条件无法计算', en: 'a condition cannot be computed' },
  endlessLoop: { zh: '循环没有人工环节', en: 'a loop without people' },
  nobody: { zh: '没有审批人', en: 'there is nobody to ask' },
};

export const statusTexts: Readonly<Record<InstanceStatus, Text>> = {
  running: { zh: '进行中', en: 'Running' },
  returned: { zh: '已退回发起人', en: 'Returned to the initiator' },
  finished: { zh: '已通过', en: 'Finished' },
  rejected: words.rejected,
  withdrawn: words.withdrawn,
  terminated: { zh: '已终止', en: 'Terminated' },
  error: { zh: '异常', en: 'Stuck' },
};
