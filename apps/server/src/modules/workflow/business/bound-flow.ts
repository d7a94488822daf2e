import {
  nodeType,
  openRunsSql,
  openTasksSql,
  runLifecycle,
  taskStatus,
  versionStatus,
  type FormValues,
  type ObjectApproval,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actionLabel } from './loosen-bindings.ts';
import { startFlow, type Asker } from '../run/start-flow.ts';
import { nameOf } from '../task/task-rows.ts';

/** The object that a flow is about. */
export interface BusinessObject {
  readonly businessType: string;
  readonly businessId: string;
}

export interface BoundFlow {
  readonly flowKey: string;
  readonly flowName: string;
}

/** Without a flow where the action is held. */
type Found = { readonly [K in keyof BoundFlow]: BoundFlow[K] | null };

/** Bound, switched on and published. */
export const boundFrom = `from flow_binding b
  join flow_definition d on d.tenant_id = b.tenant_id and d.id = b.definition_id and d.is_deleted = 0 and d.is_enabled
    and d.business_type = b.business_type
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  where b.tenant_id = $1 and b.business_type = $2`;
const findBound = `
  select f."flowKey", f."flowName" from flow_binding h
  left join lateral (select d.flow_key as "flowKey", d.flow_name as "flowName" ${boundFrom}) f on true
  where h.tenant_id = $1 and h.business_type = $2 and (h.is_held or f."flowKey" is not null)`;

/** The flow that the tenant has bound to this kind of business and that is in force; without one it goes on as the business says. */
export async function boundFlow(ctx: Ctx, businessType: string): Promise<BoundFlow | undefined> {
  const [found] = await ctx.db.query<Found & Record<string, unknown>>(findBound, [ctx.tenantId, businessType]);
  if (!found) return undefined;
  const { flowKey, flowName } = found;
  if (flowKey === null || flowName === null)
    return refuse('workflow.actionHeld', { action: actionLabel(ctx, businessType) });
  return { flowKey, flowName };
}

export interface Asking extends BusinessObject {
  readonly flow: BoundFlow;
  readonly title: string;
  /** What those who are asked read: the fields that the business declares. */
  readonly form: FormValues;
  /** In whose name it is asked, where that is not the caller. */
  readonly asker?: Asker;
}

const longestTitle = 200;

/**
 * Asks those whom the bound flow names. The caller has locked its object and brought it into the state of being approved
 * before: where nobody needs to be asked, the flow ends in this very call and the action takes effect.
 */
export async function askApproval(ctx: Ctx, { flow, title, ...about }: Asking): Promise<string> {
  const { flowInstanceId } = await startFlow(ctx, {
    ...about,
    flowKey: flow.flowKey,
    title: title.slice(0, longestTitle),
  });
  return flowInstanceId;
}

export interface WouldAsk extends BusinessObject {
  readonly title: string;
  /** Asked for where there is a flow alone. */
  readonly form: () => FormValues | Promise<FormValues>;
  readonly asker?: () => Asker | Promise<Asker>;
}

/** Asks those whom the bound flow names; false without one in force: then whoever holds the right decides. */
export async function askIfBound(ctx: Ctx, { form, asker, ...about }: WouldAsk): Promise<boolean> {
  const flow = await boundFlow(ctx, about.businessType);
  if (!flow) return false;
  await askApproval(ctx, { ...about, flow, form: await form(), ...(asker && { asker: await asker() }) });
  return true;
}

const openRun = `
  select 1 from flow_instance where tenant_id = $1 and business_type = $2 and business_id = $3 and is_deleted = 0
    and run_status in ${openRunsSql} limit 1`;

/** Whether people are being asked about the object. */
export async function isBeingApproved(ctx: Ctx, { businessType, businessId }: BusinessObject): Promise<boolean> {
  return (await ctx.db.query(openRun, [ctx.tenantId, businessType, businessId])).length > 0;
}

const returnedRun = `
  select exists (select 1 from flow_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.assignee = $4
    and t.node_type in ${nodeType.sql('start')} and t.operate_status in ${openTasksSql}) as "isMine"
  from flow_instance i
  where i.tenant_id = $1 and i.business_type = $2 and i.business_id = $3 and i.is_deleted = 0 and i.run_status in ${runLifecycle.sql('returned')}`;

/**
 * Whether the object was returned to who asked, and whether that is the caller: the one time during an approval at which
 * it may be changed. Asked with the object locked, for handing in again locks it too.
 */
export async function returnedTo(
  ctx: Ctx,
  { businessType, businessId }: BusinessObject,
): Promise<'nobody' | 'caller' | 'another'> {
  const values = [ctx.tenantId, businessType, businessId, ctx.user.userId];
  const [run] = await ctx.db.query<{ isMine: boolean }>(returnedRun, values);
  if (!run) return 'nobody';
  return run.isMine ? 'caller' : 'another';
}

const approval = `
  select coalesce(r."runsBy", (select d.flow_name ${boundFrom})) as "flowName", r.run from (select 1) one
  left join lateral (
    select json_build_object('flowInstanceId', i.id::text, 'instanceStatus', i.run_status, 'initiatorName', ${nameOf('n')},
      'createTime', to_char(i.create_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'),
      'rejectRemark', (select t.remark from flow_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id
        and t.operate_status in ${taskStatus.sql('rejected')} order by t.close_order desc limit 1),
      'task', (select json_build_object('id', t.id::text, 'task', t.node_id, 'sort', t.node_sort) from flow_task t
        where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.assignee = $4 and t.operate_status in ${openTasksSql}
        order by t.task_no limit 1)) as run,
      case when i.run_status in ${openRunsSql} then (
        select d.flow_name from flow_definition d where d.tenant_id = i.tenant_id and d.id = i.definition_id) end as "runsBy"
    from flow_instance i join user_account n on n.tenant_id = i.tenant_id and n.id = i.initiator
    where i.tenant_id = $1 and i.business_type = $2 and i.business_id = $3 and i.is_deleted = 0
    order by i.create_time desc, i.id desc limit 1) r on true`;

/** What the object's page shows of its approval: the flow that decides, else the one that would be asked. One statement. */
export async function approvalOf(ctx: Ctx, { businessType, businessId }: BusinessObject): Promise<ObjectApproval> {
  const values = [ctx.tenantId, businessType, businessId, ctx.user.userId];
  const [row] = await ctx.db.query<ObjectApproval & Record<string, unknown>>(approval, values);
  return { flowName: row?.flowName ?? null, run: row?.run ?? null };
}

const longestReason = 500;

/** Why the object was refused, as its row keeps it: what was said with the decision, or that nothing was. */
export function refusalReason({ language }: Pick<Ctx, 'language'>, remark: string | undefined): string {
  return (remark ?? (language === 'zh' ? '审批未通过' : 'Not approved')).slice(0, longestReason);
}
