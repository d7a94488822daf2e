import { duties } from '../kit/duty.ts';
import { entity } from '../kit/entity.ts';
import { leaveLifecycle } from './leave-lifecycle.ts';
import { runLifecycle, taskStatus } from './run-lifecycle.ts';

/** A flow as people choose it; what is drawn stands in its versions. */
export const flowDefinition = entity({
  name: 'flowDefinition',
  table: 'flow_definition',
  label: { zh: '流程', en: 'Flow' },
  path: '/api/process/flow-design',
  verbs: {},
  menu: 'flow',
  dataScoped: false,
  fields: {
    flowKey: {
      kind: 'text',
      label: { zh: '流程标识', en: 'Key' },
      maxLength: 60,
      pattern: /^[A-Za-z][\w-]*$/,
      patternText: { zh: '以字母开头的字母、数字、下划线、连字符', en: 'a letter, then letters, digits, _ or -' },
      required: true,
      fixed: true,
    },
    flowName: { kind: 'text', label: { zh: '流程名称', en: 'Name' }, maxLength: 100, required: true },
    category: { kind: 'text', label: { zh: '流程分类', en: 'Category' }, maxLength: 60 },
    businessType: { kind: 'text', label: { zh: '业务类型', en: 'Business' }, maxLength: 60, fixed: true },
    deptIds: { kind: 'refs', label: { zh: '可用部门', en: 'Departments' }, to: 'dept' },
    isEnabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' }, required: true },
    remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  },
});

/** One run of a flow over one business object. */
export const flowInstance = entity({
  name: 'flowInstance',
  table: 'flow_instance',
  label: { zh: '流程实例', en: 'Run of a flow' },
  path: '/api/process/flow',
  verbs: {},
  menu: 'flow',
  permanent: true,
  dataScoped: false,
  lifecycle: runLifecycle,
  fields: {
    definitionId: { kind: 'ref', label: { zh: '流程', en: 'Flow' }, to: 'flowDefinition', required: true },
    versionId: { kind: 'ref', label: { zh: '流程版本', en: 'Version' }, to: 'flowVersion', required: true },
    businessType: { kind: 'text', label: { zh: '业务类型', en: 'Business' }, maxLength: 60 },
    // Of the object that the flow is about; of flows of other modules it is theirs.
    businessId: { kind: 'ref', label: { zh: '业务单据', en: 'Business object' }, to: 'leaveRequest' },
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 200, required: true },
    initiator: { kind: 'ref', label: { zh: '发起人', en: 'Initiator' }, to: 'user', required: true },
    initiatorDept: { kind: 'ref', label: { zh: '发起部门', en: 'Department' }, to: 'dept' },
    runStatus: { kind: 'text', label: { zh: '状态', en: 'State' }, maxLength: 20, readOnly: true, required: true },
    /** What the engine knows of the run. */
    state: { kind: 'json', label: { zh: '流转', en: 'State of the engine' }, readOnly: true, required: true },
    form: { kind: 'json', label: { zh: '表单', en: 'Form' }, readOnly: true, required: true },
    /** How many commands it has taken. */
    lastSeq: { kind: 'integer', label: { zh: '步数', en: 'Commands' }, readOnly: true, required: true },
    finishTime: { kind: 'instant', label: { zh: '结束时间', en: 'Finished' } },
  },
});

/** What one person was asked in a run, and what he said. */
export const flowTask = entity({
  name: 'flowTask',
  table: 'flow_task',
  label: { zh: '流程任务', en: 'Task of a flow' },
  path: '/api/process/flow',
  verbs: {},
  menu: 'flow',
  permanent: true,
  dataScoped: false,
  duties: duties(
    { field: 'operateStatus', code: taskStatus.code },
    {
      decide: {
        states: ['pending', 'pendingAgain'],
        person: 'assignee',
        of: { entity: 'flowInstance', field: 'instanceId' },
        name: 'title',
        due: 'dueTime',
        path: '/work/backlog/backlogForm/{of}/0/{id}/0',
        label: { zh: '审批', en: 'Decide' },
      },
    },
  ),
  fields: {
    instanceId: { kind: 'ref', label: { zh: '流程实例', en: 'Run' }, to: 'flowInstance', required: true },
    /** Counts up within its run, as `visitNo` does: by them the engine knows it. */
    taskNo: { kind: 'integer', label: { zh: '任务序号', en: 'No.' }, required: true },
    visitNo: { kind: 'integer', label: { zh: '环节轮次', en: 'Visit' }, required: true },
    nodeId: { kind: 'text', label: { zh: '节点', en: 'Node' }, maxLength: 100, required: true },
    nodeName: { kind: 'text', label: { zh: '环节', en: 'Step' }, maxLength: 200, required: true },
    assignee: { kind: 'ref', label: { zh: '处理人', en: 'Assignee' }, to: 'user', required: true },
    operateStatus: {
      kind: 'choice',
      label: { zh: '办理状态', en: 'State' },
      choices: taskStatus.choices,
      required: true,
    },
    remark: { kind: 'text', label: { zh: '意见', en: 'Remark' }, maxLength: 2000 },
    closeTime: { kind: 'instant', label: { zh: '办理时间', en: 'Decided' } },
    dueTime: { kind: 'instant', label: { zh: '办理时限', en: 'Due' } },
  },
});

/** A notice to one person. */
export const flowMessage = entity({
  name: 'flowMessage',
  table: 'flow_message',
  label: { zh: '流程消息', en: 'Notice of a flow' },
  path: '/api/process/flow',
  verbs: {},
  menu: 'flow',
  dataScoped: false,
  fields: {
    userId: { kind: 'ref', label: { zh: '接收人', en: 'To' }, to: 'user', required: true },
    kind: { kind: 'text', label: { zh: '类别', en: 'Kind' }, maxLength: 20, required: true },
    title: { kind: 'text', label: { zh: '标题', en: 'Title' }, maxLength: 200, required: true },
    instanceId: { kind: 'ref', label: { zh: '流程实例', en: 'Run' }, to: 'flowInstance' },
    /** What it is about where that is no run: `project` of a buyer, `bid` of a supplier, by the project's id. */
    businessType: { kind: 'text', label: { zh: '业务类型', en: 'About' }, maxLength: 20 },
    businessId: { kind: 'ref', label: { zh: '业务编号', en: 'Record' }, to: 'business' },
    readTime: { kind: 'instant', label: { zh: '阅读时间', en: 'Read' } },
  },
});

/** Out of office: who decides in somebody's place, and for how long. */
export const flowDelegation = entity({
  name: 'flowDelegation',
  table: 'flow_delegation',
  label: { zh: '委托', en: 'Delegation' },
  path: '/api/process/flow/delegation',
  verbs: {},
  menu: 'flow',
  dataScoped: false,
  fields: {
    fromUser: { kind: 'ref', label: { zh: '委托人', en: 'Away' }, to: 'user', required: true },
    toUser: { kind: 'ref', label: { zh: '受托人', en: 'Substitute' }, to: 'user', required: true },
    beginTime: { kind: 'instant', label: { zh: '开始时间', en: 'From' }, required: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Until' }, required: true },
    flowKey: { kind: 'text', label: { zh: '仅限流程', en: 'Only this flow' }, maxLength: 60 },
    remark: { kind: 'text', label: { zh: '说明', en: 'Remark' }, maxLength: 200 },
  },
});

/** The sample process: a leave that somebody applies for. */
export const leaveRequest = entity({
  name: 'leaveRequest',
  table: 'leave_request',
  label: { zh: '请假申请', en: 'Leave' },
  path: '/api/blade-desk/process/leave',
  verbs: {},
  menu: 'flow',
  dataScoped: false,
  lifecycle: leaveLifecycle,
  fields: {
    startTime: { kind: 'instant', label: { zh: '开始时间', en: 'From' }, required: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Until' }, required: true },
    days: { kind: 'decimal', label: { zh: '请假天数', en: 'Days' }, min: 0, required: true },
    reason: { kind: 'longText', label: { zh: '请假事由', en: 'Reason' }, maxLength: 500, required: true },
    leaveState: {
      kind: 'choice',
      label: { zh: '审批状态', en: 'State' },
      choices: leaveLifecycle.choices,
      readOnly: true,
      required: true,
    },
  },
});
