import type { FlowDetail, FlowHistoryRow } from '@zhaocai/model/workflow/wire';
import { workflowWords } from '../words.ts';

/** A row of the history as the server answers it, for tests. */
export function historyRow(part: Partial<FlowHistoryRow>): FlowHistoryRow {
  return {
    id: '11',
    hisId: '11',
    flowInstanceId: '7',
    task: 'n1',
    taskName: '提交申请',
    nodeType: '1',
    title: '周明请假2天',
    defindId: '1',
    flowKey: 'leave',
    flowName: '请假流程',
    businessType: 'leave',
    businessId: '9',
    initiator: '1',
    initiatorName: '周明',
    assignee: '1',
    realName: '周明',
    operateStatus: -1,
    operateStatusStr: '已提交',
    remark: null,
    createTime: '2026-11-20 09:00:00',
    auditTime: '2026-11-20 09:00:00',
    dueTime: null,
    isOverdue: false,
    urgeCount: 0,
    claimTime: null,
    sort: 1,
    visitNo: 1,
    instanceStatus: 'running',
    pathPc: null,
    pathTask: null,
    formPath: null,
    automatic: null,
    transferredTo: null,
    closedBecause: null,
    files: [],
    ...part,
  };
}

const waiting = historyRow({
  id: '12',
  hisId: '0',
  task: 'n2',
  taskName: '部门审批',
  nodeType: '3',
  operateStatus: 1,
  auditTime: null,
});

const run = {
  id: '7',
  version: 1,
  title: '周明请假2天',
  defindId: '1',
  flowKey: 'leave',
  flowName: '请假流程',
  versionNo: 1,
  businessType: 'leave',
  businessId: '9',
  initiator: '1',
  initiatorName: '周明',
  instanceStatus: 'running',
  createTime: '2026-11-20 09:00:00',
  finishTime: null,
  currentTasks: '部门审批',
};

/** A run that waits at its reader, for tests. */
export function flowDetail(part: Partial<FlowDetail> = {}): FlowDetail {
  return {
    ...run,
    form: { days: 2, reason: '回家探亲' },
    currentTask: waiting,
    mayEdit: true,
    fieldRights: {},
    variables: [
      { name: 'days', type: 'number', label: workflowWords.days },
      { name: 'reason', type: 'text', label: workflowWords.reason },
    ],
    actions: ['agree', 'reject', 'transfer', 'addSign', 'cc'],
    rejectHandle: '3',
    afterReject: null,
    mayGoBack: true,
    skippable: [],
    flowList: [
      { id: 'n1', examine: '提交申请', nodeType: '1', sort: 1, isPassed: false },
      { id: 'n2', examine: '部门审批', nodeType: '3', sort: 2, isPassed: false },
    ],
    ruTask: [{ id: 'n2', people: '李华', tally: null }],
    hiTaskList: [historyRow({})],
    events: [],
    nodeJson: '{}',
    serverTime: '2026-11-20 12:00:00',
    ...part,
  };
}
