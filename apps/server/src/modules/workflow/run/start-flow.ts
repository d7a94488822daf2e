import {
  flowInstance,
  newRun,
  runLifecycle,
  undecidedWay,
  versionStatus,
  type FormValues,
  type RunAnswer,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import { actOn } from './act.ts';
import { changeForm, demandKnown } from './change-form.ts';
import { loadVersion, type FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

/** In whose name a flow is started. */
export interface Asker {
  readonly userId: string;
  readonly deptIds: readonly string[];
}

export interface FlowStart {
  readonly flowKey: string;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly title: string;
  readonly form: FormValues;
  /** Who asks, where that is not the caller. */
  readonly asker?: Asker;
}

interface Startable {
  readonly definitionId: string;
  readonly versionId: string;
  readonly businessType: string | null;
  readonly deptIds: readonly string[];
}

const findFlow = `
  select d.id as "definitionId", v.id as "versionId", d.business_type as "businessType",
    d.dept_ids as "deptIds"
  from flow_definition d
  join flow_version v on v.tenant_id = d.tenant_id and v.definition_id = d.id and v.version_status in ${versionStatus.sql('published')}
  where d.tenant_id = $1 and d.flow_key = $2 and d.is_deleted = 0 and d.is_enabled`;

/** Starts a run of the published version, in the transaction of its cause; its initiator is who asks. */
export async function startFlow(ctx: Ctx, start: FlowStart): Promise<RunAnswer> {
  const flow = await demandStartable(ctx, start);
  const { userId, deptIds } = start.asker ?? ctx.user;
  const version = await loadVersion(ctx, flow.versionId);
  demandDecided(ctx, version, start.businessType);
  const values = {
    definitionId: flow.definitionId,
    versionId: flow.versionId,
    businessType: start.businessType,
    businessId: start.businessId,
    title: start.title,
    initiator: userId,
    initiatorDept: deptIds[0] ?? null,
    runStatus: runLifecycle.code.running,
    state: newRun(userId),
    form: await handedIn(ctx, version, start),
    lastSeq: 0,
  };
  const id = await insertRow(ctx, flowInstance, { values });
  const run: StoredRun = { ...values, id, version: 0 };
  return actOn(ctx, run, {
    instanceId: id,
    command: () => ({ kind: 'start', by: userId }),
    form: { nodeId: version.graph.start.id, sent: {} },
  });
}

/** A flow that was bound before it had to ask somebody approves nothing. */
function demandDecided(ctx: Ctx, { graph }: FlowVersion, businessType: string | null): void {
  const business = ctx.flowBusinesses.get(businessType);
  const undecided = business?.isBindable ? undecidedWay(graph.definition) : undefined;
  if (!business || !undecided) return;
  refuse('workflow.flowUndecided', { action: business.label[ctx.language], way: undecided.way });
}

/** What a person types is judged by the rights of the start; what a business hands in is its own. */
async function handedIn(ctx: Ctx, version: FlowVersion, { businessType, form }: FlowStart): Promise<FormValues> {
  if (businessType === null) {
    const nodeId = version.graph.start.id;
    const changed = await changeForm({ version, nodeId, current: {}, sent: form, language: ctx.language });
    return changed.form;
  }
  if (!ctx.flowBusinesses.get(businessType)?.takeForm) demandKnown(version, form, {});
  return form;
}

async function demandStartable(ctx: Ctx, { flowKey, businessType, asker = ctx.user }: FlowStart): Promise<Startable> {
  const [flow] = await ctx.db.query<Startable & Record<string, unknown>>(findFlow, [ctx.tenantId, flowKey]);
  if (!flow) return refuse('workflow.noFlow', { key: flowKey });
  if (flow.businessType !== businessType) refuse('workflow.ownForm');
  const isGranted = flow.deptIds.length === 0 || flow.deptIds.some((id) => asker.deptIds.includes(id));
  return isGranted ? flow : refuse('workflow.notGranted');
}
