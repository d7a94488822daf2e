import {
  hasEnded,
  projectLifecycle,
  projectTask,
  steps,
  taskLifecycle,
  type ProjectAction,
  type Step,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import type { ProjectRow } from './find-project.ts';
import { deedsOf, isAbout, type Deed } from './task-deeds.ts';
import { beginFirst, beginReady, tasksOf, type TaskRecord } from './task-order.ts';

/** What takes a project back has done anew what came from that step on. */
const back: Readonly<Partial<Record<ProjectAction, Step>>> = {
  retreat: steps.documents,
  rejectResult: steps.compare,
  recallResult: steps.compare,
  undoResult: steps.compare,
};

const reasons = {
  done: { zh: '随项目办理办结', en: 'Done with the project' },
  passed: { zh: '项目已进入“{state}”，未办理本任务', en: 'Not done before the project reached “{state}”' },
  ended: { zh: '项目“{state}”，任务终止', en: 'The project has ended: {state}' },
} as const;

/**
 * The tasks of a project follow its moves: what it has done itself is done, what it has passed without doing is skipped
 * with the reason, what it ended with is ended, and what came after all these begins; a result that is decided anew has
 * its tasks done anew.
 */
export async function followTasks(
  ctx: Ctx,
  project: Pick<ProjectRow, 'id' | 'manner' | 'lawRegime'>,
  { action, to }: { readonly action: ProjectAction; readonly to: number },
): Promise<void> {
  const { id: projectId } = project;
  const again = back[action];
  if (again) return reopenTasks(ctx, projectId, again);
  const deeds = deedsOf(action, project);
  const [done] = deeds;
  const isOver = hasEnded(to);
  if (!done && !isOver) return;
  const all = await tasksOf(ctx, projectId);
  const open = all.filter(({ taskStatus }) => taskLifecycle.is(taskStatus, 'waiting', 'running', 'overdue'));
  const finished = open.filter((task) => deeds.some((deed) => isDone(task, deed)));
  const rest = open.filter((task) => !finished.includes(task));
  const left = rest.filter((task) => isOver || (done && task.stage < done.step.stage));
  const state = projectLifecycle.choices.find(({ value }) => value === to)?.label[ctx.language] ?? '';
  const reason = reasons[isOver ? 'ended' : 'passed'][ctx.language].replace('{state}', state);
  await transitionAll(ctx, projectTask, {
    ids: finished.map(({ id }) => id),
    action: 'follow',
    stream: projectId,
    payload: { tasks: finished.map(({ taskCode }) => taskCode) },
    set: { remark: reasons.done[ctx.language], actualEnd: ctx.now, finisherId: ctx.user.userId },
  });
  await transitionAll(ctx, projectTask, {
    ids: left.map(({ id }) => id),
    action: 'pass',
    reason,
    stream: projectId,
    payload: { tasks: left.map(({ taskCode }) => taskCode) },
    set: { remark: reason, actualEnd: ctx.now },
  });
  await beginReady(ctx, all, [...finished, ...left]);
}

/** From that step on they wait for each other again; files that were handed in stay. */
async function reopenTasks(ctx: Ctx, projectId: string, from: Step): Promise<void> {
  const all = await tasksOf(ctx, projectId);
  const isAnew = ({ stage, taskStatus }: TaskRecord) =>
    stage >= from.stage && taskLifecycle.is(taskStatus, 'running', 'overdue', 'finished');
  const again = all.filter(isAnew);
  await transitionAll(ctx, projectTask, {
    ids: again.map(({ id }) => id),
    action: 'reopen',
    stream: projectId,
    payload: { tasks: again.map(({ taskCode }) => taskCode) },
    set: { remark: null, actualEnd: null, finisherId: null, planStart: null, planEnd: null },
  });
  const now = all.map((task) => (isAnew(task) ? { ...task, taskStatus: taskLifecycle.code.waiting } : task));
  const before = now.filter(({ taskStatus }) => taskLifecycle.is(taskStatus, 'finished', 'skipped'));
  await beginReady(ctx, now, before);
  await beginFirst(ctx, again);
}

/** A task that hands in a file is its handler's until the file is there. */
function isDone(task: TaskRecord, deed: Deed): boolean {
  if (task.stage === deed.after?.stage) return true;
  const { outputName, files } = task;
  const isHandedIn = !outputName || (Array.isArray(files) && files.length > 0);
  return isAbout(task, deed) && isHandedIn;
}
