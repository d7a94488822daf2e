import { message, planDetail, planDifference, validate, type PlanDetailInput } from '@zhaocai/model';
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
