import {
  addDays,
  areApart,
  dayType,
  handlingRoles,
  periodEnd,
  projectTask,
  reviewingRoles,
  taskLifecycle,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import { configuredMethod, kindFacts } from '../rules/own-numbers.ts';
import { loadCalendar } from '../rules/project-rules.ts';
import type { ProjectRow } from './find-project.ts';
import { givenParts } from './members/given-parts.ts';
import { projectPeople } from './members/project-people.ts';
import { ableTo } from './who-does-tasks.ts';

interface Template {
  readonly taskCode: string;
  readonly taskName: string;
  readonly taskType: number;
  readonly stage: number;
  readonly roleCode: number;
  readonly workDays: number | null;
  readonly workDayType: number | null;
  readonly preTaskCodes: string[];
  readonly outputName: string | null;
  readonly required: boolean;
}

const templates = `
  with configured as (${configuredMethod})
  select k.task_code as "taskCode", k.task_name as "taskName", k.task_type as "taskType", k.stage,
    k.role_code as "roleCode", k.work_days as "workDays", k.work_day_type as "workDayType",
    array(select p.task_code from task_template p where p.tenant_id = k.tenant_id and p.id = any(k.pre_task_ids)
      and p.is_deleted = 0 order by p.task_code) as "preTaskCodes",
    k.output_name as "outputName", coalesce(k.required, true) as required
  from configured c join task_template k on k.tenant_id = $1 and k.manner_id = c.id and k.is_deleted = 0
  where not exists (select from project_task t where t.tenant_id = $1 and t.project_id = $6 and t.is_deleted = 0)
  order by k.stage, k.task_code`;

/**
 * A project that begins gets its own tasks, as the template of its method is today: who changes the template later
 * changes no running project. Those that come after nothing begin at once.
 */
export async function beginTasks(ctx: Ctx, project: ProjectRow): Promise<void> {
  const { id } = project;
  const tasks = await ctx.db.query<Template & Record<string, unknown>>(templates, [...kindFacts(ctx, project), id]);
  if (tasks.length === 0) return;
  const handlerOf = await handlers(ctx, project);
  const due = await dueOf(ctx);
  const rows = tasks.map((task) => ({
    ...task,
    projectId: id,
    handlerId: handlerOf(task.roleCode),
    ...(task.preTaskCodes.length === 0
      ? { taskStatus: taskLifecycle.code.running, planStart: ctx.now.slice(0, 10), ...due(task) }
      : { taskStatus: taskLifecycle.code.waiting, planStart: null, planEnd: null, missingYear: null }),
  }));
  await insertRows(ctx, projectTask, { rows });
  const codes = tasks.map(({ taskCode }) => taskCode);
  await recordEvidence(ctx, { stream: id, action: 'project.tasks', subject: id, payload: { tasks: codes } });
}

/**
 * Whoever has the part, or was given it beforehand, and may do tasks; else the project's handler, or where he must not have
 * the part whoever confirmed the project. Null: nobody is left, and the head of procurement appoints somebody.
 */
async function handlers(ctx: Ctx, project: ProjectRow): Promise<(role: number) => string | null> {
  const [people, given] = await Promise.all([projectPeople(ctx, project.id), givenParts(ctx, project)]);
  const able = await ableTo(ctx, [...Object.values(people).flat(), ...given.map(({ userId }) => userId)]);
  return (role) => {
    const wished = [...(people[role] ?? []), ...given.filter((one) => one.role === role).map(({ userId }) => userId)];
    return wished.find((one) => able.has(one)) ?? insteadOf(role, { people, able, handlerId: project.handlerId });
  };
}

interface Left {
  readonly people: Readonly<Record<number, readonly string[]>>;
  readonly able: ReadonlySet<string>;
  /** Of the project. */
  readonly handlerId: string | null;
}

/** Who does a task of a part that nobody has. */
export function insteadOf(role: number, { people, able, handlerId }: Left): string | null {
  if (!handlingRoles.some((handling) => areApart(handling, role))) return handlerId;
  const handling = new Set(handlingRoles.flatMap((one) => people[one] ?? []));
  return reviewingRoles.flatMap((one) => people[one] ?? []).find((one) => able.has(one) && !handling.has(one)) ?? null;
}

interface Timed {
  readonly workDays: number | null;
  readonly workDayType: number | null;
}

export interface Due {
  readonly planEnd: string | null;
  /** The year without calendar that keeps it from being counted. */
  readonly missingYear: string | null;
}

/** The last day of a task that begins now; a year without calendar is not guessed. */
export async function dueOf(ctx: Pick<Ctx, 'db' | 'now'>): Promise<(task: Timed) => Due> {
  const kindOf = await loadCalendar(ctx, ctx.now);
  return ({ workDays, workDayType }) => {
    if (!workDays) return { planEnd: null, missingYear: null };
    const counted = workDayType ?? dayType.code.workingDays;
    const over = periodEnd({ from: ctx.now, days: workDays, dayType: counted }, kindOf);
    if ('missingYear' in over) return { planEnd: null, missingYear: over.missingYear };
    return { planEnd: addDays(over.end.slice(0, 10), -1), missingYear: null };
  };
}
