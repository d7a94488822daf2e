import { planDetail, planLineMoney, type PlanDetailInput, type PlanDetailRow } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { dropRows, findRows, insertRows } from '../../../platform/rows/index.ts';

/** The lines of a plan, in the order in which they were written. */
export function planLines(ctx: Ctx, planId: string): Promise<PlanDetailRow[]> {
  return findRows(ctx, planDetail, { of: 'planId', ids: [planId], reach: 'tenant' });
}

/** A line as evidence and adjustments keep it. */
export function lineOf({ name, spec, unit, qty, price }: PlanDetailInput) {
  return { name, spec: spec ?? null, unit, qty, price, money: planLineMoney({ qty, price }) ?? '0.00' };
}

/** The lines of a plan become exactly these, numbered from 1. */
export async function replaceLines(ctx: Ctx, planId: string, lines: readonly PlanDetailInput[]): Promise<void> {
  await dropRows(ctx, planDetail, { of: 'planId', ids: [planId] });
  await insertLines(ctx, [{ planId, lines }]);
}

interface LinesOfPlan {
  readonly planId: string;
  readonly lines: readonly PlanDetailInput[];
}

/** The lines of plans that have none yet, each plan's numbered from 1: one statement for all. */
export async function insertLines(ctx: Ctx, plans: readonly LinesOfPlan[]): Promise<void> {
  const rows = plans.flatMap(({ planId, lines }) =>
    lines.map((line, index) => ({ planId, lineNo: index + 1, ...lineOf(line) })),
  );
  await insertRows(ctx, planDetail, { rows });
}
