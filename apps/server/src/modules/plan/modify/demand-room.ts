import { compareYuan, sumYuan, type KeptPlan, type plan, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { askedOfPlan } from '../../demand/index.ts';
import { stillReleased } from '../plan/plan-rules.ts';

/**
 * A plan is not cut below what its projects have taken and its demands ask for (new budget ≥ used money), nor ended under
 * them. One that comes to no less than before takes nothing from anybody. The plan is held.
 */
export async function demandRoom(ctx: Ctx, old: Row<typeof plan>, after: KeptPlan | null): Promise<void> {
  const had = sumYuan([old.budgetMoney, `-${old.releasedMoney ?? '0'}`]);
  const has = after ? sumYuan([String(after.budgetMoney), `-${stillReleased(old, after)}`]) : '0.00';
  if (compareYuan(has, had) >= 0) return;
  const money = sumYuan([old.usedMoney ?? '0', await askedOfPlan(ctx, old.id)]);
  if (compareYuan(money, has) > 0) refuse(after ? 'plan.belowDemands' : 'plan.cancelDemands', { money });
}
