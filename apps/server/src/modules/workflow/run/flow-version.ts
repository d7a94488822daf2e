import {
  expressionsOver,
  fieldRightsOf,
  graphOf,
  versionStatus,
  type Expressions,
  type FieldRights,
  type FlowDefinition,
  type FlowExamine,
  type FlowGraph,
  type StepRights,
  type LabelledVariable,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** A published version, ready to run. */
export interface FlowVersion {
  readonly id: string;
  readonly flowKey: string;
  readonly no: number;
  readonly nodeJson: string;
  readonly rows: readonly FlowExamine[];
  readonly variables: readonly LabelledVariable[];
  readonly graph: FlowGraph;
  readonly expressions: Expressions;
  readonly fieldRights: Readonly<Record<string, FieldRights>>;
}

interface VersionRow {
  readonly flowKey: string;
  readonly no: number;
  readonly nodeJson: string;
  readonly rows: readonly FlowExamine[];
  readonly variables: readonly LabelledVariable[];
  readonly definition: FlowDefinition;
}

/** Published versions never change, so a process reads each once. */
const known = new Map<string, FlowVersion>();
const mostKnown = 300;

const select = `
  select d.flow_key as "flowKey", v.no, v.node_json as "nodeJson", v.node_rows as rows, v.variables, v.definition
  from flow_version v join flow_definition d on d.tenant_id = v.tenant_id and d.id = v.definition_id
  where v.tenant_id = $1 and v.id = $2 and v.version_status not in ${versionStatus.sql('draft')}`;

/** Whoever asks has found the id in a row of the own tenant. */
export async function loadVersion(ctx: Pick<Ctx, 'db' | 'tenantId'>, id: string): Promise<FlowVersion> {
  const key = `${ctx.tenantId}/${id}`;
  const held = known.get(key);
  if (held) return held;
  const [row] = await ctx.db.query<VersionRow>(select, [ctx.tenantId, id]);
  if (!row || !('nodes' in row.definition)) return refuse('workflow.versionUnknown', { no: row?.no ?? '' });
  const version = {
    id,
    flowKey: row.flowKey,
    no: row.no,
    nodeJson: row.nodeJson,
    rows: row.rows,
    variables: row.variables,
    graph: graphOf(row.definition),
    expressions: expressionsOver(row.variables),
    fieldRights: fieldRightsOf(row.rows),
  };
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, version);
  return version;
}

/** What a step may do with the form; the initiator writes what he hands in. */
export function rightsAt({ graph, fieldRights }: FlowVersion, nodeId: string): StepRights {
  const isStart = graph.start.id === nodeId;
  const mayEdit = isStart || (graph.has(nodeId) && graph.node(nodeId).mayEdit === true);
  return { mayEdit, rights: fieldRights[nodeId] ?? {} };
}

/** Where a node stands in the drawing, from 1. */
export function placeOf({ rows }: FlowVersion, nodeId: string): number {
  return rows.findIndex((row) => row.nodeId === nodeId) + 1;
}
