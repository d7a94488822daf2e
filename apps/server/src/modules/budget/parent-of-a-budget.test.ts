import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  budgetHead,
  budgetOf,
  budgetPeople,
  declareBudget,
  done,
  issuedBudget,
  type BudgetPeople,
} from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let office: BudgetPeople;
let head: Person;
let ownDept: string;
beforeAll(async () => {
  app = await startOrganizationApp();
  office = await budgetPeople(app);
  head = await app.person('dept');
  ownDept = await app.deptId('机械工程学院');
});
afterAll(() => app.close());

const part = (parentProId: string, more: object = {}) => ({
  ...budgetHead,
  level: 2,
  parentProId,
  deptId: ownDept,
  proName: '机床更新',
  totalMoney: '1000.00',
  costs: [{ moneyType: 1, year: 2027, money: '1000.00' }],
  ...more,
});
const save = (body: object) => head.post('/budget-pro/saveOrUpdateBudgetPro', body);

test('a project of level 2 is part of one of level 1 that its department sees, and of no other department’s', async () => {
  const foreign = await issuedBudget(office, { money: '500000.00' });
  expect(await save(part(foreign.id))).toMatchObject({ code: 404 });
  expect((await budgetOf(office.buyer, foreign.id)).children).toEqual([]);
  const own = await declareBudget({ ...office, buyer: head, deptId: ownDept }, { money: '5000.00' });
  expect(await save(part(own.id))).toMatchObject({ code: 200 });
});

test('what the office has put below its own project its department goes on writing', async () => {
  const unit = await issuedBudget(office, { money: '500000.00' });
  const { id, version } = await done(
    office.buyer.post('/budget-pro/saveOrUpdateBudgetPro', part(unit.id, { deptId: office.deptId })),
  );
  await app.asSuperuser('update budget_project set dept_id = $1 where id = $2', [ownDept, id]);
  expect(await save(part(unit.id, { id, version, goal: '如期更新' }))).toMatchObject({ code: 200 });
  const another = await issuedBudget(office, { money: '500000.00' });
  expect(await save(part(another.id, { id, version: version + 1 }))).toMatchObject({ code: 404 });
});

test('what level 1 cannot give is told when level 2 is saved, and not when it is issued', async () => {
  const own = await declareBudget({ ...office, buyer: head, deptId: ownDept }, { money: '5000.00' });
  expect(await save(part(own.id, { costs: [{ moneyType: 2, year: 2027, money: '1000.00' }] }))).toMatchObject({
    code: 400,
    msg: expect.stringContaining('不能分解'),
  });
  const other = { startYear: 2028, endYear: 2028, costs: [{ moneyType: 1, year: 2028, money: '1000.00' }] };
  expect(await save(part(own.id, other))).toMatchObject({ code: 400, msg: expect.stringContaining('不能分解') });
  expect(await save(part(own.id))).toMatchObject({ code: 200 });
});
