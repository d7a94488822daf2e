import type { FlowCommand, FlowEffect, FlowState, FlowTask, FormValues } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { FieldChange } from './change-form.ts';
import { dueTimesOf } from './due-times.ts';
import { placeOf, type FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

export interface Step {
  readonly run: StoredRun;
  readonly version: FlowVersion;
  readonly command: FlowCommand;
  readonly state: FlowState;
  readonly effects: readonly FlowEffect[];
  readonly form: FormValues;
  readonly changes: readonly FieldChange[];
  readonly remark: string | undefined;
  readonly files: readonly unknown[] | undefined;
}

const insertTasks = `
  insert into flow_task (tenant_id, id, instance_id, task_no, visit_no, node_id, node_name, node_type, node_sort,
    assignee, operate_status, closed_because, automatic, closed_by, close_time, close_order, due_time, paths, create_user,
    create_time, update_time)
  select $1, t.id, $3, t.no, t."visitNo", t."nodeId", t.name, t.kind, t.place, t.person, t.status, t."closedBecause",
    t.automatic, case when t."closeOrder" is null then null else $4::bigint end,
    case when t."closeOrder" is null then null else $5::timestamptz end, t."closeOrder", t.due, t.paths, $4, $5, $5
  from jsonb_to_recordset($2::jsonb) as t (id bigint, no integer, "visitNo" integer, "nodeId" text, name text, kind text,
    place integer, person bigint, status smallint, "closedBecause" text, automatic text, "closeOrder" bigint,
    due timestamptz, paths jsonb)`;
const closeTasks = `
  update flow_task t set operate_status = c.status, closed_because = c."closedBecause", closed_by = $4, close_time = $5,
    close_order = c."closeOrder", update_user = $4, update_time = $5, version = t.version + 1,
    remark = coalesce(c.remark, t.remark), files = coalesce(c.files, t.files)
  from jsonb_to_recordset($2::jsonb) as c (no integer, status smallint, "closedBecause" text, "closeOrder" bigint,
    remark text, files jsonb)
  where t.tenant_id = $1 and t.instance_id = $3 and t.task_no = c.no`;
const insertEvent = `
  insert into flow_event (tenant_id, id, instance_id, seq, kind, actor, actor_name, command, effects, changes, remark,
    create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const updateRun = `
  update flow_instance set state = $3, form = $4, run_status = $5, last_seq = $6, version = version + 1,
    update_user = $7, update_time = $8,
    finish_time = case when $5 in ('finished', 'rejected', 'withdrawn') then $8::timestamptz end
  where tenant_id = $1 and id = $2`;

interface TaskChange {
  readonly task: FlowTask;
  readonly isNew: boolean;
  readonly closeOrder: number | null;
}

const isOpen = ({ status }: FlowTask) => status === 1 || status === 4;

/** The last word on every task that the command touched. */
function changesOf(effects: readonly FlowEffect[], seq: number): TaskChange[] {
  const changes = new Map<number, TaskChange>();
  for (const [index, effect] of effects.entries()) {
    if (effect.kind !== 'taskOpened' && effect.kind !== 'taskClosed') continue;
    const { task } = effect;
    const isNew = effect.kind === 'taskOpened' || changes.get(task.no)?.isNew === true;
    changes.set(task.no, { task, isNew, closeOrder: isOpen(task) ? null : seq * 100_000 + index });
  }
  return [...changes.values()];
}

/** Writes what happened: tasks, history and the run, five statements at most. Answers the tasks that stand open now. */
export async function storeStep(ctx: Ctx, step: Step): Promise<{ readonly task: FlowTask; readonly id: string }[]> {
  const { run, version, command, state, effects, form } = step;
  const seq = run.lastSeq + 1;
  const actor = actorOf(ctx);
  const changes = changesOf(effects, seq);
  const opened = changes.filter(({ isNew }) => isNew).map((change) => ({ ...change, id: nextId() }));
  const due = await dueTimesOf(
    ctx,
    version,
    opened.filter(({ task }) => isOpen(task)).map(({ task }) => task),
  );
  const closed = changes.filter(({ isNew, task }) => !isNew && !isOpen(task)).map((change) => closedRow(change, step));
  const write = (sql: string, rows: readonly unknown[]) =>
    rows.length > 0 ? ctx.db.write(sql, [ctx.tenantId, JSON.stringify(rows), run.id, actor, ctx.now]) : undefined;
  await write(closeTasks, closed);
  await write(
    insertTasks,
    opened.map((one) => openedRow(one, version, due.get(one.task.no))),
  );
  await ctx.db.write(insertEvent, [
    ctx.tenantId,
    nextId(),
    run.id,
    seq,
    command.kind,
    actor,
    ctx.user.nickName,
    JSON.stringify(command),
    JSON.stringify(effects),
    JSON.stringify(step.changes),
    step.remark ?? null,
    ctx.now,
  ]);
  const stored = [JSON.stringify(state), JSON.stringify(form), state.status, seq, actor, ctx.now];
  await ctx.db.write(updateRun, [ctx.tenantId, run.id, ...stored]);
  return opened.filter(({ task }) => isOpen(task)).map(({ task, id }) => ({ task, id }));
}

/** Nobody, where the clock acted. */
export function actorOf({ user }: Pick<Ctx, 'user'>): string | null {
  return user.userId === '' ? null : user.userId;
}

function closedRow({ task, closeOrder }: TaskChange, { command, remark, files }: Step) {
  const isActedOn = 'taskNo' in command && command.taskNo === task.no;
  return {
    no: task.no,
    status: task.status,
    closedBecause: task.closedBecause ?? null,
    closeOrder,
    ...(isActedOn && { remark: remark ?? null, files: files ?? null }),
  };
}

function openedRow({ task, id, closeOrder }: TaskChange & { readonly id: string }, version: FlowVersion, due?: string) {
  const row = version.rows.find(({ nodeId }) => nodeId === task.nodeId);
  const { pathPc, pathTask, formPath } = row ?? {};
  return {
    id,
    no: task.no,
    visitNo: task.visitNo,
    nodeId: task.nodeId,
    name: row?.examine ?? '',
    kind: row?.nodeType ?? '3',
    place: placeOf(version, task.nodeId),
    person: task.person,
    status: task.status,
    closedBecause: task.closedBecause ?? null,
    automatic: task.automatic ?? null,
    closeOrder,
    due: due ?? null,
    paths: { pathPc, pathTask, formPath },
  };
}
