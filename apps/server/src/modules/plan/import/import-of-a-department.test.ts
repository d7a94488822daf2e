import type { ImportCheck } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aPlan,
  budgetPeople,
  declareBudget,
  done,
  draftPlan,
  issuedBudget,
  type BudgetPeople,
} from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { workbookOf, type SpreadsheetCell } from '../../../../test/workbook.ts';

let app: OrganizationApp;
let office: BudgetPeople;
let head: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  office = await budgetPeople(app);
  head = await app.person('dept');
});
afterAll(() => app.close());

const header = [
  '计划名称',
  '年度',
  '计划类型',
  '申请部门',
  '预算经费',
  '未关联预算原因',
  '预算金额',
  '采购类别',
  '采购品目',
];
const days = ['计划开始日期', '需求日期', '明细名称', '单位', '数量', '单价'];
const row = (name: string, line: string, dept = '机械工程学院'): SpreadsheetCell[] => {
  const plan = [name, 2027, '年度计划', dept, line, line ? '' : '上年结转', 9000, '货物', 'A05010000'];
  return [...plan, '2027-03-01', '2027-08-20', '车床', '台', 1, 9000];
};
const faultsOf = async (...rows: SpreadsheetCell[][]) => {
  const sent = await head.upload<ImportCheck & Record<string, unknown>>(
    '/plan/importPlan/check',
    workbookOf([[...header, ...days], ...rows]),
  );
  return sent.data.faults.map(({ cell, label, message }) => [cell, label, message]);
};

describe('a spreadsheet of plans that a department sends', () => {
  test('is told nothing of a plan of the same name that the department does not see', async () => {
    await draftPlan(office, { money: '9000.00', planName: '数控车床' });
    expect(await faultsOf(row('数控车床', ''))).toEqual([]);
    const own = aPlan(await app.deptId('机械工程学院'), { money: '9000.00', planName: '本院铣床' });
    await done(head.post('/plan/save', own));
    expect(await faultsOf(row('本院铣床', ''))).toEqual([['A2', '计划名称', '2027年度已有同名计划“本院铣床”']]);
  });

  test('names no budget line of another department: such a line is unknown, with row and column', async () => {
    const { costs } = await issuedBudget(office, { money: '50000.00' });
    const foreign = costs[0]?.lineName ?? '';
    expect(await faultsOf(row('借用经费', foreign))).toEqual([['E2', '预算经费', `预算经费“${foreign}”不存在`]]);
    expect(await faultsOf(row('借用经费', '没有的经费'))).toEqual([['E2', '预算经费', '预算经费“没有的经费”不存在']]);
  });

  test('is told in the column that says it what a save would refuse', async () => {
    const deptId = await app.deptId('机械工程学院');
    const budget = await declareBudget({ ...office, buyer: head, deptId }, { money: '100.00', proName: '小额经费' });
    const lines = await head.get<{ lineName: string }[] & Record<string, unknown>>(
      `/budget-pro/queryCostByProId?proId=${budget.id}`,
    );
    const faults = await faultsOf(row('超出部门', '', '采购一科'), row('未下达', lines.data[0]?.lineName ?? ''));
    expect(faults.map(([cell, label]) => [cell, label])).toEqual([
      ['D2', '申请部门'],
      ['E3', '预算经费'],
    ]);
  });
});
