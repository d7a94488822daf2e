import { flowTask, nodeType, passedNodes, returnableSteps, type FlowHistoryRow, type FlowState } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { loadVersion, placeOf, type FlowVersion } from '../run/flow-version.ts';
import { findRun } from '../run/load-run.ts';
import { demandReader, type ReadRun } from './readers.ts';
import { nameOf, taskFrom, taskRow, taskSelect, type StoredTaskRow } from './task-rows.ts';

/** The order in which rows were decided; what is open comes last. */
export const historyOrder = 't.close_order nulls last, t.task_no';

/** All tasks of a run, oldest decision first. */
export async function tasksOf(ctx: Ctx, instanceId: string): Promise<FlowHistoryRow[]> {
  const sql = `select ${taskSelect} ${taskFrom} where t.tenant_id = $1 and t.instance_id = $2 order by ${historyOrder}`;
  const rows = await ctx.db.query<StoredTaskRow>(sql, [ctx.tenantId, instanceId]);
  return rows.map((row) => taskRow(row, ctx));
}

export async function listInstanceTasks(ctx: Ctx, { instanceId }: { instanceId: string }): Promise<FlowHistoryRow[]> {
  await demandReader(ctx, await findRun(ctx, instanceId));
  return tasksOf(ctx, instanceId);
}

export async function listDecisions(
  ctx: Ctx,
  { flowInstanceId }: { flowInstanceId: string },
): Promise<FlowHistoryRow[]> {
  const rows = await listInstanceTasks(ctx, { instanceId: flowInstanceId });
  return rows.filter(({ hisId }) => hisId !== '0');
}

export async function lastDecision(ctx: Ctx, input: { flowInstanceId: string }): Promise<FlowHistoryRow | null> {
  return (await listDecisions(ctx, input)).at(-1) ?? null;
}

const mostRuns = 50;
const runsOfBusiness = `
  select id, initiator, business_type as "businessType", business_id as "businessId" from flow_instance
  where tenant_id = $1 and definition_id = $2 and business_id = $3 and is_deleted = 0 order by create_time, id limit ${mostRuns + 1}`;

/** Of every run that the flow has made about the object; what is still open is in it. */
export async function listBusinessHistory(
  ctx: Ctx,
  { flowId, businessId }: { flowId: string; businessId: string },
): Promise<FlowHistoryRow[]> {
  const flow = 'select 1 from flow_definition where tenant_id = $1 and id = $2';
  if ((await ctx.db.query(flow, [ctx.tenantId, flowId])).length === 0) notFound();
  const values = [ctx.tenantId, flowId, businessId];
  const runs = await cutAt(ctx, ctx.db.query<ReadRun & Record<string, unknown>>(runsOfBusiness, values), mostRuns);
  const each: FlowHistoryRow[] = [];
  for (const run of runs) {
    await demandReader(ctx, run);
    each.push(...(await tasksOf(ctx, run.id)));
  }
  return each;
}

export interface ShownNode {
  readonly id: string;
  readonly examine: string;
  readonly nodeType: string;
  readonly sort: number | null;
  readonly isPassed: boolean;
}

/** The steps at which people act, in the order of the drawing. */
export function stepsOf(version: FlowVersion, state: FlowState): ShownNode[] {
  const passed = passedNodes(state);
  return version.rows
    .filter((row) => nodeType.is(row.nodeType, 'start', 'task', 'approval'))
    .map(({ nodeId: id, examine, nodeType: kind }) => ({
      id,
      examine,
      nodeType: kind,
      sort: placeOf(version, id),
      isPassed: passed.has(id),
    }));
}

export async function listSteps(ctx: Ctx, { flowInstanceId }: { flowInstanceId: string }): Promise<ShownNode[]> {
  const run = await findRun(ctx, flowInstanceId);
  await demandReader(ctx, run);
  return stepsOf(await loadVersion(ctx, run.versionId), run.state);
}

export async function listPreviousSteps(ctx: Ctx, { id }: { id: string }) {
  const task = await findRow(ctx, flowTask, { id });
  const run = await findRun(ctx, task.instanceId);
  await demandReader(ctx, run);
  const version = await loadVersion(ctx, run.versionId);
  const visit = run.state.visits.find(({ no }) => no === task.visitNo);
  const steps = visit ? returnableSteps(run.state, visit) : [];
  const names = await namesOf(
    ctx,
    steps.flatMap(({ actors }) => actors),
  );
  return steps.map(({ nodeId, actors }) => ({
    task: nodeId,
    taskName: version.graph.has(nodeId) ? version.graph.node(nodeId).name : '',
    people: actors.map((actor) => names.get(actor) ?? '').join('、'),
  }));
}

async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const sql = `select u.id, ${nameOf('u')} as name from user_account u where u.tenant_id = $1 and u.id = any($2::bigint[])`;
  const rows = await ctx.db.query<{ id: string; name: string }>(sql, [ctx.tenantId, ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
