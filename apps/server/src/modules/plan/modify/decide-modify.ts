import { cancelPlan, plan, type KeptPlan } from '@zhaocai/contract';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { storeRow } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockPlan, type PlanRow } from '../plan/find-plan.ts';
import { demandVersion, planWithLifecycle } from '../plan/move-plan.ts';
import { replaceLines } from '../plan/save-plan.ts';
import { lockModify, type ModifyRow } from './modify-queries.ts';

interface Decision {
  readonly id: string;
  readonly version: number;
  readonly agree: boolean;
  readonly reason?: string;
}

interface Decided {
  readonly id: string;
  readonly version: number;
  readonly auditStatus: number;
  readonly newPlanId: string | null;
}

/**
 * A yes puts the plan as it was asked for in the place of the old one, approved and with the same number, or ends the
 * plan where it was to be cancelled; a no says why and leaves everything as it is.
 */
export async function decideModify(ctx: Ctx, { id, version, agree, reason }: Decision): Promise<Decided> {
  const modify = await lockModify(ctx, id);
  if (modify.auditStatus !== 1) refuse('platform.badState');
  demandVersion(modify, version);
  if (!agree && !reason) refuse('plan.reasonMissing');
  const newPlanId = agree ? await carryOut(ctx, modify) : null;
  const auditStatus = agree ? 2 : 3;
  await ctx.db.query(
    `update plan_modify set audit_status = $3, reject_reason = $4, new_plan_id = $5, update_user = $6, update_time = $7,
       version = version + 1 where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, auditStatus, agree ? null : reason, newPlanId, ctx.user.userId, ctx.now],
  );
  await recordEvidence(ctx, {
    stream: 'admin',
    action: agree ? 'plan.approveModify' : 'plan.rejectModify',
    subject: modify.planId,
    payload: { planNo: modify.planNo, modifyId: id, newPlanId, ...(reason && { reason }) },
  });
  return { id, version: version + 1, auditStatus, newPlanId };
}

async function carryOut(ctx: Ctx, modify: ModifyRow): Promise<string | null> {
  const old = await lockPlan(ctx, modify.planId);
  const isCancelled = modify.modifyType === cancelPlan;
  await transition(ctx, planWithLifecycle, {
    subject: { id: old.id, tenantId: old.tenantId },
    action: isCancelled ? 'cancel' : 'supersede',
    payload: { planNo: old.planNo, modifyId: modify.id },
  });
  return modify.after && !isCancelled ? newPlan(ctx, old, modify.after) : null;
}

async function newPlan(ctx: Ctx, old: PlanRow, after: KeptPlan): Promise<string> {
  const { details, ...values } = after;
  const { saved } = await storeRow(ctx, plan, {
    input: { ...values },
    hooks: { beforeSave: () => ({ planNo: old.planNo, planStatus: 2, previousId: old.id, files: old.files }) },
  });
  await replaceLines(ctx, saved.id, details);
  return saved.id;
}
