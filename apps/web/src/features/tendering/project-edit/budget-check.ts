import { compareYuan, isYuan, sumYuan } from '@zhaocai/model/kit/money';
import { differenceYuan } from '../comparison/selection-draft.ts';
import type { ProjectDraft } from './project-draft.ts';

export interface BudgetCheck {
  /** Of the packages' budgets, as far as they are amounts. */
  readonly sum: string;
  /** The project's; null while it is none. */
  readonly budget: string | null;
  /** Budget less sum; null while there is no budget. */
  readonly difference: string | null;
  /** `left`: a part of the budget belongs to no package. `over`: the packages need more than there is. */
  readonly state: 'open' | 'equal' | 'left' | 'over';
}

/** Do the packages add up to the project's budget? A project is submitted only when they do. */
export function budgetCheck({ values, packages }: Pick<ProjectDraft, 'values' | 'packages'>): BudgetCheck {
  const sum = sumYuan(packages.map((one) => one.values.budget).filter(isAmount));
  const budget = isAmount(values.generalBudget) ? values.generalBudget : null;
  if (budget === null) return { sum, budget, difference: null, state: 'open' };
  const states = { '-1': 'over', '0': 'equal', '1': 'left' } as const;
  return { sum, budget, difference: differenceYuan(budget, sum), state: states[compareYuan(budget, sum)] };
}

/** A positive amount in yuan with at most two decimals. */
export function isAmount(value: unknown): value is string {
  return typeof value === 'string' && isYuan(value) && compareYuan(value, '0') > 0;
}
