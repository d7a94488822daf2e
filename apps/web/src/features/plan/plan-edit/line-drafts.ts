import type { PlanDetailInput } from '@zhaocai/model';
import { planDetail } from '@zhaocai/model/plan/plan';
import { planDifference, planLineMoney, planSum } from '@zhaocai/model/plan/plan-sum';
import { isYuan } from '@zhaocai/model/kit/money';
import type { CheckedSum } from '../../../kit/large-form/sum-check.tsx';
import {
  filledLines,
  lineInput,
  type ComputedColumn,
  type LineColumns,
  type Lines,
} from '../../../kit/line-table/lines.ts';
import { formatMoney } from '../../../kit/widgets/money.tsx';

const { name, spec, unit, qty, price, money } = planDetail.fields;

/** The columns of a line as it is typed. */
export const lineColumns: LineColumns = [
  { name: 'name', field: name },
  { name: 'spec', field: spec },
  { name: 'unit', field: unit, width: '90px' },
  { name: 'qty', field: qty, width: '120px' },
  { name: 'price', field: price, width: '150px' },
];

/** What it comes to. */
export const lineMoney: ComputedColumn = {
  label: money.label,
  width: '150px',
  textOf: ({ cells }) => formatMoney(planLineMoney(cells)) || '—',
};

/** What is sent: a line in which nothing was typed is none. */
export function linesOf(drafts: Lines): PlanDetailInput[] {
  const filled = filledLines(lineColumns, drafts).map(({ cells }) => lineInput(lineColumns, { key: '', cells }));
  // Judged field by field on the server, by the definition that the type is made from.
  return filled as unknown as PlanDetailInput[];
}

/** What the lines come to beside the budget of the form around them. */
export function checkedSum(drafts: Lines, budget: unknown): CheckedSum {
  const lines = filledLines(lineColumns, drafts).map(({ cells }) => cells);
  const given = typeof budget === 'string' && isYuan(budget) ? budget : null;
  const found = given !== null && lines.length > 0 ? planDifference(given, lines) : undefined;
  const checked = { sum: planSum(lines), budget: given, difference: found?.difference ?? null };
  if (given === null || lines.length === 0) return { ...checked, state: 'open' };
  if (!found) return { ...checked, state: 'equal' };
  return { ...checked, state: found.difference.startsWith('-') ? 'left' : 'over' };
}
