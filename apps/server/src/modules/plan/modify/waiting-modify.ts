import { planModify, planModifyLifecycle, type PlanChange } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const most = 100;
const changes = `
  select id::text, modify_type as "modifyType", audit_status as "auditStatus", reason, create_time as "createTime"
  from ${planModify.table} where tenant_id = $1 and plan_id = any($2::bigint[]) and is_deleted = 0
  order by id desc limit ${most + 1}`;

/** What was asked to be changed of these plans, newest first. */
export function changesOf(ctx: Ctx, planIds: readonly string[]): Promise<PlanChange[]> {
  return cutAt(ctx, ctx.db.query<PlanChange & Record<string, unknown>>(changes, [ctx.tenantId, planIds]), most);
}

/** The adjustment that waits for a decision, if there is one. */
export function waitingIn(all: readonly PlanChange[]): string | null {
  return all.find(({ auditStatus }) => planModifyLifecycle.is(auditStatus, 'inApproval'))?.id ?? null;
}

/** While an adjustment waits, the plan stays as it is. */
export async function demandNotBeingModified(ctx: Ctx, planId: string): Promise<void> {
  if (waitingIn(await changesOf(ctx, [planId]))) refuse('plan.beingModified');
}
