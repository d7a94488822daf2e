import {
  undecidedWay,
  versionStatus,
  type bindFlow as endpoint,
  type EndpointInput,
  type FlowBinding,
  type FlowDefinition,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../task/task-rows.ts';

interface BindingRow {
  readonly businessType: string;
  readonly version: number;
  readonly defindId: string | null;
  readonly updateUserName: string | null;
  readonly updateTime: string;
  readonly isHeld: boolean;
}

const bindings = `
  select b.business_type as "businessType", b.version, d.id as "defindId",
    (select ${nameOf('u')} from user_account u where u.tenant_id = b.tenant_id and u.id = b.update_user) as "updateUserName",
    b.update_time as "updateTime", b.is_held as "isHeld"
  from flow_binding b
  left join flow_definition d on d.tenant_id = b.tenant_id and d.id = b.definition_id and d.is_deleted = 0
  where b.tenant_id = $1`;
const mostFlows = 1_000;
const candidates = `
  select d.id as "defindId", d.flow_name as "flowName", d.is_enabled as "isEnabled", d.business_type as "businessType",
    v.definition
  from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.business_type = any($2::text[]) and d.is_deleted = 0 order by d.flow_name, d.id limit ${mostFlows + 1}`;

type Candidate = Omit<FlowBinding['flows'][number], 'undecidedWay'> & {
  readonly businessType: string;
  readonly definition: FlowDefinition;
};

const atOnce = { zh: '直接生效', en: 'it takes effect at once' } as const;

/** Every action that can wait for an approval, and which flow it waits for. */
export async function listBindings(ctx: Ctx): Promise<FlowBinding[]> {
  const bindable = [...ctx.flowBusinesses.values()].filter(({ isBindable }) => isBindable);
  const candidatesOf = [ctx.tenantId, bindable.map(({ type }) => type)];
  const [rows, flows] = await Promise.all([
    ctx.db.query<BindingRow & Record<string, unknown>>(bindings, [ctx.tenantId]),
    cutAt(ctx, ctx.db.query<Candidate & Record<string, unknown>>(candidates, candidatesOf), mostFlows),
  ]);
  return bindable.map(({ type, label, withoutFlow = atOnce }) => {
    const bound = rows.find(({ businessType }) => businessType === type);
    const own = flows.filter(({ businessType }) => businessType === type);
    const defindId = bound?.defindId ?? null;
    const isInForce = own.some((flow) => flow.defindId === defindId && flow.isEnabled);
    return {
      businessType: type,
      label: label[ctx.language],
      withoutFlow: withoutFlow[ctx.language],
      version: bound?.version ?? 0,
      defindId,
      isInForce,
      isHeld: bound?.isHeld === true && !isInForce,
      updateUserName: bound?.updateUserName ?? null,
      updateTime: bound?.updateTime ?? null,
      flows: own.map(({ defindId: flowId, flowName, isEnabled, definition }) => ({
        defindId: flowId,
        flowName,
        isEnabled,
        undecidedWay: undecidedWay(definition)?.way ?? null,
      })),
    };
  });
}

const findFlow = `
  select d.business_type as "businessType", d.flow_name as "flowName", v.definition
  from flow_definition d
  left join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id
    and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.id = $2 and d.is_deleted = 0`;
const hold = `
  insert into flow_binding (tenant_id, business_type, update_time) values ($1, $2, $3)
  on conflict (tenant_id, business_type) do nothing`;
// oxlint-disable-next-line house/locks-are-ordered -- bindings are no entity: one row, locked alone
const lock = `
  select b.version, b.definition_id as "defindId" from flow_binding b
  where b.tenant_id = $1 and b.business_type = $2 for update`;
const change = `
  update flow_binding set definition_id = $3, is_held = false, version = version + 1, update_user = $4, update_time = $5
  where tenant_id = $1 and business_type = $2`;

/** What runs already runs on; the next who acts asks the flow that is bound then. */
export async function bindFlow(ctx: Ctx, { businessType, defindId, version }: EndpointInput<typeof endpoint>) {
  const chosen = defindId ?? null;
  if (chosen !== null) await demandBindable(ctx, { businessType, defindId: chosen });
  if (!ctx.flowBusinesses.get(businessType)?.isBindable) refuse('workflow.bindUnknown', { type: businessType });
  await ctx.db.write(hold, [ctx.tenantId, businessType, ctx.now]);
  const [before] = await ctx.db.query<{ version: number; defindId: string | null }>(lock, [ctx.tenantId, businessType]);
  if (before?.version !== version) refuse('platform.stale');
  await ctx.db.write(change, [ctx.tenantId, businessType, chosen, ctx.user.userId, ctx.now]);
  const payload = { businessType, before: before.defindId, after: chosen };
  await recordEvidence(ctx, { stream: 'admin', action: 'flow.bind', subject: businessType, payload });
  return { businessType, version: version + 1, defindId: chosen };
}

interface Flow {
  readonly businessType: string | null;
  readonly flowName: string;
  /** Of its published version. */
  readonly definition: FlowDefinition | null;
}

async function demandBindable(
  ctx: Ctx,
  { businessType, defindId }: { businessType: string; defindId: string },
): Promise<void> {
  const [flow] = await ctx.db.query<Flow & Record<string, unknown>>(findFlow, [ctx.tenantId, defindId]);
  if (!flow) return notFound();
  if (flow.businessType !== businessType) refuse('workflow.bindOther');
  if (!flow.definition) return refuse('workflow.bindUnpublished');
  const undecided = undecidedWay(flow.definition);
  if (!undecided) return;
  const { isEverywhere, way } = undecided;
  const named = { flow: flow.flowName };
  if (isEverywhere) refuse('workflow.bindNobody', named);
  refuse('workflow.bindBranch', { ...named, way });
}
