import {
  projectRoles,
  projectTask,
  taskLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type TaskRow,
  type myTasks as myTasksEndpoint,
  type projectTeam,
} from '@zhaocai/model';
import { namedList, namedOf, pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { findProject, listMembers, openBefore, type TaskRecord } from '../../tendering/index.ts';

/** The tasks of a project, in the order of its stages. */
export async function listProjectTasks(ctx: Ctx, { projectId }: { projectId: string }): Promise<TaskRow[]> {
  await findProject(ctx, projectId);
  const rows = await namedList(ctx, projectTask, { projectId });
  return told(ctx, rows, rows);
}

const mine = `
  from project_task t where t.tenant_id = $1 and t.handler_id = $2 and t.is_deleted = 0`;
/** By the day, before the clock of the night has said so. */
const statusNow = `(case when t.task_status in ${taskLifecycle.sql('running')} and t.plan_end < $4::date
  then ${taskLifecycle.code.overdue} else t.task_status end)`;
const chosen = `($3::int is null or ${statusNow} = $3)`;
const open = taskLifecycle.sql('running', 'overdue');

/** The tasks of who asks: what is late first, then by their deadline. */
export async function listMyTasks(
  ctx: Ctx,
  { current, size, taskStatus }: EndpointInput<typeof myTasksEndpoint>,
): Promise<EndpointOutput<typeof myTasksEndpoint>> {
  const { tenantId, user } = ctx;
  const values = [tenantId, user.userId, taskStatus ?? null, ctx.now.slice(0, 10)];
  const [ids, [counts]] = await Promise.all([
    ctx.db.query<{ id: string; projectId: string }>(
      `select t.id::text, t.project_id::text as "projectId" ${mine} and ${chosen}
       order by t.task_status in ${open} desc, t.plan_end nulls last, t.id limit $5 offset $6`,
      [...values, size, (current - 1) * size],
    ),
    ctx.db.query<{ total: number; overdue: number; open: number }>(
      `select count(*) filter (where ${chosen})::int as total,
         count(*) filter (where ${statusNow} = ${taskLifecycle.code.overdue})::int as overdue,
         count(*) filter (where t.task_status in ${open})::int as open ${mine}`,
      values,
    ),
  ]);
  const projectIds = [...new Set(ids.map(({ projectId }) => projectId))];
  const siblings = await tasksOf(ctx, projectIds);
  const inOrder = await namedOf(
    ctx,
    projectTask,
    ids.flatMap(({ id }) => siblings.find((row) => row.id === id) ?? []),
  );
  const records = told(ctx, inOrder, siblings);
  const { total = 0, overdue = 0, open: openCount = 0 } = counts ?? {};
  return { ...pageAnswer({ records, counted: total, cap: 10_000, size, current }), overdue, open: openCount };
}

async function tasksOf(ctx: Ctx, projectIds: readonly string[]): Promise<TaskRecord[]> {
  const ids = await ctx.db.query<{ id: string }>(
    `select id::text from project_task where tenant_id = $1 and project_id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, projectIds],
  );
  return findRows(ctx, projectTask, { ids: ids.map(({ id }) => id) });
}

type Named = Omit<TaskRow, 'actions' | 'waitsFor'>;

/** With what the reader may do, and what each waits for. */
function told(ctx: Ctx, rows: readonly Named[], all: readonly TaskRecord[]): TaskRow[] {
  const mayAct = ctx.user.permissions.has('mytask_finish');
  const isHead = ctx.user.permissions.has('project_confirm');
  return rows.map((stored) => {
    const row = { ...stored, taskStatus: isLate(stored, ctx.now) ? taskLifecycle.code.overdue : stored.taskStatus };
    const waitsFor = openBefore(
      row,
      all.filter(({ projectId }) => projectId === row.projectId),
    );
    const isMine = mayAct && (isHead || row.handlerId === ctx.user.userId);
    const isOpen = taskLifecycle.is(row.taskStatus, 'running', 'overdue');
    const maySkip = !row.required && (isOpen || taskLifecycle.is(row.taskStatus, 'waiting'));
    const mayHandOn = isOpen || taskLifecycle.is(row.taskStatus, 'waiting');
    const may = { finish: isOpen, skip: maySkip, handOn: mayHandOn };
    const actions = Object.entries(may).flatMap(([action, isAllowed]) => (isMine && isAllowed ? [action] : []));
    return { ...row, actions, waitsFor };
  });
}

const isLate = ({ taskStatus, planEnd }: Named, now: string) =>
  taskLifecycle.is(taskStatus, 'running') && planEnd !== null && planEnd < now.slice(0, 10);

/** Who has which part in a project. */
export async function readTeam(ctx: Ctx, { proId }: { proId: string }): Promise<EndpointOutput<typeof projectTeam>> {
  const members = await listMembers(ctx, { projectId: proId });
  return members.map((member) => ({
    ...member,
    roleName: projectRoles.find(({ value }) => value === member.role)?.label[ctx.language] ?? '',
  }));
}
