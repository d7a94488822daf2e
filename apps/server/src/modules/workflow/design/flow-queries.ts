import {
  definitionOf,
  expressionsOver,
  nodeType,
  openRunsSql,
  validateDefinition,
  versionStatus,
  type EndpointInput,
  type FieldRights,
  type FlowDefind,
  type FlowExamine,
  type flowPage,
  type FlowRow,
  type Page,
  type LabelledVariable,
} from '@zhaocai/model';
import { cutAt, escapeLike } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { labelled } from '../business/labelled.ts';
import { actionLabel } from '../business/loosen-bindings.ts';
import { pageOfRows } from '../task/task-lists.ts';
import { nameOf } from '../task/task-rows.ts';

const select = `d.id, d.id as "defindId", d.version, d.flow_key as "flowKey", d.flow_name as "flowName", d.category,
  d.business_type as "businessType", d.dept_ids as "deptIds",
  array(select p.dept_name from dept p where p.tenant_id = d.tenant_id and p.id = any(d.dept_ids) order by p.id) as "deptNames",
  d.is_enabled as "isEnabled", d.remark,
  (select v.no from flow_version v where v.tenant_id = d.tenant_id and v.definition_id = d.id
    and v.version_status in ${versionStatus.sql('published')}) as "publishedNo",
  exists (select from flow_version v where v.tenant_id = d.tenant_id and v.definition_id = d.id
    and v.version_status in ${versionStatus.sql('draft')}) as "hasDraft",
  (select count(*)::int from flow_instance i where i.tenant_id = d.tenant_id and i.definition_id = d.id
    and i.run_status in ${openRunsSql}) as "runningCount",
  array(select b.business_type from flow_binding b where b.tenant_id = d.tenant_id and b.definition_id = d.id
    order by b.business_type) as "boundActions",
  (select ${nameOf('u')} from user_account u where u.tenant_id = d.tenant_id and u.id = d.update_user) as "updateUserName",
  coalesce(d.update_time, d.create_time) as "updateTime"`;
const from = 'from flow_definition d';
const order = 'd.flow_key, d.id';

type Filter = Omit<EndpointInput<typeof flowPage>, 'current' | 'size'>;

function conditions(ctx: Ctx, { flowName, category, isEnabled }: Filter, parameters: Parameters): string[] {
  return [
    `d.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    'd.is_deleted = 0',
    ...(flowName ? [`d.flow_name ilike ${parameters.bind(`%${escapeLike(flowName)}%`)}`] : []),
    ...(category ? [`d.category = ${parameters.bind(category)}`] : []),
    ...(isEnabled === undefined ? [] : [`d.is_enabled = ${parameters.bind(isEnabled === 1)}`]),
  ];
}

const isPublishedSql = `exists (select from flow_version v
  where v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')})`;

export async function pageOfFlows(
  ctx: Ctx,
  input: EndpointInput<typeof flowPage>,
  { isPublished = false }: { isPublished?: boolean } = {},
): Promise<Page<FlowRow>> {
  const parameters = new Parameters();
  const where = [...conditions(ctx, input, parameters), ...(isPublished ? [isPublishedSql] : [])];
  const place = { parameters, current: input.current, size: input.size };
  const page = await pageOfRows<FlowRow>(ctx, { select, from, where, order }, place);
  return { ...page, records: page.records.map((row) => withLabels(ctx, row)) };
}

/** The actions that wait for a flow, by what people call them. */
function withLabels(ctx: Ctx, row: FlowRow): FlowRow {
  return { ...row, boundActions: row.boundActions.map((type) => actionLabel(ctx, type)) };
}

const mostFlows = 1_000;

export async function listFlows(ctx: Ctx, input: Filter): Promise<FlowRow[]> {
  const parameters = new Parameters();
  const where = conditions(ctx, input, parameters).join(' and ');
  const sql = `select ${select} ${from} where ${where} order by ${order} limit ${mostFlows + 1}`;
  const rows = await cutAt(ctx, ctx.db.query<FlowRow>(sql, parameters.values), mostFlows);
  return rows.map((row) => withLabels(ctx, row));
}

export interface ShownVersion {
  readonly versionNo: number;
  readonly versionStatus: FlowDefind['versionStatus'];
  readonly nodeJson: string;
  readonly flowExamines: FlowExamine[];
  readonly variables: LabelledVariable[];
}

const versionOf = `
  select no as "versionNo", version_status as "versionStatus", node_json as "nodeJson", node_rows as "flowExamines",
    variables
  from flow_version where tenant_id = $1 and definition_id = $2 and ($3::integer is null or no = $3)
  order by (version_status in ${versionStatus.sql('draft')}) desc,
    (version_status in ${versionStatus.sql('published')}) desc, no desc limit 1`;

/** What a designer works on: the draft, else what is published, else the latest; or the version with this number. */
export async function shownVersion(ctx: Ctx, defindId: string, no?: number): Promise<ShownVersion | undefined> {
  const rows = await ctx.db.query<ShownVersion & Record<string, unknown>>(versionOf, [
    ctx.tenantId,
    defindId,
    no ?? null,
  ]);
  return rows[0];
}

export async function findFlow(ctx: Ctx, defindId: string): Promise<FlowRow> {
  const sql = `select ${select} ${from} where d.tenant_id = $1 and d.id = $2 and d.is_deleted = 0`;
  const [row] = await ctx.db.query<FlowRow>(sql, [ctx.tenantId, defindId]);
  return row ? withLabels(ctx, row) : notFound();
}

export async function queryFlowDefind(
  ctx: Ctx,
  { defindId, no }: { defindId: string; no?: number | undefined },
): Promise<FlowDefind> {
  const [row, version] = [await findFlow(ctx, defindId), await shownVersion(ctx, defindId, no)];
  if (!version) {
    if (no !== undefined) return notFound();
    const empty = {
      versionNo: 0,
      versionStatus: versionStatus.code.draft,
      nodeJson: '{"cells":[]}',
      flowExamines: [],
      variables: [],
    } as const;
    return { ...row, ...empty, flowExamines: [], variables: [], faults: [] };
  }
  const { variables } = version;
  const words = { expressions: expressionsOver(variables), variables };
  const faults = validateDefinition(definitionOf(version.flowExamines), words);
  return { ...row, ...version, faults };
}

export async function listExamines(ctx: Ctx, { defindId }: { defindId: string }): Promise<FlowExamine[]> {
  await findFlow(ctx, defindId);
  return (await shownVersion(ctx, defindId))?.flowExamines ?? [];
}

const versions = `
  select v.no, v.version_status as "versionStatus", v.sha256, ${nameOf('u')} as "createUserName",
    v.create_time as "createTime", v.publish_time as "publishTime",
    (select count(*)::int from flow_instance i where i.tenant_id = v.tenant_id and i.version_id = v.id
      and i.run_status in ${openRunsSql}) as "runningCount"
  from flow_version v left join user_account u on u.tenant_id = v.tenant_id and u.id = v.create_user
  where v.tenant_id = $1 and v.definition_id = $2 order by v.no desc`;

interface VersionRow {
  readonly no: number;
  readonly versionStatus: FlowDefind['versionStatus'];
  readonly sha256: string;
  readonly createUserName: string | null;
  readonly createTime: string;
  readonly publishTime: string | null;
  readonly runningCount: number;
}

export async function listVersions(ctx: Ctx, { defindId }: { defindId: string }): Promise<VersionRow[]> {
  await findFlow(ctx, defindId);
  return ctx.db.query<VersionRow & Record<string, unknown>>(versions, [ctx.tenantId, defindId]);
}

const examinesByKey = `
  select v.node_rows as rows, d.dept_ids as "deptIds" from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.flow_key = $2 and d.is_deleted = 0 and d.is_enabled`;
const findDept = 'select 1 from dept where tenant_id = $1 and id = $2 and is_deleted = 0';

/** The nodes of the published flow of a key, as a department may use it; nothing where it may not. */
export async function listExaminesByKey(
  ctx: Ctx,
  { flowKey, deptId }: { flowKey: string; deptId?: string | undefined },
): Promise<FlowExamine[]> {
  if (deptId !== undefined && (await ctx.db.query(findDept, [ctx.tenantId, deptId])).length === 0) notFound();
  const [flow] = await ctx.db.query<{ rows: FlowExamine[]; deptIds: string[] }>(examinesByKey, [ctx.tenantId, flowKey]);
  if (!flow) return [];
  const asked = deptId === undefined ? ctx.user.deptIds : [deptId];
  return flow.deptIds.length === 0 || flow.deptIds.some((id) => asked.includes(id)) ? flow.rows : [];
}

/**
 * A flow about a form stands there once for each form that one's roles may fill in, under the form's name; behind the
 * flows the forms that need no approval.
 */
const startable = `
  select d.id as "defindId", d.flow_key as "flowKey", coalesce(f.form_name, d.flow_name) as "flowName",
    coalesce(f.category, d.category) as category, d.business_type as "businessType", f.id as "formId", v.variables,
    v.node_rows as rows
  from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  left join form_definition f on d.business_type = 'form' and f.tenant_id = d.tenant_id and f.flow_key = d.flow_key
    and f.is_deleted = 0 and f.is_enabled and f.role_ids && $3::bigint[]
    and exists (select from form_version w where w.tenant_id = f.tenant_id and w.form_id = f.id
      and w.version_status in ${versionStatus.sql('published')})
  where d.tenant_id = $1 and d.is_deleted = 0 and d.is_enabled
    and (d.business_type is distinct from 'form' or f.id is not null)
    and (cardinality(d.dept_ids) = 0 or d.dept_ids && $2::bigint[])
  union all
  select null, null, f.form_name, f.category, 'form', f.id, '[]', '[]' from form_definition f
  where f.tenant_id = $1 and f.is_deleted = 0 and f.is_enabled and f.flow_key is null and f.role_ids && $3::bigint[]
    and exists (select from form_version w where w.tenant_id = f.tenant_id and w.form_id = f.id
      and w.version_status in ${versionStatus.sql('published')})
  order by "flowKey" nulls last, "formId" limit ${mostFlows + 1}`;

export interface StartableFlow {
  /** Null, as the key: a form that needs no approval. */
  readonly defindId: string | null;
  readonly flowKey: string | null;
  readonly flowName: string;
  readonly category: string | null;
  readonly businessType: string | null;
  readonly formId: string | null;
  readonly variables: LabelledVariable[];
  readonly fieldRights: FieldRights;
}

interface StartableRow extends Omit<StartableFlow, 'fieldRights'> {
  readonly rows: readonly FlowExamine[];
}

/** With what the initiator fills in: the fields, and his rights over them at the start. */
export async function listStartable(ctx: Ctx): Promise<StartableFlow[]> {
  const { deptIds, roleIds } = ctx.user;
  const values = [ctx.tenantId, deptIds, roleIds];
  const asked = ctx.db.query<StartableRow & Record<string, unknown>>(startable, values);
  const flows = await cutAt(ctx, asked, mostFlows);
  return flows.map(({ rows, variables, ...flow }) => ({
    ...flow,
    variables: labelled(ctx, variables, flow.businessType),
    fieldRights: rows.find((row) => nodeType.is(row.nodeType, 'start'))?.extension?.fieldRights ?? {},
  }));
}
