import {
  budgetCost,
  budgetGov,
  planLineMoney,
  type BudgetCostInput,
  type BudgetCostRow,
  type BudgetGovInput,
  type BudgetGovRow,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { dropRows, insertRows, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { sourceAndYear } from './line-of-parent.ts';

const costColumns = projectionOf(budgetCost, 'detail');
const govColumns = projectionOf(budgetGov, 'detail');

/** The lines of a budget project, in their order. */
export async function costsOf(ctx: Ctx, projectId: string): Promise<BudgetCostRow[]> {
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${costColumns.select} from budget_cost t
     where t.tenant_id = $1 and t.budget_pro_id = $2 and t.is_deleted = 0 order by t.line_no`,
    [ctx.tenantId, projectId],
  );
  // The select list is made from the definition that the type is made from; below too.
  return rows.map((row) => toWireRow(row, costColumns) as unknown as BudgetCostRow);
}

export async function govOf(ctx: Ctx, projectId: string): Promise<BudgetGovRow[]> {
  const rows = await ctx.db.query<Record<string, unknown>>(
    `select ${govColumns.select} from budget_gov t
     where t.tenant_id = $1 and t.budget_pro_id = $2 and t.is_deleted = 0 order by t.line_no`,
    [ctx.tenantId, projectId],
  );
  return rows.map((row) => toWireRow(row, govColumns) as unknown as BudgetGovRow);
}

interface Project {
  readonly id: string;
  readonly proName: string;
  /** Whose the lines are, whoever writes them down. */
  readonly deptId: string;
}

/** The lines of a project that nothing was granted to yet become exactly these. */
export async function replaceCosts(
  ctx: Ctx,
  { id, proName, deptId }: Project,
  costs: readonly BudgetCostInput[],
): Promise<void> {
  const rows = costs.map(({ moneyType, year, money }, index) => ({
    lineName: `${proName} · ${sourceAndYear({ moneyType, year: Number(year) }, { language: 'zh' })}`,
    moneyType: Number(moneyType),
    year: Number(year),
    money,
    lineNo: index + 1,
    budgetProId: id,
  }));
  await dropRows(ctx, budgetCost, { of: 'budgetProId', ids: [id] });
  await insertRows(ctx, budgetCost, { rows, deptOf: () => deptId });
}

export async function replaceGov(ctx: Ctx, { id, deptId }: Project, lines: readonly BudgetGovInput[]): Promise<void> {
  const rows = lines.map(({ itemCode, name, qty, price, mannerId }, index) => ({
    itemCode,
    name,
    qty,
    price,
    money: planLineMoney({ qty: String(qty), price: String(price) }) ?? '0.00',
    mannerId: mannerId ?? null,
    lineNo: index + 1,
    budgetProId: id,
  }));
  await dropRows(ctx, budgetGov, { of: 'budgetProId', ids: [id] });
  await insertRows(ctx, budgetGov, { rows, deptOf: () => deptId });
}
