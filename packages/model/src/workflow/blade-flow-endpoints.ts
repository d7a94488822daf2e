import { z } from 'zod';
import { fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf } from '../kit/page.ts';
import { leaveRequest } from './entities.ts';
import { idInput } from '../kit/resource.ts';
import { boundActions, idList, pageQuery, remarkInput, runAnswer } from './wire.ts';

const base = '/api/blade-flow' as const;

/** One flat row for all lists of this spelling (domain/administration.md B.11). */
export const bladeFlowRow = z.object({
  taskId: z.string().nullable(),
  taskName: z.string().nullable(),
  taskDefinitionKey: z.string().nullable(),
  assignee: z.string().nullable(),
  assigneeName: z.string().nullable(),
  category: z.string().nullable(),
  categoryName: z.string().nullable(),
  createTime: z.string(),
  claimTime: z.string().nullable(),
  endTime: z.string().nullable(),
  executionId: z.string().nullable(),
  processInstanceId: z.string().nullable(),
  processDefinitionId: z.string(),
  processDefinitionKey: z.string(),
  processDefinitionName: z.string(),
  processDefinitionVersion: z.number().nullable(),
  businessId: z.string().nullable(),
  businessTable: z.string().nullable(),
  processIsFinished: z.enum(['finished', 'unfinished']),
  status: z.string(),
  comment: z.string().nullable(),
});
export type BladeFlowRow = z.infer<typeof bladeFlowRow>;

const listInput = z.object({
  ...pageQuery,
  category: z.string().max(60).optional(),
  processDefinitionName: z.string().max(100).optional(),
});
const rows = pageOf(bladeFlowRow);

const workList = (name: string, zh: string, en: string) =>
  endpoint({
    route: `GET ${base}/work/${name}`,
    label: { zh, en },
    permission: 'signedIn',
    input: listInput,
    output: rows,
  });

export const bladeStartList = workList('start-list', '可发起的流程（工作流）', 'Flows to start (blade-flow)');
export const bladeClaimList = workList('claim-list', '待签收', 'To claim');
export const bladeTodoList = workList('todo-list', '待办（工作流）', 'To do (blade-flow)');
export const bladeSendList = workList('send-list', '已发（工作流）', 'Sent (blade-flow)');
export const bladeDoneList = workList('done-list', '已办（工作流）', 'Done (blade-flow)');

/** Of several who are asked, says that he takes it: shown to the others. */
export const bladeClaimTask = endpoint({
  route: `POST ${base}/work/claim-task`,
  label: { zh: '签收任务', en: 'Claim a task' },
  permission: 'signedIn',
  input: z.object({ taskId: idInput }),
  output: z.object({ taskId: z.string(), claimTime: z.string() }),
  writes: true,
  ids: { taskId: 'flowTask' },
});

/** `flag` other than `ok` rejects. */
export const bladeCompleteTask = endpoint({
  route: `POST ${base}/work/complete-task`,
  label: { zh: '办理任务（工作流）', en: 'Decide a task (blade-flow)' },
  permission: 'signedIn',
  input: z.object({
    taskId: idInput,
    flag: z.string().max(10).default('ok'),
    comment: remarkInput,
    variables: z.record(z.string(), z.unknown()).optional(),
  }),
  output: runAnswer,
  writes: true,
  ids: { taskId: 'flowTask' },
});

export const bladeHistory = endpoint({
  route: `GET ${base}/process/history-flow-list`,
  label: { zh: '流转记录', en: 'History of a run' },
  permission: 'signedIn',
  input: z.object({ processInstanceId: idInput }),
  output: z.array(
    z.object({
      historyActivityId: z.string(),
      historyActivityName: z.string(),
      assigneeName: z.string(),
      createTime: z.string(),
      endTime: z.string().nullable(),
      historyActivityDurationTime: z.string(),
      comment: z.string().nullable(),
    }),
  ),
  ids: { processInstanceId: 'flowInstance' },
});

const modelAnswer = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  version: z.number(),
  deploymentId: z.string(),
  suspensionState: z.string(),
  lastUpdated: z.string(),
});
export type BladeModelRow = z.infer<typeof modelAnswer>;
const modelInput = z.object({
  ...pageQuery,
  name: z.string().max(100).optional(),
  category: z.string().max(60).optional(),
});

export const bladeModelList = endpoint({
  route: `GET ${base}/model/list`,
  label: { zh: '流程模型', en: 'Models of flows' },
  permission: 'flow_view',
  input: modelInput,
  output: pageOf(modelAnswer),
  aliases: [`POST ${base}/model/list`],
});

export const bladeModelRemove = endpoint({
  route: `POST ${base}/model/remove`,
  label: { zh: '删除流程模型', en: 'Remove models of flows' },
  permission: 'flow_delete',
  input: z.object({ ids: idList, boundActions: boundActions.optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'flowDefinition' },
});

export const bladeModelDeploy = endpoint({
  route: `POST ${base}/model/deploy`,
  label: { zh: '部署流程模型', en: 'Publish the draft of a flow' },
  permission: 'flow_edit',
  input: z.object({ modelId: idInput, category: z.string().trim().max(60).optional() }),
  output: z.object({ modelId: z.string(), versionNo: z.number() }),
  writes: true,
  stepUp: true,
  ids: { modelId: 'flowDefinition' },
});

export const bladeManagerList = endpoint({
  route: `GET ${base}/manager/list`,
  label: { zh: '已部署的流程', en: 'Published flows' },
  permission: 'flow_view',
  input: modelInput,
  output: pageOf(modelAnswer),
  aliases: [`POST ${base}/manager/list`],
});

export const bladeChangeState = endpoint({
  route: `POST ${base}/manager/change-state`,
  label: { zh: '挂起或激活流程', en: 'Suspend or activate a flow' },
  permission: 'flow_edit',
  input: z.object({
    processId: idInput,
    state: z.enum(['active', 'suspended']),
    boundActions: boundActions.optional(),
  }),
  output: z.object({ processId: z.string(), state: z.string() }),
  writes: true,
  ids: { processId: 'flowDefinition' },
});

/** A .json file of a flow: {flowKey, flowName, nodeJson}. It is checked and published. */
export const bladeDeployUpload = endpoint({
  route: `POST ${base}/manager/deploy-upload`,
  label: { zh: '上传部署流程', en: 'Publish a flow from a file' },
  permission: 'flow_add',
  input: z.object({ category: z.string().trim().max(60).optional() }),
  output: z.object({ processId: z.string(), versionNo: z.number() }),
  writes: true,
  stepUp: true,
  upload: true,
});

export const bladeDeleteDeployment = endpoint({
  route: `POST ${base}/manager/delete-deployment`,
  label: { zh: '删除部署', en: 'Remove published flows' },
  permission: 'flow_delete',
  input: z.object({ ids: idList, boundActions: boundActions.optional() }),
  output: z.null(),
  writes: true,
  ids: { ids: 'flowDefinition' },
});

export const bladeFollowList = endpoint({
  route: `GET ${base}/follow/list`,
  label: { zh: '流程跟踪', en: 'Runs of the tenant' },
  permission: 'flow_manage',
  input: listInput,
  output: rows,
  aliases: [`POST ${base}/follow/list`],
});

export const bladeDeleteInstance = endpoint({
  route: `POST ${base}/follow/delete-process-instance`,
  label: { zh: '终止流程（工作流）', en: 'Terminate a run (blade-flow)' },
  permission: 'flow_manage',
  input: z.object({ processInstanceId: idInput, deleteReason: remarkInput }),
  output: runAnswer,
  writes: true,
  ids: { processInstanceId: 'flowInstance' },
});

const leaveAnswer = fieldsIn(
  z.object({
    id: z.string(),
    flowInstanceId: z.string().nullable(),
    startTime: z.string(),
    endTime: z.string(),
    days: z.string(),
    reason: z.string(),
    leaveState: z.number(),
    applicantName: z.string(),
    createTime: z.string(),
  }),
  leaveRequest,
);
const leaveInstant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** The sample process: applies for a leave, by the flow `leave` of the tenant. */
export const startLeave = endpoint({
  route: 'POST /api/blade-desk/process/leave/start-process',
  label: { zh: '申请请假', en: 'Apply for a leave' },
  permission: 'signedIn',
  input: z.object({ startTime: leaveInstant, endTime: leaveInstant, reason: z.string().trim().min(1).max(500) }),
  output: z.object({ id: z.string(), flowInstanceId: z.string() }),
  writes: true,
});

export const leaveDetail = endpoint({
  route: 'GET /api/blade-desk/process/leave/detail',
  label: { zh: '请假详情', en: 'A leave' },
  permission: 'signedIn',
  input: z.object({ businessId: idInput }),
  output: leaveAnswer,
  ids: { businessId: 'leaveRequest' },
});

export const bladeFlowEndpoints = [
  bladeStartList,
  bladeClaimList,
  bladeTodoList,
  bladeSendList,
  bladeDoneList,
  bladeClaimTask,
  bladeCompleteTask,
  bladeHistory,
  bladeModelList,
  bladeModelRemove,
  bladeModelDeploy,
  bladeManagerList,
  bladeChangeState,
  bladeDeployUpload,
  bladeDeleteDeployment,
  bladeFollowList,
  bladeDeleteInstance,
  startLeave,
  leaveDetail,
] as const;
