import {
  flowInstance,
  graphOf,
  isRunOpen,
  message,
  undecidedWay,
  versionStatus,
  type EndpointInput,
  type FlowDefinition,
  type flowMigrate,
  type MessageCode,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { keptIn, type StoredRun } from '../run/load-run.ts';

interface Judged {
  readonly id: string;
  readonly title: string;
  readonly fits: boolean;
  readonly reason: string;
}

const findTarget = `
  select id, definition from flow_version
  where tenant_id = $1 and definition_id = $2 and no = $3 and version_status not in ${versionStatus.sql('draft')}`;
const moveRuns = `
  update flow_instance set version_id = $3, last_seq = last_seq + 1, version = version + 1, update_user = $4, update_time = $5
  where tenant_id = $1 and id = any($2::bigint[])`;
const tellHistory = `
  insert into flow_event (tenant_id, id, instance_id, seq, kind, actor, actor_name, command, effects, create_time)
  select $1, e.id, e."instanceId", e.seq, 'migrate', $3, $4, e.command, '[]', $5
  from jsonb_to_recordset($2::jsonb) as e (id bigint, "instanceId" bigint, seq integer, command jsonb)`;

/** Runs move to another version when every step at which they stand is there, of the same kind. */
export async function migrateRuns(
  ctx: Ctx,
  { ids, versionNo, dryRun }: EndpointInput<typeof flowMigrate>,
): Promise<{ moved: number; rows: Judged[] }> {
  const each = [...new Set(ids.split(','))];
  const runs = (await lockRows(ctx, flowInstance, { ids: each })).map(keptIn);
  const [first] = runs;
  if (!first) return notFound();
  const [target] = await ctx.db.query<{ id: string; definition: FlowDefinition }>(findTarget, [
    ctx.tenantId,
    first.definitionId,
    versionNo,
  ]);
  if (!target || !('nodes' in target.definition)) return refuse('workflow.versionUnknown', { no: versionNo });
  const current = await definitionsOf(ctx, runs);
  const rows = runs.map((run) =>
    judge(ctx, run, { target, definitionId: first.definitionId, current: current.get(run.versionId) }),
  );
  const fitting = runs.filter((_, index) => rows[index]?.fits);
  if (dryRun || fitting.length === 0) return { moved: 0, rows };
  await ctx.db.write(moveRuns, [ctx.tenantId, fitting.map(({ id }) => id), target.id, ctx.user.userId, ctx.now]);
  const events = fitting.map(({ id, lastSeq, versionId }) => ({
    id: nextId(),
    instanceId: id,
    seq: lastSeq + 1,
    command: { kind: 'migrate', from: versionId, to: target.id },
  }));
  await ctx.db.write(tellHistory, [ctx.tenantId, JSON.stringify(events), ctx.user.userId, ctx.user.nickName, ctx.now]);
  const payload = {
    versionNo,
    moved: fitting.map(({ id, versionId }) => ({ id, before: versionId, after: target.id })),
  };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.migrate', subject: first.definitionId, payload });
  return { moved: fitting.length, rows };
}

async function definitionsOf(ctx: Ctx, runs: readonly StoredRun[]): Promise<ReadonlyMap<string, FlowDefinition>> {
  const rows = await ctx.db.query<{ id: string; definition: FlowDefinition }>(
    'select id, definition from flow_version where tenant_id = $1 and id = any($2::bigint[])',
    [ctx.tenantId, [...new Set(runs.map(({ versionId }) => versionId))]],
  );
  return new Map(rows.map(({ id, definition }) => [id, definition]));
}

interface Context {
  readonly target: { readonly id: string; readonly definition: FlowDefinition };
  readonly definitionId: string;
  readonly current: FlowDefinition | undefined;
}

function judge(ctx: Ctx, run: StoredRun, { target, definitionId, current }: Context): Judged {
  const say = (code: MessageCode, fits = false, name = ''): Judged => ({
    id: run.id,
    title: run.title,
    fits,
    reason: message(code, ctx.language, { name }),
  });
  if (run.definitionId !== definitionId) return say('workflow.migrateOther');
  if (!isRunOpen(run.runStatus)) return say('workflow.migrateOver');
  if (run.versionId === target.id) return say('workflow.migrateSame');
  const graph = graphOf(target.definition);
  const { tokens, past, suspended } = run.state;
  // Where it stands, and where it can be sent back to.
  const places = [...tokens, ...past, ...(suspended?.tokens ?? []), ...run.state.visits].map(({ nodeId }) => nodeId);
  const kindOf = (id: string) => current?.nodes.find((node) => node.id === id)?.kind;
  const lost = places.find((id) => !graph.has(id) || graph.node(id).kind !== kindOf(id));
  const isOfAction = ctx.flowBusinesses.get(run.businessType)?.isBindable === true;
  const undecided = isOfAction ? undecidedWay(target.definition) : undefined;
  if (undecided) return say('workflow.migrateUndecided', false, undecided.way);
  const name = current?.nodes.find(({ id }) => id === lost)?.name ?? lost;
  return lost === undefined ? say('workflow.migrateFits', true) : say('workflow.migrateNode', false, name);
}
