import {
  dept,
  flowDefinition,
  isEdgeRow,
  openRunsSql,
  readNodeJson,
  versionStatus,
  writeNodeJson,
  type EndpointInput,
  type deleteExamine,
  type flowDelete,
  type flowGrant,
  type saveOrUpdateExamine,
  type SavedFlow,
  type switchFlow,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, changeRow, demandRows, lockRow, lockRows } from '../../../platform/rows/index.ts';
import { loosenBindings } from '../business/loosen-bindings.ts';
import { shownVersion } from './flow-queries.ts';
import { lockFlow, touchFlow, type FlowDefinitionRow } from './lock-flow.ts';
import { storeDrawing } from './save-flow.ts';

interface Changed {
  readonly defindId: string;
  readonly version: number;
}

export async function grantFlow(
  ctx: Ctx,
  { defindId, version, deptIds }: EndpointInput<typeof flowGrant>,
): Promise<Changed> {
  const flow = await lockFlow(ctx, { defindId, version });
  const after = deptIds === '' ? [] : [...new Set(deptIds.split(','))];
  await demandRows(ctx, dept, after);
  const changed = await touchFlow(ctx, flow, { deptIds: after });
  const payload = { flowKey: flow.flowKey, before: flow.deptIds, after };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.grant', subject: flow.id, payload });
  return { defindId, version: changed };
}

export async function switchFlowOn(
  ctx: Ctx,
  { defindId, version, isEnabled, boundActions }: EndpointInput<typeof switchFlow>,
): Promise<Changed> {
  const flow = await lockFlow(ctx, { defindId, version });
  return setEnabled(ctx, flow, { isEnabled, boundActions });
}

export async function setEnabled(
  ctx: Ctx,
  flow: FlowDefinitionRow,
  { isEnabled, boundActions }: Pick<EndpointInput<typeof switchFlow>, 'isEnabled' | 'boundActions'>,
): Promise<Changed> {
  if (!isEnabled) await loosenBindings(ctx, [flow.id], boundActions);
  const version = await touchFlow(ctx, flow, { isEnabled });
  const payload = { flowKey: flow.flowKey, before: flow.isEnabled, after: isEnabled };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.switch', subject: flow.id, payload });
  return { defindId: flow.id, version };
}

const findRunning = `
  select d.id from flow_definition d where d.tenant_id = $1 and d.id = any($2::bigint[])
    and exists (select from flow_instance i where i.tenant_id = d.tenant_id and i.definition_id = d.id
      and i.run_status in ${openRunsSql})`;

/** What runs cannot lose its flow; versions and history stay. */
export async function removeFlows(ctx: Ctx, { ids, boundActions }: EndpointInput<typeof flowDelete>): Promise<null> {
  const each = [...new Set(ids.split(','))];
  const flows = await lockRows(ctx, flowDefinition, { ids: each, mode: 'remove' });
  const running = await ctx.db.query<{ id: string }>(findRunning, [ctx.tenantId, each]);
  const busy = flows.find(({ id }) => running.some((one) => one.id === id));
  if (busy) refuse('workflow.stillRunning', { name: busy.flowName });
  await loosenBindings(ctx, each, boundActions);
  for (const id of each) await changeRow(ctx, flowDefinition, { id, values: { isEnabled: false } });
  await dropRows(ctx, flowDefinition, { ids: each });
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
    if (!drawn?.rows.some((row) => row.nodeId === nodeId && !isEdgeRow(row))) return notFoundNode();
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
  const flow = await lockFlow(ctx, { defindId, version });
  const shown = await shownVersion(ctx, defindId);
  const nodeJson = change(shown?.nodeJson ?? '{"cells":[]}');
  const drawn = readNodeJson(nodeJson) ?? refuse('workflow.noDrawing');
  return storeDrawing(ctx, flow, { nodeJson, rows: drawn.rows, variables: shown?.variables ?? [], publish: false });
}

/** Publishes the draft as it stands. */
export async function publishFlow(ctx: Ctx, defindId: string, category?: string): Promise<SavedFlow> {
  const flow = await lockRow(ctx, flowDefinition, { id: defindId });
  const shown = await shownVersion(ctx, defindId);
  if (!shown || !versionStatus.is(shown.versionStatus, 'draft')) return refuse('workflow.noDraft');
  const { nodeJson, flowExamines: rows, variables } = shown;
  const values = category ? { category } : {};
  return storeDrawing(ctx, flow, { nodeJson, rows, variables, publish: true, values });
}
