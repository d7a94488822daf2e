import {
  flowDefinition,
  hasRunEnded,
  openTasksSql,
  taskStatus,
  type BladeFlowRow,
  type BladeModelRow,
  type bladeChangeState,
  type bladeCompleteTask,
  type EndpointInput,
  type FlowInstanceRow,
  type FlowRow,
  type FlowTaskRow,
  type Page,
  type RunAnswer,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { parseInstant } from '../../../platform/db/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { listStartable, pageOfFlows, type StartableFlow } from '../design/flow-queries.ts';
import { publishFlow, setEnabled } from '../design/change-flow.ts';
import { completeTask, openTask } from '../task/task-commands.ts';
import { listDone, listMyApply, listToClaim, listTodo } from '../task/task-lists.ts';
import { listRuns } from '../task/run-list.ts';
import { listInstanceTasks } from '../task/history-queries.ts';

interface ListInput {
  readonly current: number;
  readonly size: number;
  readonly processDefinitionName?: string | undefined;
}

const filterOf = ({ current, size, processDefinitionName }: ListInput) => ({
  current,
  size,
  ...(processDefinitionName && { flowName: processDefinitionName }),
});

const nothing = {
  taskId: null,
  taskName: null,
  taskDefinitionKey: null,
  assignee: null,
  assigneeName: null,
  category: null,
  categoryName: null,
  claimTime: null,
  endTime: null,
  executionId: null,
  processInstanceId: null,
  processDefinitionVersion: null,
  businessId: null,
  businessTable: null,
  comment: null,
} as const;

function rowOfTask(task: FlowTaskRow): BladeFlowRow {
  return {
    ...nothing,
    taskId: task.id,
    taskName: task.taskName,
    taskDefinitionKey: task.task,
    assignee: task.assignee,
    assigneeName: task.realName,
    createTime: task.createTime,
    claimTime: task.claimTime,
    endTime: task.auditTime,
    executionId: task.flowInstanceId,
    processInstanceId: task.flowInstanceId,
    processDefinitionId: task.defindId,
    processDefinitionKey: task.flowKey,
    processDefinitionName: task.flowName,
    businessId: task.businessId,
    businessTable: task.businessType,
    processIsFinished: hasRunEnded(task.instanceStatus) ? 'finished' : 'unfinished',
    status: task.hisId === '0' ? 'todo' : 'done',
    comment: task.remark,
  };
}

function rowOfRun(run: FlowInstanceRow): BladeFlowRow {
  return {
    ...nothing,
    taskName: run.currentTasks,
    createTime: run.createTime,
    endTime: run.finishTime,
    executionId: run.id,
    processInstanceId: run.id,
    processDefinitionId: run.defindId,
    processDefinitionKey: run.flowKey,
    processDefinitionName: run.flowName,
    processDefinitionVersion: run.versionNo,
    businessId: run.businessId,
    businessTable: run.businessType,
    processIsFinished: hasRunEnded(run.instanceStatus) ? 'finished' : 'unfinished',
    status: run.instanceStatus,
  };
}

const mapped = <A, B>(page: Page<A>, row: (one: A) => B): Page<B> => ({ ...page, records: page.records.map(row) });

export async function todoList(ctx: Ctx, input: ListInput): Promise<Page<BladeFlowRow>> {
  return mapped(await listTodo(ctx, filterOf(input)), rowOfTask);
}

export async function claimList(ctx: Ctx, input: ListInput): Promise<Page<BladeFlowRow>> {
  return mapped(await listToClaim(ctx, filterOf(input)), rowOfTask);
}

export async function doneList(ctx: Ctx, input: ListInput): Promise<Page<BladeFlowRow>> {
  return mapped(await listDone(ctx, filterOf(input)), rowOfTask);
}

export async function sendList(ctx: Ctx, input: ListInput): Promise<Page<BladeFlowRow>> {
  return mapped(await listMyApply(ctx, filterOf(input)), rowOfRun);
}

export async function followList(ctx: Ctx, input: ListInput): Promise<Page<BladeFlowRow>> {
  return mapped(await listRuns(ctx, filterOf(input)), rowOfRun);
}

export async function startList(
  ctx: Ctx,
  { current, size, processDefinitionName = '', category }: ListInput & { readonly category?: string | undefined },
): Promise<Page<BladeFlowRow>> {
  const flows = (await listStartable(ctx))
    .filter(isOfFlow)
    .filter((flow) => flow.flowName.includes(processDefinitionName) && (!category || flow.category === category));
  const records = flows.slice((current - 1) * size, current * size).map((flow) => ({
    ...nothing,
    category: flow.category,
    categoryName: flow.category,
    createTime: ctx.now,
    processDefinitionId: flow.defindId,
    processDefinitionKey: flow.flowKey,
    processDefinitionName: flow.flowName,
    businessTable: flow.businessType,
    processIsFinished: 'unfinished' as const,
    status: 'start',
  }));
  return { records, total: flows.length, size, current, pages: Math.ceil(flows.length / size) };
}

/** The old engine knows nothing of forms that need no approval. */
function isOfFlow(
  flow: StartableFlow,
): flow is StartableFlow & { readonly defindId: string; readonly flowKey: string } {
  return flow.flowKey !== null && flow.defindId !== null;
}

const claim = `
  update flow_task set claim_time = coalesce(claim_time, $3), version = version + 1, update_time = $3
  where tenant_id = $1 and id = $2 and operate_status in ${openTasksSql} returning coalesce(claim_time, $3) as "claimTime"`;

export async function claimTask(
  ctx: Ctx,
  { taskId }: { taskId: string },
): Promise<{ taskId: string; claimTime: string }> {
  const task = await openTask(ctx, taskId);
  const [claimed] = await ctx.db.query<{ claimTime: string }>(claim, [ctx.tenantId, task.id, ctx.now]);
  if (!claimed) return refuse('workflow.notRunning');
  const payload = { taskId, claimTime: claimed.claimTime };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.claim', subject: task.instanceId, payload });
  return payload;
}

export function completeBladeTask(
  ctx: Ctx,
  { taskId, flag, comment, variables }: EndpointInput<typeof bladeCompleteTask>,
): Promise<RunAnswer> {
  const operateStatus = flag === 'ok' ? taskStatus.code.agreed : taskStatus.code.rejected;
  return completeTask(ctx, { id: taskId, operateStatus, remark: comment, ...(variables && { form: variables }) });
}

export async function historyList(ctx: Ctx, { processInstanceId }: { processInstanceId: string }) {
  const rows = await listInstanceTasks(ctx, { instanceId: processInstanceId });
  return rows.map((row) => ({
    historyActivityId: row.task,
    historyActivityName: row.taskName,
    assigneeName: row.realName,
    createTime: row.createTime,
    endTime: row.auditTime,
    historyActivityDurationTime: row.auditTime === null ? '' : duration(row.createTime, row.auditTime, ctx.language),
    comment: row.remark,
  }));
}

function duration(from: string, to: string, language: Ctx['language']): string {
  const minutes = Math.max(0, Math.floor((parseInstant(to) - parseInstant(from)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return language === 'zh' ? `${hours}小时${minutes % 60}分` : `${hours} h ${minutes % 60} min`;
}

interface ModelInput {
  readonly current: number;
  readonly size: number;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
}

function modelOf(flow: FlowRow): BladeModelRow {
  return {
    id: flow.id,
    key: flow.flowKey,
    name: flow.flowName,
    category: flow.category,
    version: flow.publishedNo ?? 0,
    deploymentId: flow.id,
    suspensionState: flow.isEnabled ? 'active' : 'suspended',
    lastUpdated: flow.updateTime,
  };
}

export async function modelList(ctx: Ctx, { name, category, ...place }: ModelInput): Promise<Page<BladeModelRow>> {
  return mapped(await pageOfFlows(ctx, { ...place, flowName: name, category }), modelOf);
}

export async function managerList(ctx: Ctx, { name, category, ...place }: ModelInput): Promise<Page<BladeModelRow>> {
  return mapped(await pageOfFlows(ctx, { ...place, flowName: name, category }, { isPublished: true }), modelOf);
}

export async function deployModel(ctx: Ctx, { modelId, category }: { modelId: string; category?: string | undefined }) {
  const { versionNo } = await publishFlow(ctx, modelId, category);
  return { modelId, versionNo };
}

export async function changeState(
  ctx: Ctx,
  { processId, state, boundActions }: EndpointInput<typeof bladeChangeState>,
) {
  const flow = await lockRow(ctx, flowDefinition, { id: processId });
  await setEnabled(ctx, flow, { isEnabled: state === 'active', boundActions });
  return { processId, state };
}
