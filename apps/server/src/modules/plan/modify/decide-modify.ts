import { cancelPlan, plan, planLifecycle, planModify, type KeptPlan, type Row } from '@zhaocai/model';
import { storeRow } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { replaceLines } from '../plan/plan-lines.ts';
import { keptIn } from './modify-queries.ts';

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
  const { planId } = keptIn(await findRow(ctx, planModify, { id }));
  const old = await lockRow(ctx, plan, { id: planId });
  const modify = await lockRow(ctx, planModify, { id, version });
  demandState(planModify, modify.auditStatus, agree ? 'approve' : 'reject');
  const newPlanId = agree ? await carryOut(ctx, { modify, old }) : null;
  const moved = await transition(ctx, planModify, {
    subject: modify,
    action: agree ? 'approve' : 'reject',
    reason,
    set: { rejectReason: agree ? null : reason, newPlanId },
    payload: { planNo: modify.planNo, planId, newPlanId },
  });
  return { id, version: moved.version, auditStatus: moved.state, newPlanId };
}

interface Adjusting {
  readonly modify: Row<typeof planModify>;
  readonly old: Row<typeof plan>;
}

async function carryOut(ctx: Ctx, { modify, old }: Adjusting): Promise<string | null> {
  const { after } = keptIn(modify);
  const isCancelled = modify.modifyType === cancelPlan;
  await transition(ctx, plan, {
    subject: old,
    action: isCancelled ? 'cancel' : 'supersede',
    payload: { planNo: old.planNo, modifyId: modify.id },
  });
  return after && !isCancelled ? newPlan(ctx, old, after) : null;
}

async function newPlan(ctx: Ctx, old: Row<typeof plan>, after: KeptPlan): Promise<string> {
  const { details, ...values } = after;
  const { planNo, files } = old;
  const carried = { planNo, planStatus: planLifecycle.code.approved, previousId: old.id, files };
  const { saved } = await storeRow(ctx, plan, { input: { ...values }, hooks: { beforeSave: () => carried } });
  await replaceLines(ctx, saved.id, details);
  return saved.id;
}
