import {
  compareYuan,
  type plan,
  planDetail,
  planDifference,
  type KeptPlan,
  type PlanDetailInput,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { judgeLines } from '../../budget/index.ts';

/** What is needed cannot be needed before it starts. */
export function demandDates(start: string, demand: string): void {
  if (demand < start) refuse('plan.datesOrder');
}

/** The lines come to the budget (明细合计与预算金额不一致). */
export function demandSum(budget: string, lines: readonly PlanDetailInput[]): void {
  const found = planDifference(budget, lines);
  if (found) refuse('plan.sumDiffers', { sum: found.sum, budget: found.budget });
}

/** Refuses the first line that is not filled in as it must be. */
export function demandLines(ctx: Pick<Ctx, 'language'>, lines: readonly PlanDetailInput[]): void {
  judgeLines(ctx, lines, { fields: planDetail.fields, code: 'plan.line' });
}

/** What was given back stays given back as long as the plan comes to the same; another amount is what it holds from then on. */
export function stillReleased(
  { budgetMoney, releasedMoney }: Pick<Row<typeof plan>, 'budgetMoney' | 'releasedMoney'>,
  after: KeptPlan,
): string {
  return compareYuan(String(after.budgetMoney), budgetMoney) === 0 ? (releasedMoney ?? '0') : '0';
}
