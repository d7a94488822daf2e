import { messageKind, openTasksSql, type StepExtension } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../platform/http/index.ts';
import { recordEvidence } from '../../platform/audit/index.ts';
import { eachDue, type ClockOptions } from './each-due.ts';
import { act } from './run/act.ts';
import { lackingRight } from './run/demand-entitled.ts';
import { loadVersion, type FlowVersion } from './run/flow-version.ts';
import { lockRun, type StoredRun } from './run/load-run.ts';
import { sendNotices } from './run/notices.ts';
import { prepareWorld } from './run/world.ts';

interface LateTask {
  readonly id: string;
  readonly instanceId: string;
  readonly taskNo: number;
  readonly nodeId: string;
  readonly assignee: string;
}

const findLate = `
  select id, instance_id as "instanceId", task_no as "taskNo", node_id as "nodeId", assignee from flow_task
  where tenant_id = $1 and operate_status in ${openTasksSql} and overdue_time is null and due_time < $2
  order by due_time limit 200`;
/** Once each: whoever marks it does the rest. */
const mark = `
  update flow_task set overdue_time = $3 where tenant_id = $1 and id = $2 and overdue_time is null
    and operate_status in ${openTasksSql} returning id`;

/** Looks in all tenants for tasks whose time is over, and does with each what its step says. Answers how many. */
export function treatOverdue(options: ClockOptions): Promise<number> {
  return eachDue(options, {
    job: 'overdue',
    names: ['late tasks', 'late task'],
    find: (db, tenantId) => db.query<LateTask & Record<string, unknown>>(findLate, [tenantId, options.clock.now()]),
    work: treat,
  });
}

async function treat(ctx: Ctx, task: LateTask): Promise<boolean> {
  const run = await lockRun(ctx, task.instanceId);
  const marked = await ctx.db.query(mark, [ctx.tenantId, task.id, ctx.now]);
  if (marked.length === 0) return false;
  const version = await loadVersion(ctx, run.versionId);
  const deadline = version.rows.find(({ nodeId }) => nodeId === task.nodeId)?.extension?.deadline;
  const world = await prepareWorld(ctx, { run, version, form: run.form });
  const administrators = world.administrators();
  const heirs: Readonly<Record<NonNullable<StepExtension['deadline']>['onOver'], readonly (string | undefined)[]>> = {
    remind: [],
    leader: [...(await entitledSuperiors(ctx, { run, version, person: task.assignee })), ...administrators],
    administrator: administrators,
    transfer: [deadline?.transferTo, ...administrators],
  };
  const moved = await handOn(ctx, { run, task, to: heirs[deadline?.onOver ?? 'remind'] });
  if (!moved) await remind(ctx, run, task);
  return true;
}

/**
 * Who stands above a person: the heads of his department and of those above it, the nearest first; himself he is not above.
 * Circles that an import may have left end the climb.
 */
const superiors = `
  with recursive above as (
    select d.id, d.parent_id, d.manager_id, 1 as step, array[d.id] as seen from user_account u
    join dept d on d.tenant_id = u.tenant_id and d.id = u.dept_ids[1] and d.is_deleted = 0
    where u.tenant_id = $1 and u.id = $2
    union all
    select d.id, d.parent_id, d.manager_id, a.step + 1, a.seen || d.id from above a
    join dept d on d.tenant_id = $1 and d.id = a.parent_id and d.is_deleted = 0 and d.id <> all(a.seen))
  select manager_id as id from above where manager_id is not null and manager_id <> $2 order by step`;

async function superiorsOf(ctx: Ctx, person: string): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(superiors, [ctx.tenantId, person]);
  return rows.map(({ id }) => id);
}

interface Above {
  readonly run: StoredRun;
  readonly version: FlowVersion;
  readonly person: string;
}

/** Of those above him whoever may decide what a bound flow is about. */
async function entitledSuperiors(ctx: Ctx, { run, version, person }: Above): Promise<string[]> {
  const people = await superiorsOf(ctx, person);
  const without = await lackingRight(ctx, { run, version, people });
  return people.filter((id) => !without.some((one) => one.id === id));
}

interface Handing {
  readonly run: StoredRun;
  readonly task: LateTask;
}

/** To the first of them who can take it. */
async function handOn(
  ctx: Ctx,
  { to, ...handing }: Handing & { readonly to: readonly (string | undefined)[] },
): Promise<boolean> {
  for (const person of to) if (person !== undefined && (await mayHandTo(ctx, person, handing))) return true;
  return false;
}

/** Refused before anything is written: he holds it already, or is not there any more. */
async function mayHandTo(ctx: Ctx, person: string, { run, task }: Handing): Promise<boolean> {
  if (person === task.assignee) return false;
  try {
    await act(ctx, {
      instanceId: run.id,
      people: [person],
      command: () => ({ kind: 'transfer', by: task.assignee, taskNo: task.taskNo, to: person, isForced: true }),
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function remind(ctx: Ctx, run: StoredRun, task: LateTask): Promise<void> {
  const about = { kind: messageKind.code.overdue, title: run.title, content: '', instanceId: run.id, taskId: task.id };
  await sendNotices(ctx, [{ ...about, userId: task.assignee }]);
  const payload = { title: run.title, person: task.assignee };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.overdue', subject: run.id, payload });
}
