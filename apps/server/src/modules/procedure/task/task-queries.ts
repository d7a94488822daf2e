import {
  project,
  projectRoles,
  projectTask,
  taskLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type Row,
  type TaskRow,
  type Text,
  type myTasks as myTasksEndpoint,
  type projectTeam,
} from '@zhaocai/model';
import { namedList, namedOf, pageAnswer } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { contractFacts } from '../../contract/index.ts';
import {
  awaitedDeed,
  awaitedOfContracts,
  findProject,
  isOpenTask,
  listMembers,
  nameOfDeed,
  openBefore,
  type ContractFacts,
  type TaskRecord,
} from '../../tendering/index.ts';

/** The tasks of a project, in the order of its stages. */
export async function listProjectTasks(ctx: Ctx, { projectId }: { projectId: string }): Promise<TaskRow[]> {
  const held = await findProject(ctx, projectId);
  const rows = await namedList(ctx, projectTask, { projectId });
  const contracts = await contractFacts(ctx, [projectId]);
  return told(ctx, rows, { all: rows, projects: [held], contracts });
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
  const projects = await findRows(ctx, project, { ids: projectIds, reach: 'tenant' });
  const contracts = await contractFacts(ctx, projectIds);
  const records = told(ctx, inOrder, { all: siblings, projects, contracts });
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

type Named = Omit<TaskRow, 'actions' | 'waitsFor' | 'deed'>;

interface Around {
  readonly all: readonly TaskRecord[];
  readonly projects: readonly Row<typeof project>[];
  readonly contracts: ReadonlyMap<string, ContractFacts>;
}

/** With what the reader may do, and what each waits for. */
function told(ctx: Ctx, rows: readonly Named[], { all, projects, contracts }: Around): TaskRow[] {
  return rows.map((stored) => {
    const row = { ...stored, taskStatus: isLate(stored, ctx.now) ? taskLifecycle.code.overdue : stored.taskStatus };
    const siblings = all.filter(({ projectId }) => projectId === row.projectId);
    const held = projects.find(({ id }) => id === row.projectId);
    const deed = isOpenTask(row) ? awaitedBy(row, { held, siblings, contracts }) : undefined;
    return {
      ...row,
      actions: actionsOf(ctx, row, { deed, handlerId: held?.handlerId ?? null }),
      waitsFor: openBefore(row, siblings),
      deed: deed?.[ctx.language] ?? null,
    };
  });
}

interface Awaiting extends Pick<Around, 'contracts'> {
  readonly held: Row<typeof project> | undefined;
  readonly siblings: readonly TaskRecord[];
}

/** What does a task of itself, and has not yet. */
function awaitedBy(row: Named, { held, siblings, contracts }: Awaiting): Text | undefined {
  const deed = held && awaitedDeed(row, siblings, held);
  return deed ? nameOfDeed(deed) : awaitedOfContracts(row, contracts.get(row.projectId));
}

interface OfProject {
  readonly deed: Text | undefined;
  /** Of the project. */
  readonly handlerId: string | null;
}

function actionsOf({ user }: Ctx, row: Named, { deed, handlerId }: OfProject): string[] {
  if (!user.permissions.has('mytask_finish') || !isOpenTask(row)) return [];
  const isMine = user.permissions.has('project_confirm') || row.handlerId === user.userId;
  const handsOn = isMine || row.handedById === user.userId || handlerId === user.userId;
  const isBegun = taskLifecycle.is(row.taskStatus, 'running', 'overdue');
  return [
    ...(isMine && isBegun && !deed ? ['finish'] : []),
    ...(isMine && !row.required ? ['skip'] : []),
    ...(handsOn ? ['handOn'] : []),
  ];
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
