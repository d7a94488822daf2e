import {
  closedBecause,
  openTasksSql,
  taskStatus,
  type EndpointInput,
  type FlowInstanceRow,
  type flowMyApply,
  type FlowTaskRow,
  type flowTodo,
  type Page,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { nameOf, taskFrom, taskRow, taskSelect, type StoredTaskRow } from './task-rows.ts';

const cap = 10_000;
type WorkFilter = EndpointInput<typeof flowTodo>;

export interface PageOf {
  readonly select: string;
  readonly from: string;
  readonly where: readonly string[];
  readonly order: string;
  /** What the total is counted over, where that needs less. */
  readonly countFrom?: string;
}

/** One page and its total, asked side by side. */
export async function pageOfRows<R extends object>(
  ctx: Ctx,
  { select, from, where, order, countFrom = from }: PageOf,
  { parameters, current, size }: { parameters: Parameters; current: number; size: number },
): Promise<Page<R>> {
  const condition = where.join(' and ');
  const counted = [...parameters.values];
  const page = `select ${select} ${from} where ${condition} order by ${order}
    limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<R>(page, parameters.values),
    ctx.db.query<{ total: number }>(
      `select count(*)::int as total from (select 1 ${countFrom} where ${condition} limit ${cap + 1}) c`,
      counted,
    ),
  ]);
  return pageAnswer({ records, counted: count?.total ?? 0, cap, size, current });
}

export function filters({ title, flowKey, flowName }: WorkFilter, parameters: Parameters): string[] {
  const like = (text: string) => parameters.bind(`%${escapeLike(text)}%`);
  return [
    ...(title ? [`i.title ilike ${like(title)}`] : []),
    ...(flowKey ? [`d.flow_key = ${parameters.bind(flowKey)}`] : []),
    ...(flowName ? [`d.flow_name ilike ${like(flowName)}`] : []),
  ];
}

async function pageOfTasks(
  ctx: Ctx,
  input: WorkFilter,
  { condition, order }: { condition: string; order: string },
): Promise<Page<FlowTaskRow>> {
  const parameters = new Parameters();
  const where = [
    `t.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    `t.assignee = ${parameters.bind(ctx.user.userId)}`,
    condition,
    ...filters(input, parameters),
  ];
  // Every task has its run and its people: unless one searches by them, the total needs neither.
  const countFrom = input.title || input.flowKey || input.flowName ? taskFrom : 'from flow_task t';
  const page = await pageOfRows<StoredTaskRow>(
    ctx,
    { select: taskSelect, from: taskFrom, where, order, countFrom },
    { parameters, current: input.current, size: input.size },
  );
  return { ...page, records: page.records.map((row) => taskRow(row, ctx)) };
}

const isOpenSql = `t.operate_status in ${openTasksSql}`;

export function listTodo(ctx: Ctx, input: WorkFilter): Promise<Page<FlowTaskRow>> {
  return pageOfTasks(ctx, input, { condition: isOpenSql, order: 't.create_time desc, t.id desc' });
}

export function listDone(ctx: Ctx, input: WorkFilter): Promise<Page<FlowTaskRow>> {
  // What was handed on is found again with who has it; what a rule did in one's place one has not done.
  const condition = `(t.operate_status in ${taskStatus.sql('agreed', 'rejected')} and t.automatic is null
    or t.closed_because = '${closedBecause.code.transferred}')`;
  return pageOfTasks(ctx, input, { condition, order: 't.close_time desc, t.id desc' });
}

/** Where several were asked, one's own task that one has not claimed. */
export function listToClaim(ctx: Ctx, input: WorkFilter): Promise<Page<FlowTaskRow>> {
  const condition = `${isOpenSql} and t.claim_time is null and exists (
    select from flow_task o where o.tenant_id = t.tenant_id and o.instance_id = t.instance_id and o.visit_no = t.visit_no
      and o.id <> t.id and o.operate_status in ${openTasksSql})`;
  return pageOfTasks(ctx, input, { condition, order: 't.create_time desc, t.id desc' });
}

/** Of those who are asked at a step so many are called by name. */
export const mostNamed = 5;

export const instanceSelect = `i.id, i.version, i.title, i.definition_id as "defindId", d.flow_key as "flowKey",
  d.flow_name as "flowName", v.no as "versionNo", i.business_type as "businessType", i.business_id as "businessId",
  i.initiator, ${nameOf('n')} as "initiatorName", i.run_status as "instanceStatus", i.create_time as "createTime",
  i.finish_time as "finishTime", coalesce((select string_agg(w.step || '（' || w.people || '）', '、' order by w.first)
    from (select o.node_name as step, min(o.task_no) as first, string_agg(${nameOf('p')}, '、' order by o.task_no)
        filter (where o.place <= ${mostNamed})
        || case when count(*) > ${mostNamed} then ' +' || (count(*) - ${mostNamed}) else '' end as people
      from (select o.*, row_number() over (partition by o.visit_no order by o.task_no) as place from flow_task o
        where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.operate_status in ${openTasksSql}) o
      join user_account p on p.tenant_id = o.tenant_id and p.id = o.assignee group by o.visit_no, o.node_name) w),
    '') as "currentTasks"`;
export const instanceFrom = `from flow_instance i
  join flow_definition d on d.tenant_id = i.tenant_id and d.id = i.definition_id
  join flow_version v on v.tenant_id = i.tenant_id and v.id = i.version_id
  join user_account n on n.tenant_id = i.tenant_id and n.id = i.initiator`;

export function listMyApply(ctx: Ctx, input: EndpointInput<typeof flowMyApply>): Promise<Page<FlowInstanceRow>> {
  const parameters = new Parameters();
  const where = [
    `i.tenant_id = ${parameters.bind(ctx.tenantId)}`,
    `i.initiator = ${parameters.bind(ctx.user.userId)}`,
    ...(input.instanceStatus ? [`i.run_status = ${parameters.bind(input.instanceStatus)}`] : []),
    ...filters(input, parameters),
  ];
  const order = 'i.create_time desc, i.id desc';
  const place = { parameters, current: input.current, size: input.size };
  return pageOfRows(ctx, { select: instanceSelect, from: instanceFrom, where, order }, place);
}
