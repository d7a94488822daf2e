import {
  areApart,
  handlingRoles,
  project,
  projectTask,
  type EndpointInput,
  type finishTask as finishEndpoint,
  type handTaskOn as handOnEndpoint,
  type skipTask as skipEndpoint,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, lockRow } from '../../../platform/rows/index.ts';
import { contractFacts } from '../../contract/index.ts';
import {
  ableTo,
  awaitedDeed,
  awaitedOfContracts,
  beginReady,
  deedOf,
  demandForPart,
  findProject,
  handOn,
  isOpenTask,
  nameOfDeed,
  openBefore,
  tasksOf,
  type ProjectRow,
  type TaskRecord,
} from '../../tendering/index.ts';

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
  const { task, all, held } = await holdTasks(ctx, { id, version });
  const deed = awaitedDeed(task, all, held);
  if (deed) refuse('procedure.taskByDeed', { deed: nameOfDeed(deed)[ctx.language] });
  const facts = (await contractFacts(ctx, [task.projectId])).get(task.projectId);
  const awaited = awaitedOfContracts(task, facts);
  if (awaited) refuse('procedure.taskByContract', { deed: awaited[ctx.language] });
  await demandNotHandling(ctx, task);
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
  await beginReady(ctx, all, [task]);
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
  await beginReady(ctx, all, [task]);
  return { id, version: moved.version, taskStatus: moved.state };
}

/** Hands what is left of a task to a colleague who may have such a part, and may do it. */
export async function handTaskOn(
  ctx: Ctx,
  { id, version, userId }: EndpointInput<typeof handOnEndpoint>,
): Promise<{ id: string; version: number }> {
  const { task, all, held } = await holdTasks(ctx, { id, version, isHandedOn: true });
  if (!isOpenTask(task)) refuse('platform.badState');
  await demandForPart(ctx, task.projectId, { role: task.roleCode, userId });
  const deed = deedOf(task, all, held);
  // Others would learn of the project, and be refused.
  const able = await ableTo(ctx, [userId], deed ? [deed.permission] : []);
  if (!able.has(userId)) refuse('procedure.taskNotAble');
  await handOn(ctx, task, userId);
  return { id, version: task.version + 1 };
}

/** What others than the handler of the project do, nobody does who handles it, whoever was given the task. */
async function demandNotHandling(ctx: Ctx, { projectId, roleCode }: TaskRecord): Promise<void> {
  if (handlingRoles.some((handling) => areApart(handling, roleCode)))
    await demandForPart(ctx, projectId, { role: roleCode, userId: ctx.user.userId });
}

interface Held {
  readonly id: string;
  readonly version?: number | undefined;
  /** Whoever handed it on, and the project's handler, may do so again. */
  readonly isHandedOn?: true;
}

/** The task and the others of its project, all held: what one of them ends begins others. */
async function holdTasks(
  ctx: Ctx,
  { id, version, isHandedOn }: Held,
): Promise<{ task: TaskRecord; all: TaskRecord[]; held: ProjectRow }> {
  const { projectId, handlerId, handedById } = await findRow(ctx, projectTask, { id });
  // Whoever does not see the project has no task in it, but for the one who does the task.
  if (handlerId !== ctx.user.userId) await findProject(ctx, projectId);
  // Before its tasks, as every move of the project does: the two wait for each other.
  const held = await lockRow(ctx, project, { id: projectId, reach: 'tenant' });
  const others = isHandedOn ? [handedById, held.handlerId] : [];
  if (!others.includes(ctx.user.userId)) await demandMine(ctx, handlerId);
  const all = await tasksOf(ctx, projectId);
  const task = all.find((one) => one.id === id) ?? notFound();
  if (version !== undefined) demandVersion(task, version);
  return { task, all, held };
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
