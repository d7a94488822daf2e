import { plan, planLifecycle } from '@zhaocai/contract';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockPlan, planLines, type PlanRow } from './find-plan.ts';
import { demandDates, demandSum } from './save-plan.ts';

export const planWithLifecycle = { ...plan, lifecycle: planLifecycle };

export interface MovedPlan {
  readonly id: string;
  readonly version: number;
  readonly planStatus: number;
}

type Action = keyof typeof planLifecycle.actions;

interface Move {
  readonly action: Action;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly set?: Readonly<Record<string, unknown>>;
}

async function movePlan(ctx: Ctx, { id, tenantId, version }: PlanRow, move: Move): Promise<MovedPlan> {
  const planStatus = await transition(ctx, planWithLifecycle, { subject: { id, tenantId }, ...move });
  return { id, version: version + 1, planStatus };
}

interface Wanted {
  readonly id: string;
  readonly version: number;
}

/** Hands a plan in to be approved: with its lines, which come to its budget. */
export async function submitPlan(ctx: Ctx, { id, version }: Wanted): Promise<MovedPlan> {
  const row = await lockPlan(ctx, id);
  demandVersion(row, version);
  const lines = await planLines(ctx, id);
  if (lines.length === 0) refuse('plan.noDetail');
  demandDates(row.planStartDate, row.planDemandDate);
  demandSum(row.budgetMoney, lines);
  return movePlan(ctx, row, {
    action: 'submit',
    payload: { planNo: row.planNo, budgetMoney: row.budgetMoney, lines: lines.length },
    set: { back_reason: null },
  });
}

/** The manager's word; a no says why. */
export async function auditPlan(
  ctx: Ctx,
  { id, version, agree, reason }: Wanted & { readonly agree: boolean; readonly reason?: string },
): Promise<MovedPlan> {
  const row = await lockPlan(ctx, id);
  demandVersion(row, version);
  if (!agree && !reason) refuse('plan.reasonMissing');
  return movePlan(ctx, row, {
    action: agree ? 'approve' : 'reject',
    payload: { planNo: row.planNo, ...(reason && { reason }) },
    set: { back_reason: agree ? null : reason },
  });
}

/** Names who makes the purchase of it: somebody of the own unit, for agencies are not entrusted yet. */
export async function downPlan(
  ctx: Ctx,
  { id, version, receiverId }: Wanted & { readonly receiverId?: string },
): Promise<MovedPlan> {
  const row = await lockPlan(ctx, id);
  demandVersion(row, version);
  if (!receiverId) return refuse('plan.chooseReceiver');
  await demandReceiver(ctx, receiverId);
  await demandNotBeingModified(ctx, id);
  return movePlan(ctx, row, {
    action: 'down',
    payload: { planNo: row.planNo, receiverId },
    set: { receiver_id: receiverId, down_time: ctx.now, back_reason: null },
  });
}

/** Who was told to buy gives it back, as long as no project was made of it. */
export async function downBack(
  ctx: Ctx,
  { id, version, reason }: { readonly id: string; readonly version?: number; readonly reason?: string },
): Promise<MovedPlan> {
  const row = await lockPlan(ctx, id);
  if (version !== undefined) demandVersion(row, version);
  if (row.planStatus === 4 || row.planStatus === 5) refuse('plan.hasProject');
  if (row.planStatus === 3 && row.receiverId !== ctx.user.userId) refuse('plan.notReceiver');
  await demandNotBeingModified(ctx, id);
  return movePlan(ctx, row, {
    action: 'back',
    payload: { planNo: row.planNo, receiverId: row.receiverId, ...(reason && { reason }) },
    set: { receiver_id: null, down_time: null, back_reason: reason ?? null },
  });
}

async function demandReceiver(ctx: Ctx, id: string): Promise<void> {
  const [user] = await ctx.db.query<{ status: number }>(
    'select status from user_account where tenant_id = $1 and id = $2 and is_deleted = 0',
    [ctx.tenantId, id],
  );
  if (!user) return notFound();
  if (user.status !== 1) refuse('plan.receiverGone');
}

/** The adjustment that waits for a decision, if there is one. */
export async function waitingModify(ctx: Ctx, planId: string): Promise<string | null> {
  const [row] = await ctx.db.query<{ id: string }>(
    'select id::text from plan_modify where tenant_id = $1 and plan_id = $2 and audit_status = 1 and is_deleted = 0',
    [ctx.tenantId, planId],
  );
  return row?.id ?? null;
}

/** While an adjustment waits, the plan stays as it is. */
export async function demandNotBeingModified(ctx: Ctx, planId: string): Promise<void> {
  if (await waitingModify(ctx, planId)) refuse('plan.beingModified');
}

/** A form that was opened before somebody else saved is stale. */
export function demandVersion(row: { readonly version: number }, version: number): void {
  if (row.version !== version) refuse('platform.stale');
}
