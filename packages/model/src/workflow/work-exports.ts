import type { Fields } from '../kit/field.ts';
import { listExport } from '../kit/list-export.ts';
import type { Named } from '../kit/named.ts';
import { flowPage } from './design-endpoints.ts';
import { messageKind, readStatus } from './message-states.ts';
import { runLifecycle } from './run-lifecycle.ts';
import { flowDone, flowInstanceList, flowMessageList, flowMyApply, flowTodo } from './work-endpoints.ts';

const text = (zh: string, en: string, maxLength = 30) => ({ kind: 'text', label: { zh, en }, maxLength }) as const;
const instant = (zh: string, en: string) => ({ kind: 'instant', label: { zh, en } }) as const;

const title = text('标题', 'Title', 60);
const flowName = text('流程', 'Flow');
const state = text('状态', 'State', 12);
const initiatorName = text('发起人', 'Applicant', 16);
const taskName = text('环节', 'Step');

/** What each word of the program is called. */
const wordsOf = ({ choices }: Named) => Object.fromEntries(choices.map(({ value, label }) => [String(value), label]));

const states = { instanceStatus: wordsOf(runLifecycle) };

export const todoExport = listExport({
  list: flowTodo,
  name: { zh: '我的待办', en: 'To do' },
  fields: {
    title,
    initiatorName,
    taskName,
    createTime: instant('到达时间', 'Arrived'),
    flowName,
    dueTime: instant('办理时限', 'Due'),
  },
});

export const doneExport = listExport({
  list: flowDone,
  name: { zh: '我的已办', en: 'Done' },
  fields: {
    title,
    operateStatusStr: text('我的办理', 'My decision', 16),
    auditTime: instant('办理时间', 'Decided'),
    instanceStatus: state,
    taskName,
    initiatorName,
    flowName,
    remark: text('意见', 'Opinion', 60),
  },
  words: states,
});

const application = {
  title,
  instanceStatus: state,
  currentTasks: text('当前环节', 'Current step'),
  createTime: instant('发起时间', 'Started'),
  finishTime: instant('结束时间', 'Finished'),
  flowName,
} as const satisfies Fields;

export const applicationsExport = listExport({
  list: flowMyApply,
  name: { zh: '我的申请', en: 'My applications' },
  fields: application,
  words: states,
});

export const flowRunsExport = listExport({
  list: flowInstanceList,
  name: { zh: '流程实例', en: 'Runs' },
  fields: {
    ...application,
    initiatorName,
    versionNo: { kind: 'integer', label: { zh: '版本', en: 'Version' } },
  },
  words: states,
});

export const messagesExport = listExport({
  list: flowMessageList,
  name: { zh: '审批消息', en: 'Approval messages' },
  fields: {
    title,
    kind: text('类别', 'Kind', 12),
    auditStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'State' },
      choices: readStatus.choices,
    },
    createTime: instant('时间', 'Time'),
    content: text('环节', 'Step', 60),
    flowName,
  },
  words: { kind: wordsOf(messageKind) },
});

export const flowsExport = listExport({
  list: flowPage,
  name: { zh: '流程', en: 'Flows' },
  permission: 'flow_export',
  fields: {
    flowName: text('流程名称', 'Name'),
    flowKey: text('流程标识', 'Key'),
    category: text('流程分类', 'Category'),
    publishedNo: { kind: 'integer', label: { zh: '发布版本', en: 'Published' } },
    isEnabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' } },
    deptNames: text('可发起部门', 'Departments', 60),
    runningCount: { kind: 'integer', label: { zh: '运行中', en: 'Running' } },
    updateUserName: text('修改人', 'Changed by', 16),
    updateTime: instant('修改时间', 'Changed'),
    remark: text('备注', 'Remark', 60),
  },
});

export const workflowListExports = [
  todoExport,
  doneExport,
  applicationsExport,
  flowRunsExport,
  messagesExport,
  flowsExport,
] as const;
