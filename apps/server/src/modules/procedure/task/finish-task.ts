import {
  projectTask,
  taskLifecycle,
  type EndpointInput,
  type Row,
  type finishTask as finishEndpoint,
  type skipTask as skipEndpoint,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, lockRows } from '../../../platform/rows/index.ts';
import { dueOf, findProject } from '../../tendering/index.ts';

export type TaskRecord = Row<typeof projectTask>;

interface Ended {
  readonly id: string;
  readonly version: number;
  readonly taskStatus: number;
}

/** Finishes a task once what it comes after is done and what it hands in is there; what comes after it begins. */
export async function finishTask(
  ctx: Ctx,
  { id, version, remark, files }: EndpointInput<typeof finishEndpoint>,
): Promise<Ended> {
  const { task, all } = await holdTasks(ctx, { id, version });
  const before = openBefore(task, all);
  if (before.length > 0) refuse('procedure.taskBefore', { names: before.join('、') });
  const handedIn = files ?? task.files ?? [];
  if (task.outputName && handedIn.length === 0) refuse('procedure.taskOutput', { name: task.outputName });
  const moved = await transition(ctx, projectTask, {
    subject: task,
    action: 'finish',
    stream: task.projectId,
    payload: { taskName: task.taskName, files: handedIn.map(({ fileName }) => fileName) },
    set: {
      files: handedIn,
      remark: remark ?? task.remark,
      actualEnd: ctx.now,
      finisherId: ctx.user.userId,
    },
  });
  await hangFiles(ctx, projectTask, { id, values: { files: handedIn }, existing: { ...task } });
  await beginNext(ctx, all, task);
  return { id, version: moved.version, taskStatus: moved.state };
}

/** Passes over a task that need not be done, with the reason. */
export async function skipTask(ctx: Ctx, { id, version, reason }: EndpointInput<typeof skipEndpoint>): Promise<Ended> {
  const { task, all } = await holdTasks(ctx, { id, version });
  if (task.required) refuse('procedure.taskMustBeDone');
  const moved = await transition(ctx, projectTask, {
    subject: task,
    action: 'skip',
    reason,
    stream: task.projectId,
    payload: { taskName: task.taskName },
    set: { remark: reason ?? null, actualEnd: ctx.now, finisherId: ctx.user.userId },
  });
  await beginNext(ctx, all, task);
  return { id, version: moved.version, taskStatus: moved.state };
}

interface Held {
  readonly id: string;
  readonly version?: number | undefined;
}

/** The task and the others of its project, all held: what one of them ends begins others. */
async function holdTasks(ctx: Ctx, { id, version }: Held): Promise<{ task: TaskRecord; all: TaskRecord[] }> {
  const { projectId, handlerId } = await findRow(ctx, projectTask, { id });
  // Whoever does not see the project has no task in it, but for the one who does the task.
  if (handlerId !== ctx.user.userId) await findProject(ctx, projectId);
  await demandMine(ctx, handlerId);
  const ids = await ctx.db.query<{ id: string }>(
    `select id::text from project_task where tenant_id = $1 and project_id = $2 and is_deleted = 0`,
    [ctx.tenantId, projectId],
  );
  const all = await lockRows(ctx, projectTask, { ids: ids.map((one) => one.id) });
  const task = all.find((one) => one.id === id) ?? notFound();
  if (version !== undefined) demandVersion(task, version);
  return { task, all };
}

/** Its handler does a task, or the head of procurement in his place. */
async function demandMine(ctx: Ctx, handlerId: string | null): Promise<void> {
  if (handlerId === null || handlerId === ctx.user.userId || ctx.user.permissions.has('project_confirm')) return;
  const [handler] = await ctx.db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name from user_account
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, handlerId],
  );
  refuse('procedure.taskOthers', { name: handler?.name ?? '' });
}

/** The names of what a task waits for. */
export function openBefore(task: TaskRecord, all: readonly TaskRecord[]): string[] {
  const codes = codesBefore(task);
  return all
    .filter(({ taskCode, taskStatus }) => codes.includes(taskCode) && !isEnded(taskStatus))
    .map(({ taskName }) => taskName);
}

function codesBefore({ preTaskCodes }: TaskRecord): string[] {
  return Array.isArray(preTaskCodes) ? preTaskCodes.map(String) : [];
}

const isEnded = (taskStatus: unknown) => taskLifecycle.is(taskStatus, 'finished', 'skipped');

async function beginNext(ctx: Ctx, all: readonly TaskRecord[], ended: TaskRecord): Promise<void> {
  const now = all.map((one) => (one.id === ended.id ? { ...one, taskStatus: taskLifecycle.code.finished } : one));
  const due = await dueOf(ctx);
  for (const task of now) {
    const isNext = taskLifecycle.is(task.taskStatus, 'waiting') && codesBefore(task).includes(ended.taskCode);
    if (!isNext || openBefore(task, now).length > 0) continue;
    await transition(ctx, projectTask, {
      subject: task,
      action: 'begin',
      stream: task.projectId,
      payload: { taskName: task.taskName },
      set: { planStart: ctx.now.slice(0, 10), ...due(task) },
    });
  }
}
