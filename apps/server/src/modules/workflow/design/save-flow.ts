import { createHash } from 'node:crypto';
import {
  definitionOf,
  expressionsOver,
  flowDefinition,
  flowFaultText,
  isSameFlow,
  readNodeJson,
  undecidedWay,
  validateDefinition,
  versionStatus,
  type EndpointInput,
  type FlowDefinition,
  type FlowExamine,
  type FlowFault,
  type flowSave,
  type SavedFlow,
  type LabelledVariable,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, Refusal, type Ctx } from '../../../platform/http/index.ts';
import { insertRow, isTaken, type Values } from '../../../platform/rows/index.ts';
import { actionLabel } from '../business/loosen-bindings.ts';
import { demandApprovers } from './demand-approvers.ts';
import { lockFlow, touchFlow, type HeldFlow } from './lock-flow.ts';

type SaveInput = EndpointInput<typeof flowSave>;

/** Saves a drawing as the flow's draft, and publishes it when that is asked and it is sound. */
export async function saveFlow(ctx: Ctx, input: SaveInput): Promise<SavedFlow> {
  const { defindId, version, nodeJson, publish } = input;
  const flow = defindId === undefined ? await addFlow(ctx, input) : await lockFlow(ctx, { defindId, version });
  const rows = demandRows(input);
  const variables = variablesOf(ctx, flow.businessType, input.variables);
  return storeDrawing(ctx, flow, { nodeJson, rows, variables, publish, values: changesOf(input) });
}

/** The drawing says what the rows are; rows that say otherwise are refused. */
function demandRows({ nodeJson, flowExamines }: Pick<SaveInput, 'nodeJson' | 'flowExamines'>): readonly FlowExamine[] {
  const drawn = readNodeJson(nodeJson) ?? refuse('workflow.noDrawing');
  if (!isSameFlow(drawn.rows, flowExamines)) refuse('workflow.rowsDiffer');
  return drawn.rows;
}

export function variablesOf(
  { flowBusinesses }: Pick<Ctx, 'flowBusinesses'>,
  businessType: string | null,
  sent: readonly LabelledVariable[] = [],
): readonly LabelledVariable[] {
  return (flowBusinesses.get(businessType)?.variables ?? sent).map(({ name, type, label }) => ({
    name,
    type,
    ...(label && { label }),
  }));
}

/** What a save says of the flow itself; what it does not name stays as it is. */
function changesOf({ flowName, category, remark }: SaveInput): Values {
  return {
    ...(flowName && { flowName }),
    ...(category !== undefined && { category }),
    ...(remark !== undefined && { remark }),
  };
}

async function addFlow(ctx: Ctx, input: SaveInput): Promise<HeldFlow> {
  if (!ctx.user.permissions.has('flow_add')) throw new Refusal('platform.forbidden', {}, 403);
  const { flowKey = '', flowName = '', businessType } = input;
  if (!flowKey || !flowName) refuse('workflow.keyMissing');
  if (!flowDefinition.fields.flowKey.pattern.test(flowKey)) refuse('workflow.keyInvalid');
  if (businessType && !ctx.flowBusinesses.get(businessType)) refuse('workflow.businessUnknown', { type: businessType });
  const values = { flowKey, businessType, ...changesOf(input) };
  if (await isTaken(ctx, flowDefinition, { names: ['flowKey'], values })) refuse('workflow.keyTaken', { key: flowKey });
  const id = await insertRow(ctx, flowDefinition, { values });
  return { id, version: -1, flowKey, flowName, businessType: businessType || null };
}

export interface Drawing {
  readonly nodeJson: string;
  readonly rows: readonly FlowExamine[];
  readonly variables: readonly LabelledVariable[];
  readonly publish: boolean;
  /** What else changes of the flow. */
  readonly values?: Values;
}

const { code } = versionStatus;
const draftSql = versionStatus.sql('draft');
const publishedSql = versionStatus.sql('published');

const upsertDraft = `
  insert into flow_version (tenant_id, id, definition_id, no, node_json, node_rows, definition, variables, sha256,
    create_user, create_time)
  values ($1, $2, $3, 1 + coalesce((select max(no) from flow_version
      where tenant_id = $1 and definition_id = $3 and version_status not in ${draftSql}), 0), $4, $5, $6, $7, $8, $9, $10)
  on conflict (tenant_id, definition_id) where version_status in ${draftSql} do update set
    node_json = excluded.node_json, node_rows = excluded.node_rows, definition = excluded.definition,
    variables = excluded.variables, sha256 = excluded.sha256, create_user = excluded.create_user
  returning no`;
// oxlint-disable-next-line house/states-move-by-transition -- versions are no entity, but parts of their flow, which is held
const retire = `
  update flow_version set version_status = $3
  where tenant_id = $1 and definition_id = $2 and version_status in ${publishedSql}`;
// oxlint-disable-next-line house/states-move-by-transition -- the same: `flow.publish` of the flow is its evidence
const publishDraft = `
  update flow_version set version_status = $4, publish_time = $3
  where tenant_id = $1 and definition_id = $2 and version_status in ${draftSql}`;

/** The flow is locked: its draft is replaced; published, the draft becomes the version that new runs take. */
export async function storeDrawing(ctx: Ctx, flow: HeldFlow, drawing: Drawing): Promise<SavedFlow> {
  const { nodeJson, rows, variables, publish, values } = drawing;
  const definition = definitionOf(rows);
  const faults = validateDefinition(definition, { expressions: expressionsOver(variables), variables });
  if (publish) {
    demandSound(faults, ctx);
    await demandApprovers(ctx, rows);
    await demandDecided(ctx, flow.id, definition);
  }
  const sha256 = createHash('sha256').update(nodeJson).digest('hex');
  const [draft] = await ctx.db.query<{ no: number }>(upsertDraft, [
    ctx.tenantId,
    nextId(),
    flow.id,
    nodeJson,
    JSON.stringify(rows),
    JSON.stringify(definition),
    JSON.stringify(variables),
    sha256,
    ctx.user.userId,
    ctx.now,
  ]);
  if (!draft) throw new Error('the draft was not stored');
  if (publish) {
    await ctx.db.write(retire, [ctx.tenantId, flow.id, code.retired]);
    await ctx.db.write(publishDraft, [ctx.tenantId, flow.id, ctx.now, code.published]);
  }
  const version = await touchFlow(ctx, flow, values);
  const { flowKey, flowName } = flow;
  const action = publish ? 'flow.publish' : 'flow.save';
  const payload = { flowKey, flowName, versionNo: draft.no, sha256 };
  await recordEvidence(ctx, { stream: 'admin', action, subject: flow.id, payload });
  return {
    defindId: flow.id,
    version,
    versionNo: draft.no,
    versionStatus: publish ? code.published : code.draft,
    faults,
  };
}

const bindingsOf = `
  select business_type as "businessType" from flow_binding where tenant_id = $1 and definition_id = $2 order by 1`;

/** Actions that wait for the flow go on waiting for somebody's word. */
async function demandDecided(ctx: Ctx, flowId: string, definition: FlowDefinition): Promise<void> {
  const undecided = undecidedWay(definition);
  if (!undecided) return;
  const bound = await ctx.db.query<{ businessType: string }>(bindingsOf, [ctx.tenantId, flowId]);
  if (bound.length === 0) return;
  const actions = bound.map(({ businessType }) => actionLabel(ctx, businessType)).join('、');
  refuse('workflow.publishUndecided', { actions, way: undecided.way });
}

const mostTold = 5;

function demandSound(faults: readonly FlowFault[], { language }: Ctx): void {
  const errors = faults.filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  const told = errors.slice(0, mostTold).map((fault) => flowFaultText(fault, language));
  const rest = errors.length - told.length;
  refuse('workflow.unsound', { faults: `${told.join('；')}${rest > 0 ? `（+${rest}）` : ''}` });
}
