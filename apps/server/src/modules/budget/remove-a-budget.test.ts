import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  budgetOf,
  budgetPeople,
  declareBudget,
  done,
  issuedBudget,
  type BudgetPeople,
} from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const remove = (id: string) => people.buyer.get(`/budget-pro/deleteById?id=${id}`);

test('a budget project that was rejected is removed', async () => {
  const { id, version } = await declareBudget(people, { money: '5000.00' });
  await done(people.buyer.post('/budget-pro/submit', { id, version }));
  expect((await remove(id)).msg).toBe('当前状态不允许删除');
  await done(people.manager.post('/budget-pro/rejectFirst', { id, version: version + 1, reason: '不再需要' }));
  expect((await budgetOf(people.buyer, id)).actions).toContain('remove');
  await done(remove(id));
  expect(await people.buyer.get(`/budget-pro/queryBudgetProById?id=${id}`)).toMatchObject({ code: 404 });
});

test('one of which the ledger has postings stays, whatever became of it', async () => {
  const { id, version } = await issuedBudget(people, { money: '5000.00' });
  const back = { id, version, reason: '重新编制' };
  await done(people.finance.post('/budget-pro/withdraw', back));
  await done(people.finance.post('/budget-pro/retreat', { ...back, version: version + 1 }));
  expect((await remove(id)).msg).toBe('预算曾经下达，台账留有记录，不能删除');
});

test('a line is not adjusted to nothing, and it is said what to do instead', async () => {
  const { costs } = await issuedBudget(people, { money: '5000.00' });
  const wish = { id: costs[0]?.id, version: costs[0]?.version, money: '0', reason: '不再需要' };
  expect((await people.buyer.post('/budget-pro/adjustCost', wish)).msg).toBe(
    '调整后的金额应大于0元；不再使用的，请关闭预算项目',
  );
});
