import type { BudgetProAnswer, ImportCheck } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetOf, budgetPeople, issuedBudget, type BudgetPeople } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';
import { workbookOf, type SpreadsheetCell } from '../../../test/workbook.ts';

/** A university's plans of a year: 60 plans of five lines each, on one budget line that they use up. */
const plans = 60;
const linesOfPlan = 5;
const price = 1200;
const qty = (plan: number, line: number) => 2 + ((plan * 7 + line * 3) % 11);
const budgetOfPlan = (plan: number) =>
  Array.from({ length: linesOfPlan }, (_, line) => qty(plan, line) * price).reduce((sum, money) => sum + money, 0);
const total = Array.from({ length: plans }, (_, plan) => budgetOfPlan(plan)).reduce((sum, money) => sum + money, 0);

const header = [
  '计划名称',
  '年度',
  '计划类型',
  '申请部门',
  '预算经费',
  '预算金额',
  '采购类别',
  '预计采购方式',
  '采购品目',
  '计划开始日期',
  '需求日期',
  '明细名称',
  '规格型号',
  '单位',
  '数量',
  '单价',
];
const things = ['学生课桌', '教师讲台', '文件柜', '实验凳', '阅览椅'];

type Row = SpreadsheetCell[];

function sheet(lineName: string): Row[] {
  return Array.from({ length: plans * linesOfPlan }, (_, index): Row => {
    const plan = Math.floor(index / linesOfPlan);
    const line = index % linesOfPlan;
    const head: Row =
      line === 0
        ? [
            `2027年第${plan + 1}批家具`,
            2027,
            '年度计划',
            plan % 2 === 0 ? '采购一科' : '采购二科',
            lineName,
            budgetOfPlan(plan),
            '货物',
            '询价',
            'A05010000 家具',
            '2027-03-01',
            '2027-08-20',
          ]
        : Array.from({ length: 11 }, () => null);
    return [...head, things[line] ?? '', '1400×700mm', '套', qty(plan, line), price];
  });
}

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

let app: OrganizationApp;
let people: BudgetPeople;
let budget: BudgetProAnswer;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
  budget = await issuedBudget(people, { money: `${total}.00`, proName: '年度家具' });
});
afterAll(() => app.close());

const lineName = () => budget.costs[0]?.lineName ?? '';
const upload = <D>(path: string, rows: readonly Row[]) =>
  people.buyer.upload<D & Record<string, unknown>>(`/plan/importPlan${path}`, workbookOf([header, ...rows]));
const stored = async () =>
  app.asSuperuser<{ plans: number; fen: string | null }>(
    `select count(*)::int as plans, sum(budget_money)::text as fen from purchase_plan
     where budget_cost_id = $1 and is_deleted = 0`,
    [budget.costs[0]?.id],
  );

test("a year's plans of 300 lines with 20 faults: each comes back by row and column, and nothing is stored", async () => {
  const rows = sheet(lineName());
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
  expect(await upload('', sheet(lineName()))).toMatchObject({ code: 200, data: { added: plans } });
  expect(await stored()).toEqual([{ plans, fen: `${total}00` }]);
  const { availableMoney, totalMoney } = await budgetOf(people.buyer, budget.id);
  // They are drafts: their approval holds the money.
  expect([availableMoney, totalMoney]).toEqual([`${total}.00`, `${total}.00`]);
});
