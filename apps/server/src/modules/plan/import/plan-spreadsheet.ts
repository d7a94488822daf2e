import { plan, planDetail, type Entity, type Field } from '@zhaocai/model';

/** Columns about the plan: given in its first row, left empty or repeated below it. */
export const headColumns = [
  'planName',
  'year',
  'planType',
  'deptId',
  'budgetCostId',
  'noBudgetReason',
  'budgetMoney',
  'purchaseType',
  'mannerId',
  'itemCode',
  'planStartDate',
  'planDemandDate',
  'isImport',
  'isSme',
  'linkman',
  'phone',
  'remark',
] as const satisfies readonly (keyof typeof plan.fields)[];

export const lineColumns = ['name', 'spec', 'unit', 'qty', 'price'] as const;

/** One row per line of a plan. What may be left empty below the first row is judged by the import, not by the column. */
const heads: Record<string, Field> = Object.fromEntries(
  headColumns.map((name) => [name, { ...plan.fields[name], required: false }]),
);

const { name, spec, unit, qty, price } = planDetail.fields;

/** The spreadsheet as the import of an entity knows one: its columns are fields. */
export const planSpreadsheet: Entity = {
  ...plan,
  fields: { ...heads, name: { ...name, label: { zh: '明细名称', en: 'Line' } }, spec, unit, qty, price },
};
