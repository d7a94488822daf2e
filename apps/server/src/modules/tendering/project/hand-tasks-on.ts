import { project, projectTask, taskLifecycle } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRow } from '../../../platform/rows/index.ts';
import type { projectPeople } from './members/project-people.ts';
import { insteadOf } from './begin-tasks.ts';
import { tasksOf, type TaskRecord } from './task-order.ts';
import { ableTo } from './who-does-tasks.ts';

type People = Awaited<ReturnType<typeof projectPeople>>;

interface Team {
  readonly projectId: string;
  readonly before: People;
  readonly after: People;
}

/**
 * What is still to be done in a part that others have now is theirs: the first of them who may do tasks, where whoever had
 * the task is none of them; where nobody of them may, or has the part any more, who would have been given it at the beginning. The caller holds the project.
 */
export async function handTasksOn(ctx: Ctx, { projectId, before, after }: Team): Promise<void> {
  const open = (await tasksOf(ctx, projectId)).filter(isOpenTask);
  const left = open.filter(({ roleCode, handlerId }) => {
    const [had, have] = [before[roleCode] ?? [], after[roleCode] ?? []];
    const isChanged = had.length !== have.length || had.some((one) => !have.includes(one));
    return isChanged && handlerId !== null && !have.includes(handlerId) && (have.length > 0 || had.includes(handlerId));
  });
  if (left.length === 0) return;
  const { handlerId } = await findRow(ctx, project, { id: projectId, reach: 'tenant' });
  const able = await ableTo(ctx, Object.values(after).flat());
  for (const task of left) {
    const userId =
      after[task.roleCode]?.find((one) => able.has(one)) ??
      insteadOf(task.roleCode, { people: after, able, handlerId });
    if (userId && userId !== task.handlerId) await handOn(ctx, task, userId);
  }
}

/** Somebody else does this task from now on. */
export async function handOn(ctx: Ctx, task: TaskRecord, userId: string): Promise<void> {
  const { id, projectId, taskName, handlerId } = task;
  await changeRow(ctx, projectTask, { id, values: { handlerId: userId, handedById: ctx.user.userId } });
  const payload = { taskName, from: handlerId, to: userId };
  await recordEvidence(ctx, { stream: projectId, action: 'projectTask.handOn', subject: id, payload });
}

export function isOpenTask({ taskStatus }: Pick<TaskRecord, 'taskStatus'>): boolean {
  return taskLifecycle.is(taskStatus, 'waiting', 'running', 'overdue');
}
