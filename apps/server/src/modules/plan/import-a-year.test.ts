import type { BudgetProAnswer, ImportCheck } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetOf, budgetPeople, issuedBudget, type BudgetPeople } from '../../../test/budget-steps.ts';
import { fenOfYear, planCount, planHeader, rowsOfYear } from '../../../test/fixtures/plans-of-a-year.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';
import { workbookOf, type SpreadsheetCell } from '../../../test/workbook.ts';

/** What people get wrong: the row below the headings, the column, what they typed. */
const faults: readonly (readonly [row: number, column: string, typed: SpreadsheetCell])[] = [
  [0, 'B', '二〇二七'],
  [5, 'C', '季度计划'],
  [10, 'D', '采购三科'],
  [15, 'E', '没有的预算'],
  [20, 'F', '十万元'],
  [25, 'G', '房屋'],
  [30, 'H', '抓阄'],
  [35, 'J', '2027年三月'],
  [40, 'K', '尽快'],
  [45, 'I', null],
  [51, 'L', null],
  [57, 'N', null],
  [63, 'O', 0],
  [69, 'O', '若干'],
  [76, 'P', '面议'],
  [82, 'P', -5],
  [88, 'O', null],
  [94, 'P', null],
  [110, 'B', 1999],
  [116, 'N', '按照学校统一规定的标准包装整套一次性计量单位'],
];

/** The budget is used up to the fen. */
const total = (fenOfYear / 100).toFixed(2);

let app: OrganizationApp;
let people: BudgetPeople;
let budget: BudgetProAnswer;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
  budget = await issuedBudget(people, { money: total, proName: '年度采购' });
});
afterAll(() => app.close());

const lineName = () => budget.costs[0]?.lineName ?? '';
const upload = <D>(path: string, rows: readonly SpreadsheetCell[][]) =>
  people.buyer.upload<D & Record<string, unknown>>(`/plan/importPlan${path}`, workbookOf([planHeader, ...rows]));
const stored = async () =>
  app.asSuperuser<{ plans: number; fen: string | null }>(
    `select count(*)::int as plans, sum(budget_money)::text as fen from purchase_plan
     where budget_cost_id = $1 and is_deleted = 0`,
    [budget.costs[0]?.id],
  );

test("a year's plans of 300 lines with 20 faults: each comes back by row and column, and nothing is stored", async () => {
  const rows = rowsOfYear(lineName());
  for (const [row, column, typed] of faults) {
    const line = rows[row];
    if (line) line[column.charCodeAt(0) - 65] = typed;
  }
  const checked = (await upload<ImportCheck>('/check', rows)).data as unknown as ImportCheck;
  const cells = checked.faults.map(({ cell }) => cell);
  expect(cells.toSorted()).toEqual(faults.map(([row, column]) => `${column}${row + 2}`).toSorted());
  expect(checked.rows).toBe(300);
  expect(await upload('', rows)).toMatchObject({ code: 400 });
  expect(await stored()).toEqual([{ plans: 0, fen: null }]);
});

test('mended it comes in at one go, and its sum is the budget', async () => {
  expect(await upload('', rowsOfYear(lineName()))).toMatchObject({ code: 200, data: { added: planCount } });
  expect(await stored()).toEqual([{ plans: planCount, fen: String(fenOfYear) }]);
  const { availableMoney, totalMoney } = await budgetOf(people.buyer, budget.id);
  // They are drafts: their approval holds the money.
  expect([availableMoney, totalMoney]).toEqual([total, total]);
});
