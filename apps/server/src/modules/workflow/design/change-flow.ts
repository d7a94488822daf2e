import {
  readNodeJson,
  writeNodeJson,
  type EndpointInput,
  type deleteExamine,
  type flowGrant,
  type saveOrUpdateExamine,
  type SavedFlow,
  type switchFlow,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { shownVersion } from './flow-queries.ts';
import { demandFlowVersion, lockFlow, touchFlow, type LockedFlow } from './lock-flow.ts';
import { storeDrawing } from './save-flow.ts';

interface Changed {
  readonly defindId: string;
  readonly version: number;
}

const countDepts =
  'select count(*)::int as found from dept where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0';

export async function grantFlow(
  ctx: Ctx,
  { defindId, version, deptIds }: EndpointInput<typeof flowGrant>,
): Promise<Changed> {
  const flow = await lockFlow(ctx, defindId);
  await demandFlowVersion(ctx, flow, version);
  const after = deptIds === '' ? [] : [...new Set(deptIds.split(','))];
  const [depts] = await ctx.db.query<{ found: number }>(countDepts, [ctx.tenantId, after]);
  if (depts?.found !== after.length) notFound();
  await ctx.db.write('update flow_definition set dept_ids = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    flow.id,
    after,
  ]);
  const changed = await touchFlow(ctx, flow);
  const payload = { flowKey: flow.flowKey, before: flow.deptIds, after };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.grant', subject: flow.id, payload });
  return { defindId, version: changed };
}

export async function switchFlowOn(
  ctx: Ctx,
  { defindId, version, isEnabled }: EndpointInput<typeof switchFlow>,
): Promise<Changed> {
  const flow = await lockFlow(ctx, defindId);
  await demandFlowVersion(ctx, flow, version);
  return setEnabled(ctx, flow, isEnabled);
}

export async function setEnabled(ctx: Ctx, flow: LockedFlow, isEnabled: boolean): Promise<Changed> {
  await ctx.db.write('update flow_definition set is_enabled = $3 where tenant_id = $1 and id = $2', [
    ctx.tenantId,
    flow.id,
    isEnabled,
  ]);
  const version = await touchFlow(ctx, flow);
  const payload = { flowKey: flow.flowKey, before: flow.isEnabled, after: isEnabled };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.switch', subject: flow.id, payload });
  return { defindId: flow.id, version };
}

const lockAll = `
  select id, flow_name as "flowName", flow_key as "flowKey", (select count(*)::int from flow_instance i
    where i.tenant_id = d.tenant_id and i.definition_id = d.id and i.run_status in ('running', 'returned', 'error')) as running
  from flow_definition d where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 order by id for no key update`;
const remove = `
  update flow_definition set is_deleted = 1, is_enabled = false, version = version + 1, update_user = $3, update_time = $4
  where tenant_id = $1 and id = any($2::bigint[])`;

/** What runs cannot lose its flow; versions and history stay. */
export async function removeFlows(ctx: Ctx, { ids }: { ids: string }): Promise<null> {
  const each = [...new Set(ids.split(','))];
  const flows = await ctx.db.query<{ id: string; flowName: string; flowKey: string; running: number }>(lockAll, [
    ctx.tenantId,
    each,
  ]);
  if (flows.length !== each.length) notFound();
  const busy = flows.find(({ running }) => running > 0);
  if (busy) refuse('workflow.stillRunning', { name: busy.flowName });
  await ctx.db.write(remove, [ctx.tenantId, each, ctx.user.userId, ctx.now]);
  const payload = { before: flows.map(({ id, flowKey, flowName }) => ({ id, flowKey, flowName })) };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.delete', subject: each[0] ?? '', payload });
  return null;
}

/** Changes the settings of one node in the drawing; everything else in it stays to the byte. */
export async function saveExamine(
  ctx: Ctx,
  { defindId, version, examine }: EndpointInput<typeof saveOrUpdateExamine>,
): Promise<SavedFlow> {
  const { nodeId, nodeType: _type, ...fields } = examine;
  return redraw(ctx, { defindId, version }, (text) => {
    const drawn = readNodeJson(text);
    if (!drawn?.rows.some((row) => row.nodeId === nodeId && row.nodeType !== '5')) return notFoundNode();
    return writeNodeJson(drawn, { changed: [{ id: nodeId, data: fields }], removed: [] });
  });
}

export async function removeExamine(
  ctx: Ctx,
  { defindId, version, node }: EndpointInput<typeof deleteExamine>,
): Promise<SavedFlow> {
  return redraw(ctx, { defindId, version }, (text) => {
    const drawn = readNodeJson(text);
    if (!drawn?.rows.some(({ nodeId }) => nodeId === node)) return notFoundNode();
    const edges = drawn.rows
      .filter(({ sourceNodeId, targetNodeId }) => sourceNodeId === node || targetNodeId === node)
      .map(({ nodeId }) => nodeId);
    return writeNodeJson(drawn, { changed: [], removed: [node, ...edges] });
  });
}

function notFoundNode(): never {
  return refuse('workflow.nodeUnknown');
}

async function redraw(
  ctx: Ctx,
  { defindId, version }: Changed,
  change: (nodeJson: string) => string,
): Promise<SavedFlow> {
  const flow = await lockFlow(ctx, defindId);
  await demandFlowVersion(ctx, flow, version);
  const shown = await shownVersion(ctx, defindId);
  const nodeJson = change(shown?.nodeJson ?? '{"cells":[]}');
  const drawn = readNodeJson(nodeJson) ?? refuse('workflow.noDrawing');
  return storeDrawing(ctx, flow, { nodeJson, rows: drawn.rows, variables: shown?.variables ?? [], publish: false });
}

/** Publishes the draft as it stands. */
export async function publishFlow(ctx: Ctx, defindId: string, category?: string): Promise<SavedFlow> {
  const flow = await lockFlow(ctx, defindId);
  if (category) {
    const sql = 'update flow_definition set category = $3 where tenant_id = $1 and id = $2';
    await ctx.db.write(sql, [ctx.tenantId, flow.id, category]);
  }
  const shown = await shownVersion(ctx, defindId);
  if (shown?.versionStatus !== 'draft') return refuse('workflow.noDraft');
  const { nodeJson, flowExamines: rows, variables } = shown;
  return storeDrawing(ctx, flow, { nodeJson, rows, variables, publish: true });
}
