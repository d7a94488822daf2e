import {
  hasEnded,
  procedureOf,
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
import { demandDone, passTasks } from './tasks-left-behind.ts';
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
 * its tasks done anew. What must be done is not passed: the move waits for it.
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
  const behind = rest.filter((task) => isOver || (done && task.stage < done.step.stage));
  const left = isOver ? behind : behind.filter((task) => !task.required || !isOfProcedure(task, project));
  const over = [...finished, ...behind.filter((task) => !left.includes(task))];
  const state = projectLifecycle.choices.find(({ value }) => value === to)?.label[ctx.language] ?? '';
  if (done && !isOver) await demandDone(ctx, left, { all, state, from: done.step.stage });
  const reason = reasons[isOver ? 'ended' : 'passed'][ctx.language].replace('{state}', state);
  await transitionAll(ctx, projectTask, {
    ids: over.map(({ id }) => id),
    action: 'follow',
    stream: projectId,
    payload: { tasks: over.map(({ taskCode }) => taskCode) },
    set: { remark: reasons.done[ctx.language], actualEnd: ctx.now, finisherId: ctx.user.userId },
  });
  await passTasks(ctx, left, { projectId, reason });
  await beginReady(ctx, all, [...over, ...left]);
}

/** A task of the template that methods begin with is of a step of theirs, which its code says: `03-documents`. */
function isStep({ taskCode, stage }: TaskRecord, step: Step): boolean {
  return stage === step.stage && steps[stepIn(taskCode)] === step;
}

const stepIn = (taskCode: string) => taskCode.replace(/^\d+-/, '') as keyof typeof steps;

/** What a project cannot get past without: its own steps ask for it where they are done. */
function isOfProcedure(task: TaskRecord, { manner }: Pick<ProjectRow, 'manner'>): boolean {
  return procedureOf(manner)?.steps.some(({ name }) => isStep(task, steps[name])) ?? false;
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
  if (deed.after && isStep(task, deed.after)) return true;
  const { outputName, files } = task;
  const isHandedIn = !outputName || (Array.isArray(files) && files.length > 0);
  return isAbout(task, deed) && isHandedIn;
}
