import { lifecycle } from '../kit/lifecycle.ts';
import { named, type CodeOf } from '../kit/named.ts';

/**
 * One passage through a flow. The engine computes where a run stands; each state is led to by one action, and nobody does
 * one by a button of his own: they follow from what people decide, which `flow.<command>` records.
 */
export const runLifecycle = lifecycle({
  field: 'runStatus',
  states: {
    running: { value: 'running', label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    returned: { value: 'returned', label: { zh: '已退回', en: 'Sent back' }, tone: 'red' },
    finished: { value: 'finished', label: { zh: '已通过', en: 'Passed' }, tone: 'green' },
    rejected: { value: 'rejected', label: { zh: '已驳回', en: 'Rejected' }, tone: 'red' },
    withdrawn: { value: 'withdrawn', label: { zh: '已撤销', en: 'Withdrawn' }, tone: 'grey' },
    /** By an administrator; for the object it is as if it had been withdrawn. */
    terminated: { value: 'terminated', label: { zh: '已终止', en: 'Terminated' }, tone: 'red' },
    error: { value: 'error', label: { zh: '异常', en: 'Stuck' }, tone: 'red' },
  },
  actions: {
    goOn: { from: ['returned', 'error'], to: 'running', label: { zh: '继续审批', en: 'Go on' } },
    sendBack: { from: ['running', 'error'], to: 'returned', label: { zh: '退回', en: 'Send back' } },
    finish: {
      from: ['running', 'returned', 'error'],
      to: 'finished',
      label: { zh: '通过', en: 'Pass' },
      effects: ['leaveRequest.agree', 'formAnswer.complete'],
    },
    reject: {
      from: ['running', 'returned', 'error'],
      to: 'rejected',
      label: { zh: '驳回', en: 'Reject' },
      effects: ['leaveRequest.reject', 'formAnswer.reject'],
    },
    withdraw: {
      from: ['running', 'returned', 'error'],
      to: 'withdrawn',
      label: { zh: '撤销', en: 'Withdraw' },
      effects: ['leaveRequest.withdraw', 'formAnswer.withdraw'],
    },
    terminate: {
      from: ['running', 'returned', 'error'],
      to: 'terminated',
      label: { zh: '终止', en: 'Terminate' },
      effects: ['leaveRequest.withdraw', 'formAnswer.withdraw'],
    },
    getStuck: { from: ['running', 'returned'], to: 'error', label: { zh: '异常', en: 'Get stuck' } },
  },
  duties: {
    mend: {
      states: ['error'],
      permission: 'flow_manage',
      name: 'title',
      path: '/base/workFlow/instances?title={name}',
      label: { zh: '处理异常流程', en: 'Mend a stuck flow' },
    },
  },
});

export type InstanceStatus = CodeOf<typeof runLifecycle>;

const openRun = ['running', 'returned', 'error'] as const;

/** Whether people can still decide something in the run. */
export function isRunOpen(status: unknown): boolean {
  return runLifecycle.is(status, ...openRun);
}

export function hasRunEnded(status: unknown): boolean {
  return runLifecycle.is(status, 'finished', 'rejected', 'withdrawn', 'terminated');
}

/** The same for SQL: `run_status in ${openRunsSql}`. */
export const openRunsSql = runLifecycle.sql(...openRun);

/**
 * What became of one person's task. No lifecycle of its own: it is what lists show of the engine's state, written with it
 * (docs/decisions/0011-flows.md). `closed`: without a decision of his own; `pendingAgain`: after a return or a recall.
 */
export const taskStatus = named({
  pending: { value: 1, label: { zh: '待审核', en: 'Pending' }, tone: 'orange' },
  agreed: { value: 0, label: { zh: '同意', en: 'Agreed' }, tone: 'blue' },
  submitted: { value: -1, label: { zh: '已提交', en: 'Submitted' }, tone: 'blue' },
  closed: { value: 2, label: { zh: '已关闭', en: 'Closed' }, tone: 'grey' },
  rejected: { value: 3, label: { zh: '驳回', en: 'Rejected' }, tone: 'red' },
  pendingAgain: { value: 4, label: { zh: '待重新处理', en: 'Pending again' }, tone: 'orange' },
});

export type OperateStatus = CodeOf<typeof taskStatus>;

const openTask = ['pending', 'pendingAgain'] as const;

/** Whether its holder can still decide. */
export function isTaskOpen(status: unknown): boolean {
  return taskStatus.is(status, ...openTask);
}

/** The same for SQL: `operate_status in ${openTasksSql}`. */
export const openTasksSql = taskStatus.sql(...openTask);

/** Why a task was closed without a decision of its holder's own. */
export const closedBecause = named({
  othersDecided: { value: 'othersDecided', label: { zh: '他人已处理', en: 'Decided by others' } },
  countersignOver: { value: 'countersignOver', label: { zh: '会签已结束', en: 'Countersign over' } },
  signRejected: { value: 'signRejected', label: { zh: '加签未通过', en: 'Rejected by a signer' } },
  transferred: { value: 'transferred', label: { zh: '已转办', en: 'Handed on' } },
  recalled: { value: 'recalled', label: { zh: '已撤回', en: 'Taken back' } },
  wayChanged: { value: 'wayChanged', label: { zh: '条件变化，重新流转', en: 'The conditions changed' } },
  left: { value: 'left', label: { zh: '人员已停用', en: 'Left' } },
  skipped: { value: 'skipped', label: { zh: '管理员已跳过', en: 'Skipped by an administrator' } },
  returned: { value: 'returned', label: { zh: '已退回', en: 'Returned' } },
  ended: { value: 'ended', label: { zh: '流程已结束', en: 'The flow ended' } },
  withdrawn: { value: 'withdrawn', label: { zh: '申请已撤销', en: 'Withdrawn' } },
  terminated: { value: 'terminated', label: { zh: '流程已终止', en: 'The flow was terminated' } },
});

export type ClosedBecause = CodeOf<typeof closedBecause>;

/** The rule that decided in nobody's name; no person's word stands for it. */
export const decidedByRule = named({
  self: { value: 'self', label: { zh: '审批人为发起人本人', en: 'the approver is the applicant' } },
  duplicate: { value: 'duplicate', label: { zh: '审批人此前已同意', en: 'the approver agreed before' } },
  empty: { value: 'empty', label: { zh: '无人可审', en: 'nobody is left to ask' } },
});

export type DecidedByRule = CodeOf<typeof decidedByRule>;
