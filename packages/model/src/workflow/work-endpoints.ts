import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { idInput } from '../kit/resource.ts';
import { runLifecycle } from './run-lifecycle.ts';
import {
  byInstance,
  byTask,
  fieldRightsAnswer,
  flowDetailAnswer,
  historyRowAnswer,
  instanceAnswer,
  pageQuery,
  stepAnswer,
  taskRowAnswer,
  variableAnswer,
} from './wire.ts';

const base = '/api/process/flow' as const;

const workFilter = {
  ...pageQuery,
  title: z.string().max(200).optional(),
  flowKey: z.string().max(60).optional(),
  flowName: z.string().max(100).optional(),
};

const instanceStatus = z.enum(runLifecycle.code);

export const flowTodo = endpoint({
  route: `GET ${base}/todo`,
  label: { zh: '我的待办', en: 'What waits for me' },
  permission: 'signedIn',
  input: z.object(workFilter),
  output: pageOf(taskRowAnswer),
});

export const flowDone = endpoint({
  route: `GET ${base}/done`,
  label: { zh: '我的已办', en: 'What I have decided' },
  permission: 'signedIn',
  input: z.object(workFilter),
  output: pageOf(taskRowAnswer),
});

export const flowMyApply = endpoint({
  route: `GET ${base}/myApply`,
  label: { zh: '我的申请', en: 'What I have applied for' },
  permission: 'signedIn',
  input: z.object({
    ...workFilter,
    instanceStatus: instanceStatus.optional(),
  }),
  output: pageOf(instanceAnswer),
});

/** All runs of the tenant, for who manages flows. */
export const flowInstanceList = endpoint({
  route: `GET ${base}/instanceList`,
  label: { zh: '流程实例', en: 'Runs of the tenant' },
  permission: 'flow_manage',
  input: z.object({
    ...workFilter,
    instanceStatus: instanceStatus.optional(),
    defindId: idInput.optional(),
    versionNo: z.coerce.number().int().min(1).optional(),
  }),
  output: pageOf(instanceAnswer),
  ids: { defindId: 'flowDefinition' },
});

export const flowTaskDetail = endpoint({
  route: `GET ${base}/taskDetail`,
  label: { zh: '待办详情', en: 'A task with its run' },
  permission: 'signedIn',
  input: byTask,
  output: flowDetailAnswer,
  ids: { id: 'flowTask' },
});

export const flowDoneDetail = endpoint({
  route: `GET ${base}/doneDetail`,
  label: { zh: '已办详情', en: 'A decided task with its run' },
  permission: 'signedIn',
  input: z.object({ hisId: idInput }),
  output: flowDetailAnswer,
  ids: { hisId: 'flowTask' },
});

export const flowMyApplyDetail = endpoint({
  route: `GET ${base}/myApplyDetail`,
  label: { zh: '申请详情', en: 'A run' },
  permission: 'signedIn',
  input: z.object({ flowInsId: idInput }),
  output: flowDetailAnswer,
  ids: { flowInsId: 'flowInstance' },
});

export const flowInstanceTasks = endpoint({
  route: `GET ${base}/instanceTasks`,
  label: { zh: '实例任务', en: 'All tasks of a run' },
  permission: 'signedIn',
  input: z.object({ instanceId: idInput }),
  output: z.array(historyRowAnswer),
  ids: { instanceId: 'flowInstance' },
});

export const flowDoneDetailHis = endpoint({
  route: `GET ${base}/doneDetailHis`,
  label: { zh: '审批记录', en: 'What has been decided in a run' },
  permission: 'signedIn',
  input: byInstance,
  output: z.array(historyRowAnswer),
  ids: { flowInstanceId: 'flowInstance' },
});

export const queryFlowShowTask = endpoint({
  route: `GET ${base}/queryFlowShowTask`,
  label: { zh: '流程步骤', en: 'Steps of a run' },
  permission: 'signedIn',
  input: byInstance,
  output: z.array(stepAnswer),
  ids: { flowInstanceId: 'flowInstance' },
});

/** The steps to which a task can be sent back, the latest first. */
export const queryPrevTaskList = endpoint({
  route: `GET ${base}/queryPrevTaskList`,
  label: { zh: '可退回的环节', en: 'Steps to send back to' },
  permission: 'signedIn',
  input: byTask,
  output: z.array(z.object({ task: z.string(), taskName: z.string(), people: z.string() })),
  ids: { id: 'flowTask' },
});

export const queryApplyHisLast = endpoint({
  route: `GET ${base}/queryApplyHisLast`,
  label: { zh: '最近一条审批记录', en: 'The latest decision of a run' },
  permission: 'signedIn',
  input: byInstance,
  output: historyRowAnswer.nullable(),
  ids: { flowInstanceId: 'flowInstance' },
});

export const getAuditHistoryByFlowIdBusinessId = endpoint({
  route: `GET ${base}/getAuditHistoryByFlowIdBusinessId`,
  label: { zh: '业务单据的审批记录', en: 'Decisions about a business object' },
  permission: 'signedIn',
  input: z.object({ flowId: idInput, businessId: idInput }),
  output: z.array(historyRowAnswer),
  ids: { flowId: 'flowDefinition', businessId: 'leaveRequest' },
});

/** The flows that the caller may start, and the forms that he may fill in without one. */
export const flowTypeList = endpoint({
  route: `GET ${base}/flowTypeList`,
  label: { zh: '可发起的流程', en: 'Flows to start' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.array(
    z.object({
      /** Null, as the key: a form that needs no approval. */
      defindId: z.string().nullable(),
      flowKey: z.string().nullable(),
      flowName: z.string(),
      category: z.string().nullable(),
      businessType: z.string().nullable(),
      /** The form that starts it. */
      formId: z.string().nullable(),
      /** What its form holds, and what the initiator may do with it and must fill in. */
      variables: z.array(variableAnswer),
      fieldRights: fieldRightsAnswer,
    }),
  ),
});

export const flowMessageAnswer = z.object({
  id: z.string(),
  /** todo, returned, finished, rejected, withdrawn, error, cc, urge, overdue; contractSigned, contractChanged, contractDone;
   * projectChanged, projectSuspended, projectResumed, projectEnded, resultWithdrawn, exceptionAsked, exceptionDecided. */
  kind: z.string(),
  title: z.string(),
  content: z.string(),
  /** Null with the run where a notice is about a record alone. */
  flowName: z.string().nullable(),
  flowInstanceId: z.string().nullable(),
  businessType: z.string().nullable(),
  businessId: z.string().nullable(),
  /** The task that it leads to; null: to the run. */
  taskId: z.string().nullable(),
  /** 0 unread, 1 read. */
  auditStatus: z.number(),
  createTime: z.string(),
  readTime: z.string().nullable(),
});
export type FlowMessageRow = z.infer<typeof flowMessageAnswer>;

export const flowMessageList = endpoint({
  route: `GET ${base}/messageList`,
  label: { zh: '消息列表', en: 'My notices' },
  permission: 'signedIn',
  input: z.object({
    ...pageQuery,
    title: z.string().max(200).optional(),
    flowName: z.string().max(100).optional(),
    auditStatus: z.coerce.number().int().min(0).max(1).optional(),
  }),
  output: pageOf(flowMessageAnswer),
});

export const flowMessageRead = endpoint({
  route: `GET ${base}/messageRead`,
  label: { zh: '标记已读', en: 'Mark a notice as read' },
  permission: 'signedIn',
  input: byTask,
  output: flowMessageAnswer,
  writes: true,
  ids: { id: 'flowMessage' },
});

const newsAnswer = z.object({
  id: z.string(),
  /** In which word it is told: as `kind` of a notice. */
  kind: z.string(),
  title: z.string(),
  content: z.string(),
  /** What it is about: the kind of record, `flowInstance` where it is a run. */
  bizType: z.string().nullable(),
  /** The record's id. */
  dataId: z.string().nullable(),
  /** 0 unread, 1 read. */
  readStatus: z.number(),
  createTime: z.string(),
  readTime: z.string().nullable(),
});
export type NewsRow = z.infer<typeof newsAnswer>;

/** The same notices, by what they are about. */
export const newsPage = endpoint({
  route: 'POST /api/purchase/news/queryNesPage',
  label: { zh: '消息分页', en: 'My news' },
  permission: 'signedIn',
  input: z.object({
    ...pageQuery,
    title: z.string().max(200).optional(),
    content: z.string().max(200).optional(),
    bizType: z.string().max(40).optional(),
    dataId: z
      .string()
      .regex(/^(\d{1,18})?$/)
      .optional(),
    readStatus: z.coerce.number().int().min(0).max(1).optional(),
  }),
  output: pageOf(newsAnswer),
  ids: { dataId: 'project' },
});

/** Who may be asked: active people of the tenant. */
export const flowPeople = endpoint({
  route: `GET ${base}/people`,
  label: { zh: '可选人员', en: 'People to ask' },
  permission: 'signedIn',
  input: z.object({ ...pageQuery, name: z.string().max(60).optional() }),
  output: pageOf(
    z.object({ id: z.string(), account: z.string(), realName: z.string(), deptName: z.string().nullable() }),
  ),
});

export const workEndpoints = [
  flowTodo,
  flowDone,
  flowMyApply,
  flowInstanceList,
  flowTaskDetail,
  flowDoneDetail,
  flowMyApplyDetail,
  flowInstanceTasks,
  flowDoneDetailHis,
  queryFlowShowTask,
  queryPrevTaskList,
  queryApplyHisLast,
  getAuditHistoryByFlowIdBusinessId,
  flowTypeList,
  flowMessageList,
  flowMessageRead,
  newsPage,
  flowPeople,
] as const;
