import { projectTask, taskLifecycle } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { tellPerson } from '../../workflow/index.ts';
import { codesBefore, type TaskRecord } from './task-order.ts';

interface Ahead {
  readonly all: readonly TaskRecord[];
  /** The name of the state that the project moves to. */
  readonly state: string;
  /** The stage of the step that is done: what stands before it is left behind. */
  readonly from: number;
}

const named = `
  select id::text, coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) as name from user_account
  where tenant_id = $1 and id = any($2::bigint[])`;

/** Refuses with the tasks among these that must be done first, and whose they are. */
export async function demandDone(ctx: Ctx, left: readonly TaskRecord[], { all, state, from }: Ahead): Promise<void> {
  const open = left
    .filter((task) => task.required && !waitsForLater(task, all, from))
    .toSorted((one, other) => one.stage - other.stage || one.taskCode.localeCompare(other.taskCode));
  if (open.length === 0) return;
  const ids = open.flatMap(({ handlerId }) => handlerId ?? []);
  const people = await ctx.db.query<{ id: string; name: string }>(named, [ctx.tenantId, ids]);
  const nobody = { zh: '未指定办理人', en: 'nobody yet' }[ctx.language];
  const told = open.map(({ taskName, handlerId }) => {
    const name = people.find(({ id }) => id === handlerId)?.name ?? nobody;
    return ctx.language === 'zh' ? `${taskName}（${name}）` : `${taskName} (${name})`;
  });
  refuse('tendering.tasksOpen', { state, tasks: told.join(ctx.language === 'zh' ? '、' : ', ') });
}

/** What waits for something that comes only after the move cannot be done before it. */
function waitsForLater(task: TaskRecord, all: readonly TaskRecord[], from: number): boolean {
  const before = codesBefore(task);
  return all.some(({ taskCode, stage }) => before.includes(taskCode) && stage >= from);
}

/** Passes over these, with the reason; whose task was under way learns of it. */
export async function passTasks(
  ctx: Ctx,
  tasks: readonly TaskRecord[],
  { projectId, reason }: { readonly projectId: string; readonly reason: string },
): Promise<void> {
  await transitionAll(ctx, projectTask, {
    ids: tasks.map(({ id }) => id),
    action: 'pass',
    reason,
    stream: projectId,
    payload: { tasks: tasks.map(({ taskCode }) => taskCode) },
    set: { remark: reason, actualEnd: ctx.now },
  });
  for (const { id, handlerId, taskName, taskStatus } of tasks) {
    if (taskLifecycle.is(taskStatus, 'waiting') || handlerId === null || handlerId === ctx.user.userId) continue;
    const about = { businessType: 'projectTask', businessId: id } as const;
    await tellPerson(ctx, { ...about, userId: handlerId, kind: 'taskPassed', title: taskName, content: reason });
  }
}
