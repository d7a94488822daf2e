import { newRun, type FormValues, type RunAnswer } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { actOn } from './act.ts';
import { changeForm, demandKnown } from './change-form.ts';
import { loadVersion, type FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

export interface FlowStart {
  readonly flowKey: string;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly title: string;
  readonly form: FormValues;
}

interface Startable {
  readonly definitionId: string;
  readonly versionId: string;
  readonly flowName: string;
  readonly businessType: string | null;
  readonly deptIds: readonly string[];
}

const findFlow = `
  select d.id as "definitionId", v.id as "versionId", d.flow_name as "flowName", d.business_type as "businessType",
    d.dept_ids as "deptIds"
  from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status = 'published'
  where d.tenant_id = $1 and d.flow_key = $2 and d.is_deleted = 0 and d.is_enabled`;
const insertRun = `
  insert into flow_instance (tenant_id, id, definition_id, version_id, business_type, business_id, title, initiator,
    initiator_dept, state, form, run_status, create_user, create_dept, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'running', $8, $9, $12, $8, $12)`;

/** Starts a run of the published version, in the transaction of its cause; the caller is its initiator. */
export async function startFlow(ctx: Ctx, start: FlowStart): Promise<RunAnswer> {
  const flow = await demandStartable(ctx, start);
  const { userId, deptIds } = ctx.user;
  const version = await loadVersion(ctx, flow.versionId);
  const run: StoredRun = {
    ...start,
    form: handedIn(ctx, version, start),
    id: nextId(),
    version: 0,
    definitionId: flow.definitionId,
    versionId: flow.versionId,
    flowName: flow.flowName,
    initiator: userId,
    initiatorDept: deptIds[0] ?? null,
    state: newRun(userId),
    runStatus: 'running',
    lastSeq: 0,
  };
  await ctx.db.write(insertRun, [
    ctx.tenantId,
    run.id,
    run.definitionId,
    run.versionId,
    run.businessType,
    run.businessId,
    run.title,
    userId,
    run.initiatorDept,
    JSON.stringify(run.state),
    JSON.stringify(run.form),
    ctx.now,
  ]);
  return actOn(ctx, run, {
    instanceId: run.id,
    command: () => ({ kind: 'start', by: userId }),
    form: { nodeId: version.graph.start.id, sent: {} },
  });
}

/** What a person types is judged by the rights of the start; what a business hands in is its own. */
function handedIn(ctx: Ctx, version: FlowVersion, { businessType, form }: FlowStart): FormValues {
  if (businessType === null)
    return changeForm({ version, nodeId: version.graph.start.id, current: {}, sent: form }).form;
  if (!ctx.flowBusinesses.get(businessType)?.takeForm) demandKnown(version, form, {});
  return form;
}

async function demandStartable(ctx: Ctx, { flowKey, businessType }: FlowStart): Promise<Startable> {
  const [flow] = await ctx.db.query<Startable & Record<string, unknown>>(findFlow, [ctx.tenantId, flowKey]);
  if (!flow) return refuse('workflow.noFlow', { key: flowKey });
  if (flow.businessType !== businessType) refuse('workflow.ownForm');
  const isGranted = flow.deptIds.length === 0 || flow.deptIds.some((id) => ctx.user.deptIds.includes(id));
  return isGranted ? flow : refuse('workflow.notGranted');
}
