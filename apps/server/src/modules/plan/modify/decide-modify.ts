import {
  cancelPlan,
  compareYuan,
  plan,
  planLifecycle,
  planModify,
  sumYuan,
  type KeptPlan,
  type Row,
} from '@zhaocai/model';
import { storeRow } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { release, reserve } from '../../budget/index.ts';
import { carryDemands, holdDemandsOf } from '../../demand/index.ts';
import { demandModifyNotInFlow } from '../approval/modify-flow.ts';
import { causeOf } from '../plan/budget-line.ts';
import { insertLines } from '../plan/plan-lines.ts';
import { demandRoom } from './demand-room.ts';
import { stillReleased } from '../plan/plan-rules.ts';
import { keptIn } from './modify-queries.ts';
import { tellAdjusted } from './tell-adjusted.ts';

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
 * A yes puts the plan as it was asked for in the place of the old one, in its state, with its number and with what stands on
 * it, or ends the plan where it was to be cancelled; a no says why and leaves everything as it is.
 */
export async function decideModify(ctx: Ctx, decision: Decision): Promise<Decided> {
  await demandModifyNotInFlow(ctx, decision.id);
  return carryOutModify(ctx, decision);
}

/** The same where the last of a flow has decided. */
export async function carryOutModify(
  ctx: Ctx,
  { id, version, agree, reason }: Omit<Decision, 'version'> & { readonly version?: number },
): Promise<Decided> {
  const { planId } = keptIn(await findRow(ctx, planModify, { id }));
  await holdDemandsOf(ctx, planId);
  const old = await lockRow(ctx, plan, { id: planId });
  const modify = await lockRow(ctx, planModify, { id, version });
  demandState(planModify, modify.auditStatus, agree ? 'approve' : 'reject');
  const newPlanId = agree ? await carryOut(ctx, { modify, old }) : null;
  const demands = newPlanId ? await carryDemands(ctx, { from: planId, to: newPlanId }) : [];
  const moved = await transition(ctx, planModify, {
    subject: modify,
    action: agree ? 'approve' : 'reject',
    reason: agree ? undefined : reason,
    set: { rejectReason: agree ? null : reason, newPlanId },
    payload: { planNo: modify.planNo, planId, newPlanId, demands },
  });
  if (agree) await tellAdjusted(ctx, { modify, old, newPlanId });
  return { id, version: moved.version, auditStatus: moved.state, newPlanId };
}

interface Adjusting {
  readonly modify: Row<typeof planModify>;
  readonly old: Row<typeof plan>;
}

async function carryOut(ctx: Ctx, { modify, old }: Adjusting): Promise<string | null> {
  const { after } = keptIn(modify);
  const isCancelled = modify.modifyType === cancelPlan;
  if (planLifecycle.is(old.planStatus, 'inExecution', 'done')) refuse('plan.modifyTaken');
  await demandRoom(ctx, old, isCancelled ? null : after);
  await transition(ctx, plan, {
    subject: old,
    action: isCancelled ? 'cancel' : 'supersede',
    payload: { planNo: old.planNo, modifyId: modify.id },
  });
  if (!after || isCancelled) {
    await postDifference(ctx, { old, newPlanId: null, money: '0' });
    return null;
  }
  const releasedMoney = stillReleased(old, after);
  const newPlanId = await newPlan(ctx, old, { after, releasedMoney });
  const money = sumYuan([String(after.budgetMoney), `-${releasedMoney}`]);
  await postDifference(ctx, { old, newPlanId, money });
  return newPlanId;
}

/** What the plan holds becomes what it comes to now; of a cancelled one nothing. */
async function postDifference(
  ctx: Ctx,
  { old, newPlanId, money }: { old: Row<typeof plan>; newPlanId: string | null; money: string },
): Promise<void> {
  if (!old.budgetCostId) return;
  const cause = causeOf({ ...old, id: newPlanId ?? old.id });
  const difference = sumYuan([money, `-${old.budgetMoney}`, old.releasedMoney ?? '0']);
  const drawing = { planId: old.id, cause, money: difference.replace('-', '') };
  if (compareYuan(difference, '0') > 0) await reserve(ctx, { ...drawing, lineId: old.budgetCostId });
  if (compareYuan(difference, '0') < 0) await release(ctx, { ...drawing, from: 'reserved' });
}

interface Adjusted {
  readonly after: KeptPlan;
  readonly releasedMoney: string;
}

async function newPlan(ctx: Ctx, old: Row<typeof plan>, { after, releasedMoney }: Adjusted): Promise<string> {
  const { details, ...values } = after;
  // Whoever was told to buy the old one buys the new one: it is not handed down again.
  const { planNo, planStatus, files, budgetCostId, budgetProId, receiverId, downTime } = old;
  const carried = {
    planNo,
    planStatus,
    previousId: old.id,
    originId: old.originId ?? old.id,
    files,
    budgetCostId,
    budgetProId,
    receiverId,
    downTime,
    releasedMoney,
  };
  const { saved } = await storeRow(ctx, plan, { input: { ...values }, hooks: { beforeSave: () => carried } });
  await insertLines(ctx, [{ planId: saved.id, lines: details }]);
  // It stays the work of who wrote it, whoever has agreed to its adjustment.
  const owned = [ctx.tenantId, saved.id, old.createUser, old.createDept];
  await ctx.db.write(
    'update purchase_plan set create_user = $3, create_dept = $4 where tenant_id = $1 and id = $2',
    owned,
  );
  return saved.id;
}
