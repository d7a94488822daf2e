import {
  compareYuan,
  message,
  type plan,
  planDetail,
  planDifference,
  validate,
  type KeptPlan,
  type PlanDetailInput,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

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
export function demandLines({ language }: Pick<Ctx, 'language'>, lines: readonly PlanDetailInput[]): void {
  for (const [index, line] of lines.entries()) {
    const [fault] = validate(planDetail.fields, { ...line });
    if (!fault) continue;
    const text = message(fault.code, language, { field: fault.label[language], ...fault.parameters });
    refuse('plan.line', { no: index + 1, text });
  }
}

/** What was given back stays given back as long as the plan comes to the same; another amount is what it holds from then on. */
export function stillReleased(
  { budgetMoney, releasedMoney }: Pick<Row<typeof plan>, 'budgetMoney' | 'releasedMoney'>,
  after: KeptPlan,
): string {
  return compareYuan(String(after.budgetMoney), budgetMoney) === 0 ? (releasedMoney ?? '0') : '0';
}
