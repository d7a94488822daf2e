import { budgetCost, plan, planDetail, type Entity, type Field } from '@zhaocai/model';
import { namedColumns, type NamedColumns } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';

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

const mostChoices = 500;

/** What cells may name: of budget lines those that whoever sends the spreadsheet sees, any other is unknown to him. */
export async function columnsOfPlans(ctx: Ctx): Promise<NamedColumns> {
  const { budgetCostId: _all, ...others } = planSpreadsheet.fields;
  const parameters = new Parameters();
  const lines = await ctx.db.query<{ id: string; name: string }>(
    `select t.id::text, t.line_name as name from budget_cost t
     where ${visibleConditions(budgetCost, ctx, { parameters }).join(' and ')} order by t.id`,
    parameters.values,
  );
  return {
    ...(await namedColumns(ctx, { ...planSpreadsheet, fields: others })),
    budgetCostId: {
      choices: [...new Set(lines.map(({ name }) => name))].slice(0, mostChoices),
      find(name) {
        const [line, another] = lines.filter((one) => one.name === name);
        if (!line) return { fault: 'file.spreadsheetNameUnknown' };
        return another ? { fault: 'file.spreadsheetNameTwice' } : { value: line.id };
      },
    },
  };
}
