import type { BudgetProAnswer, BudgetProInput } from '@zhaocai/model';
import { budgetCost, budgetGov, budgetPro } from '@zhaocai/model/budget/budget-pro';
import { isGovAbove, sumOf } from '@zhaocai/model/budget/budget-sums';
import { budgetMessages as messages } from '@zhaocai/model/budget/messages';
import type { Fields } from '@zhaocai/model/kit/field';
import { compareYuan, isYuan, sumYuan } from '@zhaocai/model/kit/money';
import { planLineMoney } from '@zhaocai/model/plan/plan-sum';
import { faultsOf, filled, placeOf, type FormFault } from '../../../kit/large-form/form-faults.ts';
import type { CheckedSum } from '../../../kit/large-form/sum-check.tsx';
import type { FormAim } from '../../../kit/large-form/use-large-form.ts';
import {
  blankLine,
  filledLines,
  lineInput,
  lineOf,
  type ComputedColumn,
  type LineColumns,
  type Lines,
} from '../../../kit/line-table/lines.ts';
import type { FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { formatMoney } from '../../../kit/widgets/money.tsx';
import type { DeclarationKind } from '../paths.ts';

/** A budget project as it is being typed; anything may be missing or wrong. */
export interface BudgetDraft {
  readonly id?: string;
  readonly version?: number;
  readonly values: FormValues;
  readonly costs: Lines;
  readonly gov: Lines;
}

/** What a person fills in; the level is that of the list that he came from. */
export const typedFields: Fields = Object.fromEntries(
  Object.entries(budgetPro.fields).filter(
    ([name, field]) => !('readOnly' in field && field.readOnly) && name !== 'level',
  ),
);

export const costColumns: LineColumns = [
  { name: 'moneyType', field: budgetCost.fields.moneyType },
  { name: 'year', field: budgetCost.fields.year, width: '25%' },
  { name: 'money', field: budgetCost.fields.money, width: '30%' },
];

const { itemCode, name, qty, price, mannerId, money } = budgetGov.fields;
export const govColumns: LineColumns = [
  { name: 'itemCode', field: itemCode, width: '20%' },
  { name: 'name', field: name },
  { name: 'qty', field: qty, width: '100px' },
  { name: 'price', field: price, width: '150px' },
  { name: 'mannerId', field: mannerId, width: '150px' },
];
export const govMoney: ComputedColumn = {
  label: money.label,
  width: '150px',
  textOf: ({ cells }) => formatMoney(planLineMoney(cells)) || '—',
};

export function emptyDraft(kind: DeclarationKind, year: number): BudgetDraft {
  const values = {
    level: kind === 'second' ? 2 : 1,
    proType: kind === 'special' ? 3 : 2,
    cycleType: 2,
    startYear: year,
    endYear: year,
  };
  const first = { moneyType: 1, year };
  return { values, costs: [lineOf(costColumns, first)], gov: [blankLine(govColumns)] };
}

export function draftOf(detail: BudgetProAnswer): BudgetDraft {
  const { id, version, costs, govPurchases } = detail;
  const known = Object.entries(detail).filter(([field]) => field in typedFields || field === 'level');
  return {
    id,
    version,
    values: Object.fromEntries(known),
    costs: costs.length > 0 ? costs.map((line) => lineOf(costColumns, line)) : [blankLine(costColumns)],
    gov: govPurchases.length > 0 ? govPurchases.map((line) => lineOf(govColumns, line)) : [blankLine(govColumns)],
  };
}

/** A line whose amount was not typed is none: source and year are proposed. */
export function filledCosts({ costs }: Pick<BudgetDraft, 'costs'>): Lines {
  return filledLines(costColumns, costs).filter(({ cells }) => (cells.money ?? '').trim() !== '');
}

/** What the save takes; blank lines are left out, and the stored ones replaced. */
export function inputOf(draft: BudgetDraft): BudgetProInput {
  const { id, version, values } = draft;
  const input = {
    ...(id === undefined ? {} : { id, version }),
    ...values,
    costs: filledCosts(draft).map(({ cells }) => lineInput(costColumns, { key: '', cells })),
    govPurchases: filledLines(govColumns, draft.gov).map(({ cells }) => lineInput(govColumns, { key: '', cells })),
  };
  // The values are judged field by field, by the definition that the type is made from.
  return input as unknown as BudgetProInput;
}

const costFields = Object.fromEntries(costColumns.map((column) => [column.name, column.field]));
const govFields = Object.fromEntries(govColumns.map((column) => [column.name, column.field]));

/** What a save would be refused for, in the order in which the form is read; and what only a declaration may not lack. */
export function budgetFaults(draft: BudgetDraft, aim: FormAim): FormFault[] {
  const { values, gov } = draft;
  const costs = filledCosts(draft);
  return [
    ...faultsOf(typedFields, values),
    ...parentFaults(values),
    ...costs.flatMap(({ key, cells }) => faultsOf(costFields, cells, key)),
    ...(costs.length === 0 && aim === 'submit' ? noCosts(draft) : []),
    ...sumFaults(draft),
    ...filledLines(govColumns, gov).flatMap(({ key, cells }) => faultsOf(govFields, cells, key)),
    ...govFaults(draft),
  ];
}

function parentFaults({ level, parentProId }: FormValues): FormFault[] {
  if (level !== 2 || parentProId) return [];
  return [{ place: 'parentProId', text: messages['budget.parentNeeded'] }];
}

function noCosts({ costs }: BudgetDraft): FormFault[] {
  return [{ place: placeOf(costs[0]?.key, 'money'), text: messages['budget.noCosts'] }];
}

function sumFaults(draft: BudgetDraft): FormFault[] {
  const { state, sum, budget } = sumCheck(draft);
  if (state === 'equal' || state === 'open' || budget === null) return [];
  return [{ place: 'totalMoney', text: filled(messages['budget.sumDiffers'], { sum, total: budget }) }];
}

function govFaults({ values, gov }: BudgetDraft): FormFault[] {
  const total = String(values.totalMoney ?? '');
  const lines = filledLines(govColumns, gov).map(({ cells }) => cells);
  return isGovAbove(total, lines) ? [{ place: 'totalMoney', text: messages['budget.govAbove'] }] : [];
}

/** What the lines come to beside the total, as they are typed. */
export function sumCheck(draft: BudgetDraft): CheckedSum {
  const costs = filledCosts(draft);
  const sum = sumOf(costs.map(({ cells }) => cells.money));
  const { totalMoney } = draft.values;
  const budget = typeof totalMoney === 'string' && isYuan(totalMoney) ? totalMoney : null;
  if (budget === null || costs.length === 0) return { sum, budget, difference: null, state: 'open' };
  const difference = sumYuan([budget, `-${sum}`]);
  const states = { '-1': 'over', '0': 'equal', '1': 'left' } as const;
  return { sum, budget, difference, state: states[compareYuan(budget, sum)] };
}
