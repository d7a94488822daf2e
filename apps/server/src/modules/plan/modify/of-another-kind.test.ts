import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedPlan, budgetPeople, planOf, type BudgetPeople } from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const lines = (price: string) => [{ name: '设备', unit: '套', qty: '1', price }];

test('an adjustment passes nothing over that its kind does not change: what comes as it is is not looked at', async () => {
  const { id: planId, version } = await approvedPlan(people, { money: '1000.00' });
  const { planName, planNo, year } = await planOf(people.buyer, planId);
  const ask = (more: object) => people.buyer.post('/plan/planModify', { planId, version, reason: '需求增加', ...more });
  const raised = { modifyType: 1, budgetMoney: '2000.00', details: lines('2000.00') };
  expect((await ask({ ...raised, planName: '不该改名' })).msg).toMatch(/^“金额调整”不能修改计划名称/);
  expect((await ask({ ...raised, year: 2031 })).msg).toMatch(/^“金额调整”不能修改年度/);
  expect((await ask({ ...raised, deptId: await app.deptId('采购二科') })).msg).toMatch(/^“金额调整”不能修改.*部门/);
  expect((await ask({ ...raised, nonsense: 1 })).msg).toContain('nonsense');
  expect((await ask({ modifyType: 2, mannerId: 1, details: lines('1.00') })).msg).toMatch(/不能修改计划明细/);
  expect((await ask({ modifyType: 5, budgetMoney: '5.00' })).code).toBe(400);
  expect(await ask({ ...raised, planName, planNo, year })).toMatchObject({ code: 200 });
});
