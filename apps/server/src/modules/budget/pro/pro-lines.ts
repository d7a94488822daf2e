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
import { dropRows, findRows, insertRows } from '../../../platform/rows/index.ts';
import { sourceAndYear } from './line-of-parent.ts';

/** The lines of a budget project, in the order in which they were written. */
export function costsOf(ctx: Ctx, projectId: string): Promise<BudgetCostRow[]> {
  return findRows(ctx, budgetCost, { of: 'budgetProId', ids: [projectId], reach: 'tenant' });
}

export function govOf(ctx: Ctx, projectId: string): Promise<BudgetGovRow[]> {
  return findRows(ctx, budgetGov, { of: 'budgetProId', ids: [projectId], reach: 'tenant' });
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
