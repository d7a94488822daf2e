import { planModify, planModifyLifecycle } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const waiting = `
  select id::text from ${planModify.table}
  where tenant_id = $1 and plan_id = $2 and audit_status in ${planModifyLifecycle.sql('inApproval')} and is_deleted = 0`;

/** The adjustment that waits for a decision, if there is one. */
export async function waitingModify(ctx: Ctx, planId: string): Promise<string | null> {
  const [row] = await ctx.db.query<{ id: string }>(waiting, [ctx.tenantId, planId]);
  return row?.id ?? null;
}

/** While an adjustment waits, the plan stays as it is. */
export async function demandNotBeingModified(ctx: Ctx, planId: string): Promise<void> {
  if (await waitingModify(ctx, planId)) refuse('plan.beingModified');
}
