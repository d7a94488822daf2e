import {
  hasEnded,
  plan,
  planLifecycle,
  type EntityAction,
  type EntityState,
  type MoveAnswer,
  type MoveInput,
  type Row,
} from '@zhaocai/model';
import { demandDeptInScope } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { askForPlan, demandNotInFlow } from '../approval/plan-business.ts';
import { demandNotBeingModified } from '../modify/waiting-modify.ts';
import { reserveFor } from './budget-line.ts';
import { demandComplete } from './demand-complete.ts';
import { projectsOf } from './projects-of-plan.ts';
import { demandReceiver } from './receivers.ts';

export interface MovedPlan {
  readonly id: string;
  readonly version: number;
  readonly planStatus: number;
}

interface Move {
  readonly action: EntityAction<typeof plan>;
  readonly reason?: string | undefined;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly set?: Readonly<Record<string, unknown>>;
}

async function movePlan(ctx: Ctx, row: Row<typeof plan>, { payload, ...move }: Move): Promise<MovedPlan> {
  const { id, version, state } = await transition(ctx, plan, {
    subject: row,
    ...move,
    payload: { planNo: row.planNo, ...payload },
  });
  return { id, version, planStatus: state };
}

interface Wanted {
  readonly id: string;
  readonly version: number;
}

/** Hands a plan in to be approved: with its lines, which come to its budget, and within what its budget line has. */
export async function submitPlan(ctx: Ctx, wanted: Wanted): Promise<MovedPlan> {
  const row = await lockRow(ctx, plan, wanted);
  demandState(plan, row.planStatus, 'submit');
  demandDeptInScope(ctx, plan, { values: { ...row }, existing: { ...row } });
  const payload = { budgetMoney: row.budgetMoney, lines: await demandComplete(ctx, row) };
  const moved = await movePlan(ctx, row, { action: 'submit', payload, set: { backReason: null } });
  if (!(await askForPlan(ctx, row))) return moved;
  // A flow in which nobody is asked has ended already.
  const { id, version, planStatus } = await findRow(ctx, plan, { id: row.id, reach: 'tenant' });
  return { id, version, planStatus: Number(planStatus) };
}

/** The manager's word, where no flow is asked: a yes holds the money of the plan, a no says why. */
export async function auditPlan(
  ctx: Ctx,
  { agree, reason, ...wanted }: Wanted & { readonly agree: boolean; readonly reason?: string },
): Promise<MovedPlan> {
  const row = await lockRow(ctx, plan, wanted);
  const action = agree ? 'approve' : 'reject';
  demandState(plan, row.planStatus, action);
  await demandNotInFlow(ctx, row.id);
  if (agree) await reserveFor(ctx, row);
  return movePlan(ctx, row, { action, reason, set: { backReason: agree ? null : reason } });
}

/** Names who makes the purchase of it: somebody of the own unit, for agencies are not entrusted yet. */
export async function downPlan(
  ctx: Ctx,
  { receiverId: chosen, ...wanted }: Wanted & { readonly receiverId?: string },
): Promise<MovedPlan> {
  const row = await lockRow(ctx, plan, wanted);
  const receiverId = chosen ?? row.receiverId;
  if (!receiverId) return refuse('plan.chooseReceiver');
  await demandReceiver(ctx, receiverId);
  await demandNotBeingModified(ctx, row.id);
  const set = { receiverId, downTime: ctx.now, backReason: null };
  return movePlan(ctx, row, { action: 'down', payload: { receiverId }, set });
}

/** Hands it to somebody else, who finds it among his to-dos in place of the first. */
export async function redirectPlan(
  ctx: Ctx,
  { receiverId, ...wanted }: Wanted & { readonly receiverId: string },
): Promise<MovedPlan> {
  const row = await lockRow(ctx, plan, wanted);
  await demandUntouched(ctx, row, 'redirect');
  const name = await demandReceiver(ctx, receiverId);
  if (receiverId === row.receiverId) refuse('plan.sameReceiver', { name });
  const set = { receiverId, downTime: ctx.now };
  return movePlan(ctx, row, { action: 'redirect', payload: { before: row.receiverId, receiverId }, set });
}

/** Who handed it down takes it back. */
export async function takeBackPlan(ctx: Ctx, wanted: MoveInput): Promise<MoveAnswer<EntityState<typeof plan>>> {
  const row = await lockRow(ctx, plan, wanted);
  await demandUntouched(ctx, row, 'takeBack');
  return transition(ctx, plan, {
    subject: row,
    action: 'takeBack',
    set: { receiverId: null, downTime: null },
    payload: { planNo: row.planNo, receiverId: row.receiverId },
  });
}

/** Handed down, and nothing was made of it or is being changed. */
async function demandUntouched(ctx: Ctx, row: Row<typeof plan>, action: EntityAction<typeof plan>): Promise<void> {
  demandState(plan, row.planStatus, action);
  if (await hasLiveProject(ctx, row.id)) refuse('plan.hasProject');
  await demandNotBeingModified(ctx, row.id);
}

/** Who was told to buy gives it back, as long as no project was made of it. */
export async function downBack(
  ctx: Ctx,
  { reason, ...wanted }: { readonly id: string; readonly version?: number; readonly reason?: string },
): Promise<MovedPlan> {
  const row = await lockRow(ctx, plan, wanted);
  if (planLifecycle.is(row.planStatus, 'inExecution', 'done') || (await hasLiveProject(ctx, row.id)))
    refuse('plan.hasProject');
  const isHandedDown = row.planStatus === planLifecycle.code.handedDown;
  if (isHandedDown && row.receiverId !== ctx.user.userId) refuse('plan.notReceiver');
  await demandNotBeingModified(ctx, row.id);
  const set = { receiverId: null, downTime: null, backReason: reason ?? null };
  return movePlan(ctx, row, { action: 'back', reason, payload: { receiverId: row.receiverId }, set });
}

/** One that ended without a result is none any more. */
async function hasLiveProject(ctx: Ctx, id: string): Promise<boolean> {
  return (await projectsOf(ctx, id)).some(({ stage }) => !hasEnded(stage));
}
