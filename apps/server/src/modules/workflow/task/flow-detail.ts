import {
  decidedByRule,
  flowTask,
  isRunOpen,
  nodeType,
  runLifecycle,
  visibleValues,
  type FlowDetail,
  type FlowHistoryRow,
  type FlowInstanceRow,
  type StepRights,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { labelled } from '../business/labelled.ts';
import { loadVersion, rightsAt, type FlowVersion } from '../run/flow-version.ts';
import { findRun, type StoredRun } from '../run/load-run.ts';
import { everyHidden } from '../run/reader-rights.ts';
import { stepsOf, tasksOf } from './history-queries.ts';
import { demandReader } from './readers.ts';
import { instanceFrom, instanceSelect, mostNamed } from './task-lists.ts';

export async function taskDetail(ctx: Ctx, { id }: { id: string }): Promise<FlowDetail> {
  const { instanceId } = await findRow(ctx, flowTask, { id });
  return detailOf(ctx, instanceId, id);
}

export function doneDetail(ctx: Ctx, { hisId }: { hisId: string }): Promise<FlowDetail> {
  return taskDetail(ctx, { id: hisId });
}

export function applyDetail(ctx: Ctx, { flowInsId }: { flowInsId: string }): Promise<FlowDetail> {
  return detailOf(ctx, flowInsId, undefined);
}

interface StoredEvent {
  readonly seq: number;
  readonly kind: string;
  readonly actorName: string;
  readonly createTime: string;
  readonly remark: string | null;
  readonly effects: FlowDetail['events'][number]['effects'];
  readonly changes: FlowDetail['events'][number]['changes'];
}

const mostEvents = 500;
const eventsSql = `
  select seq, kind, actor_name as "actorName", create_time as "createTime", remark, effects, changes
  from flow_event where tenant_id = $1 and instance_id = $2 order by seq desc limit ${mostEvents + 1}`;

/** The whole of a run: eight statements, whatever its length. */
async function detailOf(ctx: Ctx, instanceId: string, taskId: string | undefined): Promise<FlowDetail> {
  const run = await findRun(ctx, instanceId);
  await demandReader(ctx, run);
  const version = await loadVersion(ctx, run.versionId);
  const [[row], tasks, events] = await Promise.all([
    ctx.db.query<FlowInstanceRow>(`select ${instanceSelect} ${instanceFrom} where i.tenant_id = $1 and i.id = $2`, [
      ctx.tenantId,
      instanceId,
    ]),
    tasksOf(ctx, instanceId),
    cutAt(ctx, ctx.db.query<StoredEvent>(eventsSql, [ctx.tenantId, instanceId]), mostEvents),
  ]);
  if (!row) return notFound();
  const current = tasks.find(taskId === undefined ? isOpenOf(ctx) : ({ id }) => id === taskId) ?? null;
  const rights = changedElsewhere(ctx, { run, current }, readerRights(ctx, { run, version, tasks, current }));
  const skippable = skippableSteps(ctx, run, version);
  const isOpenAndOwn = current !== null && current.hisId === '0' && current.assignee === ctx.user.userId;
  return {
    ...row,
    form: visibleValues(run.form, rights),
    currentTask: current,
    mayEdit: isOpenAndOwn && rights.mayEdit,
    fieldRights: rights.rights,
    variables: labelled(ctx, version.variables, run.businessType),
    actions: actionsOf(ctx, { run, current, skippable }),
    rejectHandle: version.rows.find(({ nodeId }) => nodeId === current?.task)?.rejectHandle ?? null,
    afterReject: ctx.flowBusinesses.get(run.businessType)?.afterReject?.[ctx.language] ?? null,
    mayGoBack: run.state.suspended !== undefined && !run.state.suspended.mustRestart,
    skippable,
    flowList: stepsOf(version, run.state),
    ruTask: runningSteps(run, version, tasks),
    hiTaskList: tasks.filter(({ hisId }) => hisId !== '0'),
    events: events.reverse().map((event) => ({ ...event, changes: visibleChanges(event.changes, rights) })),
    nodeJson: version.nodeJson,
    serverTime: ctx.now,
  };
}

/** Where people act now: their names, and of several who decide together how many have agreed. */
function runningSteps({ state }: StoredRun, { graph }: FlowVersion, tasks: readonly FlowHistoryRow[]) {
  const open = tasks.filter(({ hisId }) => hisId === '0');
  return [...new Set(open.map(({ task }) => task))].map((id) => {
    const names = open.filter(({ task }) => task === id).map(({ realName }) => realName);
    const more = names.length > mostNamed ? ` +${names.length - mostNamed}` : '';
    const visit = state.visits.find(({ nodeId }) => nodeId === id);
    const isCounted = graph.has(id) && graph.node(id).isCountersign === true && visit !== undefined;
    const agreed = visit?.tasks.filter(({ vote }) => vote === 'agree').length ?? 0;
    const tally = isCounted ? { agreed, asked: visit.votes } : null;
    return { id, people: names.slice(0, mostNamed).join('、') + more, tally };
  });
}

/** Where people are asked, or would be and nobody was found. */
function skippableSteps({ user }: Ctx, { state, runStatus }: StoredRun, { graph }: FlowVersion) {
  if (!user.permissions.has('flow_manage') || !isRunOpen(runStatus)) return [];
  const asking = state.visits.map(({ nodeId }) => nodeId);
  const stuck = state.tokens.filter(({ stuckAt }) => stuckAt === 'entering').map(({ nodeId }) => nodeId);
  const ids = [...new Set([...asking, ...stuck])].filter((id) => graph.has(id) && id !== graph.start.id);
  return ids.map((id) => ({ id, name: graph.node(id).name }));
}

/** Whoever opens a run as a whole and is asked in it may answer there: an applicant to whom it was returned above all. */
function isOpenOf({ user }: Ctx): (task: FlowHistoryRow) => boolean {
  return ({ hisId, assignee }) => hisId === '0' && assignee === user.userId;
}

type Changes = StoredEvent['changes'];

/** What was changed is shown like the form itself: without what is hidden, down to the columns of a sub-table. */
function visibleChanges(changes: Changes, rights: StepRights): Changes {
  const shown = (field: string, value: unknown) => visibleValues({ [field]: value }, rights)[field];
  return changes
    .filter(({ field }) => rights.rights[field] !== 'hidden')
    .map(({ field, before, after }) => ({ field, before: shown(field, before), after: shown(field, after) }));
}

interface Reading {
  readonly run: StoredRun;
  readonly version: FlowVersion;
  readonly tasks: readonly FlowHistoryRow[];
  readonly current: FlowHistoryRow | null;
}

/** A row that stands for nobody's word gives nobody a right. */
function isNobodys(automatic: string | null): boolean {
  return decidedByRule.is(automatic, 'empty');
}

/** The form is read with the rights of one's own step: the task that was asked for, else the latest, else the initiator's. */
function readerRights(ctx: Ctx, { run, version, tasks, current }: Reading): StepRights {
  const { userId } = ctx.user;
  const own =
    current?.assignee === userId
      ? current
      : tasks.findLast(({ assignee, automatic }) => assignee === userId && !isNobodys(automatic));
  if (own) return rightsAt(version, own.task);
  if (run.initiator === userId) return rightsAt(version, version.graph.start.id);
  if (ctx.user.permissions.has('flow_manage')) return { mayEdit: false, rights: {} };
  return { mayEdit: false, rights: everyHidden(version.fieldRights) };
}

/** Back with who asked, an object that keeps what it is about is changed on its own page: the copy is read. */
function changedElsewhere(ctx: Ctx, { run, current }: Pick<Reading, 'run' | 'current'>, step: StepRights): StepRights {
  const isStart = nodeType.is(current?.nodeType, 'start');
  if (!isStart || ctx.flowBusinesses.get(run.businessType)?.handInAgain === undefined) return step;
  const hidden = Object.entries(step.rights).filter(([, right]) => right === 'hidden');
  const read = Object.keys(run.form).map((field) => [field, 'read'] as const);
  return { mayEdit: false, rights: Object.fromEntries([...read, ...hidden]) };
}

interface Acting extends Pick<Reading, 'run' | 'current'> {
  readonly skippable: readonly unknown[];
}

function actionsOf(ctx: Ctx, { run, current, skippable }: Acting): string[] {
  const { userId, permissions } = ctx.user;
  if (!isRunOpen(run.runStatus)) return ['cc'];
  const isOwn = current?.assignee === userId && !isNobodys(current.automatic);
  const isOpen = current?.hisId === '0';
  const isStart = nodeType.is(current?.nodeType, 'start');
  const ofTask = !isOwn ? [] : openActions(current.nodeType, { isOpen, isStart });
  // Returned, it waits for the initiator alone: nobody else can be urged.
  const urge = runLifecycle.is(run.runStatus, 'returned') ? [] : ['urge'];
  const ofInitiator = run.initiator === userId ? [...urge, 'withdraw'] : [];
  const retry = runLifecycle.is(run.runStatus, 'error') ? ['retry'] : [];
  const reassign = run.state.visits.length > 0 ? ['reassign'] : [];
  const skip = skippable.length > 0 ? ['skip'] : [];
  const ofManager = permissions.has('flow_manage') ? [...retry, ...reassign, ...skip, 'terminate'] : [];
  return [...ofTask, ...ofInitiator, 'cc', ...ofManager];
}

function openActions(kind: string, { isOpen, isStart }: { isOpen: boolean; isStart: boolean }): string[] {
  if (!isOpen) return isStart ? [] : ['recall'];
  if (isStart) return ['resubmit'];
  return nodeType.is(kind, 'task') ? ['agree', 'transfer', 'addSign'] : ['agree', 'reject', 'transfer', 'addSign'];
}
