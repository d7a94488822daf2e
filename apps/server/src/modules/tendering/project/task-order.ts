import { projectTask, taskLifecycle, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { dueOf } from './begin-tasks.ts';

export type TaskRecord = Row<typeof projectTask>;

/** All tasks of a project, held; whoever calls holds the project, so that its moves and its tasks wait for each other. */
export async function tasksOf(ctx: Ctx, projectId: string): Promise<TaskRecord[]> {
  const ids = await ctx.db.query<{ id: string }>(
    `select id::text from project_task where tenant_id = $1 and project_id = $2 and is_deleted = 0`,
    [ctx.tenantId, projectId],
  );
  return lockRows(ctx, projectTask, { ids: ids.map((one) => one.id) });
}

/** The names of what a task waits for. */
export function openBefore(task: TaskRecord, all: readonly TaskRecord[]): string[] {
  const codes = codesBefore(task);
  return all
    .filter(({ taskCode, taskStatus }) => codes.includes(taskCode) && !isEnded(taskStatus))
    .map(({ taskName }) => taskName);
}

/** The codes of what a task comes after. */
export function codesBefore({ preTaskCodes }: Pick<TaskRecord, 'preTaskCodes'>): string[] {
  return Array.isArray(preTaskCodes) ? preTaskCodes.map(String) : [];
}

const isEnded = (taskStatus: unknown) => taskLifecycle.is(taskStatus, 'finished', 'skipped');

/** Begins what waited for the tasks that have just ended, and for nothing else. */
export async function beginReady(
  ctx: Ctx,
  all: readonly TaskRecord[],
  ended: readonly Pick<TaskRecord, 'id' | 'taskCode'>[],
): Promise<void> {
  const over = new Set(ended.map(({ id }) => id));
  const now = all.map((one) => (over.has(one.id) ? { ...one, taskStatus: taskLifecycle.code.finished } : one));
  const due = await dueOf(ctx);
  for (const task of now) {
    const isNext =
      taskLifecycle.is(task.taskStatus, 'waiting') &&
      ended.some(({ taskCode }) => codesBefore(task).includes(taskCode));
    if (isNext && openBefore(task, now).length === 0) await begin(ctx, task, due);
  }
}

function begin(ctx: Ctx, task: TaskRecord, due: Awaited<ReturnType<typeof dueOf>>) {
  return transition(ctx, projectTask, {
    subject: task,
    action: 'begin',
    stream: task.projectId,
    payload: { taskName: task.taskName },
    set: { planStart: ctx.now.slice(0, 10), ...due(task) },
  });
}

/** Begins what comes after nothing: of tasks that are done anew, these wait for none of the others. */
export async function beginFirst(ctx: Ctx, tasks: readonly TaskRecord[]): Promise<void> {
  const due = await dueOf(ctx);
  for (const task of tasks) if (codesBefore(task).length === 0) await begin(ctx, task, due);
}
