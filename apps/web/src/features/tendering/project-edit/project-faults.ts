import { compareYuan, isYuan, sumYuan } from '@zhaocai/model/kit/money';
import { tenderingMessages as messages } from '@zhaocai/model/tendering/messages';
import { regimeFits } from '@zhaocai/model/tendering/regime-fits';
import { faultsOf, filled, placeOf, type FormFault } from '../../../kit/large-form/form-faults.ts';
import type { FormAim } from '../../../kit/large-form/use-large-form.ts';
import { filledLines } from '../../../kit/line-table/lines.ts';
import { differenceYuan } from '../comparison/selection-draft.ts';
import { itemColumns, packageFields, projectFields, type PackageDraft, type ProjectDraft } from './project-draft.ts';
import { projectEditTexts as texts } from './texts.ts';

/** What a save would be refused for, in the order in which the form is read; and what only a submission may not lack. */
export function projectFaults(draft: ProjectDraft, aim: FormAim): FormFault[] {
  return [
    ...faultsOf(projectFields, draft.values).filter(({ place }) => !draft.hidden?.includes(place)),
    ...senseFaults(draft),
    ...draft.packages.flatMap(packageFaults),
    ...(aim === 'submit' ? completenessFaults(draft) : []),
  ];
}

function senseFaults({ values }: ProjectDraft): FormFault[] {
  const { manner, lawRegime, entryEndTime, bidEndTime, openTime } = values;
  const order = messages['tendering.timesOrder'];
  const faults = [
    Boolean(manner && lawRegime) &&
      !regimeFits(values) && { place: 'lawRegime', text: messages['tendering.regimeForManner'] },
    isLater(entryEndTime, bidEndTime) && { place: 'bidEndTime', text: order },
    isLater(bidEndTime, openTime) && { place: 'openTime', text: order },
    isAbove(values.ceilingMoney, values.generalBudget) && ceilingFault(),
  ];
  return faults.filter((fault) => fault !== false);
}

const itemFields = Object.fromEntries(itemColumns.map(({ name, field }) => [name, field]));

function packageFaults({ key, values, items, hidden = [] }: PackageDraft): FormFault[] {
  const unseen = hidden.map((name) => placeOf(key, name));
  return [
    ...faultsOf(packageFields, values, key).filter(({ place }) => !unseen.includes(place)),
    ...(isAbove(values.ceilingMoney, values.budget) ? [ceilingFault(key)] : []),
    ...filledLines(itemColumns, items).flatMap((line) => faultsOf(itemFields, line.cells, line.key)),
  ];
}

function completenessFaults(draft: ProjectDraft): FormFault[] {
  if (draft.packages.length === 0) return [{ place: 'packages', text: messages['tendering.noPackage'] }];
  const faults = draft.packages.flatMap(({ key, values, items }, index): FormFault[] => {
    if (filledLines(itemColumns, items).length > 0) return [];
    const name = String(values.packageName ?? '');
    const text =
      name === '' ? filled(texts.noLines, { no: index + 1 }) : filled(messages['tendering.noItem'], { name });
    return [{ place: placeOf(items[0]?.key ?? key, 'name'), text }];
  });
  const { sum, budget, state } = budgetCheck(draft);
  if (budget === null || state === 'equal') return faults;
  return [...faults, { place: 'generalBudget', text: filled(messages['tendering.budgetDiffers'], { sum, budget }) }];
}

function ceilingFault(key?: string): FormFault {
  return { place: placeOf(key, 'ceilingMoney'), text: messages['tendering.ceilingAboveBudget'] };
}

function isLater(first: unknown, second: unknown): boolean {
  return typeof first === 'string' && typeof second === 'string' && first > second;
}

function isAbove(amount: unknown, limit: unknown): boolean {
  const areBoth = typeof amount === 'string' && typeof limit === 'string' && isYuan(amount) && isYuan(limit);
  return areBoth && compareYuan(amount, limit) > 0;
}

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
