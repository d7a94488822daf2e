import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { nameOf } from '../task/task-rows.ts';

export interface LockedFlow {
  readonly id: string;
  readonly version: number;
  readonly flowKey: string;
  readonly flowName: string;
  readonly businessType: string | null;
  readonly isEnabled: boolean;
  readonly deptIds: readonly string[];
}

const lock = `
  select id, version, flow_key as "flowKey", flow_name as "flowName", business_type as "businessType",
    is_enabled as "isEnabled", dept_ids as "deptIds"
  from flow_definition where tenant_id = $1 and id = $2 and is_deleted = 0 for no key update`;
const whoChanged = `
  select ${nameOf('u')} as name from flow_definition d
  join user_account u on u.tenant_id = d.tenant_id and u.id = d.update_user where d.tenant_id = $1 and d.id = $2`;

export async function lockFlow(ctx: Ctx, id: string): Promise<LockedFlow> {
  const [flow] = await ctx.db.query<LockedFlow & Record<string, unknown>>(lock, [ctx.tenantId, id]);
  return flow ?? notFound();
}

/** Of two who save from the same state the second is told who was first. */
export async function demandFlowVersion(ctx: Ctx, flow: LockedFlow, version: number | undefined): Promise<void> {
  if (version === undefined) refuse('platform.versionMissing');
  if (version === flow.version) return;
  const [changed] = await ctx.db.query<{ name: string }>(whoChanged, [ctx.tenantId, flow.id]);
  refuse('workflow.changedBy', { name: changed?.name ?? '' });
}

/** Moves the version on; answers the new one. */
export async function touchFlow(ctx: Ctx, flow: LockedFlow): Promise<number> {
  const version = flow.version + 1;
  await ctx.db.write(
    'update flow_definition set version = $3, update_user = $4, update_time = $5 where tenant_id = $1 and id = $2',
    [ctx.tenantId, flow.id, version, ctx.user.userId, ctx.now],
  );
  return version;
}
