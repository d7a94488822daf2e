import {
  hasEnded,
  projectLifecycle,
  projectTask,
  steps,
  taskLifecycle,
  taskType,
  type ProjectAction,
  type Step,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { beginReady, tasksOf, type TaskRecord } from './task-order.ts';

interface Done {
  readonly step: Step;
  readonly type: keyof typeof taskType.code;
  /** What is done of itself with it, whatever the task hands in: documents that were confirmed were drafted. */
  readonly after?: Step;
}

/** The steps that a project goes itself: whoever moves it so has done the task. */
const doneBy: Partial<Record<ProjectAction, Done>> = {
  confirmDocuments: { step: steps.confirmDocuments, type: 'approval', after: steps.documents },
  publish: { step: steps.publish, type: 'bulletin' },
  open: { step: steps.open, type: 'opening' },
  submitSelection: { step: steps.compare, type: 'evaluation' },
  approveResult: { step: steps.confirmResult, type: 'approval' },
  publishResult: { step: steps.publishResult, type: 'bulletin' },
};

/** Where a result is decided anew, its tasks are done anew. */
const back: readonly ProjectAction[] = ['rejectResult', 'recallResult', 'undoResult'];

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
  projectId: string,
  { action, to }: { readonly action: ProjectAction; readonly to: number },
): Promise<void> {
  if (back.includes(action)) return reopenTasks(ctx, projectId);
  const done = doneBy[action];
  const isOver = hasEnded(to);
  if (!done && !isOver) return;
  const all = await tasksOf(ctx, projectId);
  const open = all.filter(({ taskStatus }) => taskLifecycle.is(taskStatus, 'waiting', 'running', 'overdue'));
  const finished = done ? open.filter((task) => isDone(task, done)) : [];
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

/** From the comparison on they wait for each other again; files that were handed in stay. */
async function reopenTasks(ctx: Ctx, projectId: string): Promise<void> {
  const all = await tasksOf(ctx, projectId);
  const isAnew = ({ stage, taskStatus }: TaskRecord) =>
    stage >= steps.compare.stage && taskLifecycle.is(taskStatus, 'running', 'overdue', 'finished');
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
}

/** A task that hands in a file is its handler's until the file is there. */
function isDone(
  { taskType: type, stage, outputName, files }: TaskRecord,
  { step, type: wanted, after }: Done,
): boolean {
  if (stage === after?.stage) return true;
  const isHandedIn = !outputName || (Array.isArray(files) && files.length > 0);
  return taskType.is(type, wanted) && stage === step.stage && isHandedIn;
}
