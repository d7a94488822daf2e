import {
  closedBecause,
  flowInstance,
  hasRunEnded,
  isTaskOpen,
  nodeType,
  taskStatus,
  type EntityAction,
  type FlowCommand,
  type FlowEffect,
  type FlowState,
  type FlowTask,
  type FormValues,
  type InstanceStatus,
} from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow } from '../../../platform/rows/index.ts';
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
// Of a hundred and twenty who were asked one decides and the others' tasks are closed, each with its own place in the
// history: one statement. The engine has judged the change, `flow_event` and `flow.<command>` tell it.
// oxlint-disable-next-line house/states-move-by-transition -- every task has values of its own, and the history is there
const closeTasks = `
  update flow_task t set operate_status = c.status, closed_because = c."closedBecause", closed_by = $4, close_time = $5,
    close_order = c."closeOrder", update_user = $4, update_time = $5, version = t.version + 1,
    remark = coalesce(c.remark, t.remark), files = coalesce(c.files, t.files)
  from jsonb_to_recordset($2::jsonb) as c (no integer, status smallint, "closedBecause" text, "closeOrder" bigint,
    remark text, files jsonb)
  where t.tenant_id = $1 and t.instance_id = $3 and t.task_no = c.no`;
// Taken back: the row says so, and stays where it is in the history.
// oxlint-disable-next-line house/states-move-by-transition -- what lists show of the engine's state, written with it
const recallVotes = `
  update flow_task t set operate_status = ${taskStatus.code.closed}, closed_because = '${closedBecause.code.recalled}',
    update_user = $4, update_time = $5, version = t.version + 1
  from jsonb_to_recordset($2::jsonb) as c ("visitNo" integer, person bigint)
  where t.tenant_id = $1 and t.instance_id = $3 and t.visit_no = c."visitNo" and t.assignee = c.person
    and t.operate_status in ${taskStatus.sql('agreed', 'rejected')}`;
const insertEvent = `
  insert into flow_event (tenant_id, id, instance_id, seq, kind, actor, actor_name, command, effects, changes, remark,
    create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

interface TaskChange {
  readonly task: FlowTask;
  readonly isNew: boolean;
  readonly closeOrder: number | null;
}

const isOpen = ({ status }: FlowTask) => isTaskOpen(status);

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

/** Writes what happened: tasks and history, five statements at most. Answers the tasks that stand open now. */
export async function storeStep(ctx: Ctx, step: Step): Promise<{ readonly task: FlowTask; readonly id: string }[]> {
  const { run, version, command, effects } = step;
  const seq = run.lastSeq + 1;
  const changes = changesOf(effects, seq);
  const opened = changes.filter(({ isNew }) => isNew).map((change) => ({ ...change, id: nextId() }));
  const due = await dueTimesOf(
    ctx,
    version,
    opened.filter(({ task }) => isOpen(task)).map(({ task }) => task),
  );
  const closed = changes.filter(({ isNew, task }) => !isNew && !isOpen(task)).map((change) => closedRow(change, step));
  const write = (sql: string, rows: readonly unknown[]) =>
    rows.length > 0
      ? ctx.db.write(sql, [ctx.tenantId, JSON.stringify(rows), run.id, ctx.user.userId, ctx.now])
      : undefined;
  await write(closeTasks, closed);
  await write(
    recallVotes,
    effects.filter(({ kind }) => kind === 'recalled'),
  );
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
    ctx.user.userId,
    ctx.user.nickName,
    JSON.stringify(command),
    JSON.stringify(effects),
    JSON.stringify(step.changes),
    step.remark ?? null,
    ctx.now,
  ]);
  return opened.filter(({ task }) => isOpen(task)).map(({ task, id }) => ({ task, id }));
}

/** How a run comes into each of its states. */
const leadingTo = {
  running: 'goOn',
  returned: 'sendBack',
  finished: 'finish',
  rejected: 'reject',
  withdrawn: 'withdraw',
  terminated: 'terminate',
  error: 'getStuck',
} as const satisfies Record<InstanceStatus, EntityAction<typeof flowInstance>>;

/**
 * Writes the run as the engine leaves it. Behind what follows for the object that it is about: the evidence of a project
 * is locked before the tenant's, to which the run's belongs.
 */
export async function storeRun(ctx: Ctx, { run, state, form, remark }: Step): Promise<void> {
  const { id, title, lastSeq } = run;
  const finishTime = hasRunEnded(state.status) ? ctx.now : null;
  const set = { state, form, lastSeq: lastSeq + 1, finishTime };
  if (state.status === run.runStatus) return changeRow(ctx, flowInstance, { id, values: set });
  const subject = { id, tenantId: ctx.tenantId };
  const action = leadingTo[state.status];
  await transition(ctx, flowInstance, { subject, action, set, reason: remark, payload: { title } });
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
    kind: row?.nodeType ?? nodeType.code.approval,
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
