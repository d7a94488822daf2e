import {
  flowTask,
  isTaskOpen,
  taskStatus,
  userStatus,
  type EndpointInput,
  type flowAddSign,
  type flowComplete,
  type flowReassign,
  type flowRecall,
  type flowResubmit,
  type flowTransfer,
  type Row,
  type RunAnswer,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { act, refuseAs } from '../run/act.ts';

type TaskRow = Row<typeof flowTask>;

/** A task of the caller's own; somebody else's is refused before anything is locked. */
export async function ownTask(ctx: Ctx, id: string): Promise<TaskRow> {
  const task = await findRow(ctx, flowTask, { id });
  if (task.assignee !== ctx.user.userId) refuse('workflow.notYours');
  return task;
}

/** The same, still open as far as one can see before the lock. */
export async function openTask(ctx: Ctx, id: string): Promise<TaskRow> {
  const task = await ownTask(ctx, id);
  if (!isTaskOpen(task.operateStatus)) {
    const command = { kind: 'agree', by: ctx.user.userId, taskNo: task.taskNo } as const;
    return refuseAs(ctx, 'taskClosed', { run: { id: task.instanceId }, command });
  }
  return task;
}

export async function completeTask(
  ctx: Ctx,
  { id, operateStatus, remark, toNode, mustRestart, form, files }: EndpointInput<typeof flowComplete>,
): Promise<RunAnswer> {
  const { instanceId, taskNo, nodeId } = await openTask(ctx, id);
  const by = ctx.user.userId;
  const isAgreed = taskStatus.is(operateStatus, 'agreed');
  return act(ctx, {
    instanceId,
    remark,
    files,
    // Who rejects need not have filled in what the step demands.
    ...((isAgreed || form) && { form: { nodeId, sent: form ?? {} } }),
    command: ({ hasChanged }) =>
      isAgreed
        ? { kind: 'agree', by, taskNo, hasChanged }
        : { kind: 'reject', by, taskNo, ...(toNode && { toNodeId: toNode }), ...(mustRestart && { mustRestart }) },
  });
}

export async function recallTask(ctx: Ctx, { id, remark }: EndpointInput<typeof flowRecall>): Promise<RunAnswer> {
  const { instanceId, visitNo } = await ownTask(ctx, id);
  return act(ctx, { instanceId, remark, command: () => ({ kind: 'recall', by: ctx.user.userId, visitNo }) });
}

export async function transferTask(
  ctx: Ctx,
  { id, toUserId, remark }: EndpointInput<typeof flowTransfer>,
): Promise<RunAnswer> {
  const task = await findRow(ctx, flowTask, { id });
  await demandPerson(ctx, [toUserId]);
  const { instanceId, taskNo } = await openTask(ctx, task.id);
  const by = ctx.user.userId;
  return act(ctx, {
    instanceId,
    remark,
    people: [toUserId],
    handsOver: true,
    command: () => ({ kind: 'transfer', by, taskNo, to: toUserId }),
  });
}

/** The administrator gives somebody's open task to another person, and says why. */
export async function reassignTask(
  ctx: Ctx,
  { id, toUserId, remark }: EndpointInput<typeof flowReassign>,
): Promise<RunAnswer> {
  const { instanceId, taskNo, assignee: by } = await findRow(ctx, flowTask, { id });
  await demandPerson(ctx, [toUserId]);
  return act(ctx, {
    instanceId,
    remark,
    people: [toUserId],
    handsOver: true,
    command: () => ({ kind: 'transfer', by, taskNo, to: toUserId, isForced: true }),
  });
}

export async function addSigners(
  ctx: Ctx,
  { id, userIds, when, remark }: EndpointInput<typeof flowAddSign>,
): Promise<RunAnswer> {
  const people = [...new Set(userIds.split(','))];
  const task = await findRow(ctx, flowTask, { id });
  await demandPerson(ctx, people);
  const { instanceId, taskNo } = await openTask(ctx, task.id);
  const by = ctx.user.userId;
  return act(ctx, {
    instanceId,
    remark,
    people,
    handsOver: true,
    command: () => ({ kind: 'addSign', by, taskNo, to: people, when }),
  });
}

export async function resubmitTask(
  ctx: Ctx,
  { id, form = {}, resume, remark }: EndpointInput<typeof flowResubmit>,
): Promise<RunAnswer> {
  const { instanceId, taskNo, nodeId } = await openTask(ctx, id);
  return act(ctx, {
    instanceId,
    remark,
    form: { nodeId, sent: form },
    isAgain: true,
    command: () => ({ kind: 'resubmit', by: ctx.user.userId, taskNo, resume }),
  });
}

const countPeople = `
  select count(*)::int as found from user_account
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0
    and status in ${userStatus.sql('enabled')}`;

/** Every one of them is an active person of the tenant. */
export async function demandPerson(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [row] = await ctx.db.query<{ found: number }>(countPeople, [ctx.tenantId, ids]);
  if (row?.found !== new Set(ids).size) refuse('workflow.personUnknown');
}
