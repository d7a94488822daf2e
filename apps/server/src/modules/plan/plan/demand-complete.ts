import type { plan, Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { demandBudget, demandSameYear, linesWished } from './budget-line.ts';
import { planLines } from './plan-lines.ts';
import { demandDates, demandSum } from './plan-rules.ts';

/** What a plan needs before others look at it; answers how many lines it has. */
export async function demandComplete(ctx: Ctx, row: Row<typeof plan>): Promise<number> {
  const lines = await planLines(ctx, row.id);
  if (lines.length === 0) refuse('plan.noDetail');
  demandDates(row.planStartDate, row.planDemandDate);
  demandSum(row.budgetMoney, lines);
  await demandMoneySource(ctx, row);
  return lines.length;
}

/** Within what its budget line has; without one only with a reason, where the tenant allows it. */
async function demandMoneySource(ctx: Ctx, row: Row<typeof plan>): Promise<void> {
  if (row.budgetCostId) {
    demandSameYear(await linesWished(ctx, [row]), row, row.year);
    return demandBudget(ctx, row);
  }
  if ((await paramValue(ctx, 'plan.withoutBudget')) !== 'true') refuse('plan.budgetNeeded');
  if (!row.noBudgetReason) refuse('plan.noBudgetReason');
}
