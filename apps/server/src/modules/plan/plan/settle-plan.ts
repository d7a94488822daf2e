import { compareYuan, plan, sumYuan, type EntityState, type MoveAnswer, type MoveInput } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandOwner, lockRow } from '../../../platform/rows/index.ts';
import { release } from '../../budget/index.ts';
import { demandNotInFlow } from '../approval/plan-business.ts';
import { causeOf } from './budget-line.ts';
import { balanceOf } from './projects-of-plan.ts';

type Moved = MoveAnswer<EntityState<typeof plan>>;

/** All its projects are done: what none of them took goes back to the budget. */
export async function settlePlan(ctx: Ctx, wanted: MoveInput): Promise<Moved> {
  const row = await lockRow(ctx, plan, wanted);
  demandState(plan, row.planStatus, 'settle');
  const left = balanceOf(row);
  if (compareYuan(left, '0') <= 0) refuse('plan.nothingLeft');
  if (row.budgetCostId) await release(ctx, { planId: row.id, from: 'reserved', money: left, cause: causeOf(row) });
  const releasedMoney = sumYuan([row.releasedMoney ?? '0', left]);
  return transition(ctx, plan, {
    subject: row,
    action: 'settle',
    set: { releasedMoney },
    payload: { planNo: row.planNo, money: left },
  });
}

/** Who handed a plan in takes it back before anybody has decided. */
export async function recallPlan(ctx: Ctx, wanted: MoveInput): Promise<Moved> {
  const row = await lockRow(ctx, plan, wanted);
  demandOwner(ctx, plan, { row, head: 'planManage_audit' });
  await demandNotInFlow(ctx, row.id);
  return transition(ctx, plan, { subject: row, action: 'recall', payload: { planNo: row.planNo } });
}
