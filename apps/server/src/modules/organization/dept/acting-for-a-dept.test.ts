import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan, budgetHead, budgetPeople, declareBudget, done, type Saved } from '../../../../test/budget-steps.ts';
import { aDemand } from '../../../../test/demand-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let head: Person;
let applicant: Person;
let buyer: Person;
let admin: Person;
let college = '';
let office = '';
beforeAll(async () => {
  app = await startOrganizationApp();
  [head, applicant] = [await app.person('dept'), await app.person('applicant')];
  [buyer, admin] = [await app.person('buyer'), await app.person('admin')];
  [college, office] = [await app.deptId('机械工程学院'), await app.deptId('采购一科')];
});
afterAll(() => app.close());

const outside = { code: 400, msg: '该部门不在您的数据范围内，请选择本部门或您负责的部门' };
const budgetOfDept = (deptId: string) => ({
  ...budgetHead,
  deptId,
  proName: '实验室建设',
  totalMoney: '1000.00',
  costs: [{ moneyType: 1, year: 2027, money: '1000.00' }],
});
const saves = [
  ['/budget-pro/saveOrUpdateBudgetPro', budgetOfDept],
  ['/plan/save', (deptId: string) => aPlan(deptId, { money: '600.00' })],
  ['/purchase/cus/demand/saveOrUpdateDemand', (deptId: string) => aDemand(deptId)],
] as const;

describe('who sees his own department alone', () => {
  test.each(saves)('saves nothing by %s for another one, nor moves there what he has', async (path, body) => {
    expect(await head.post(path, body(office))).toMatchObject(outside);
    const { id, version } = await done<Saved>(head.post(path, body(college)));
    expect(await head.post(path, { ...body(office), id, version })).toMatchObject(outside);
    await done(head.post(path, { ...body(college), id, version }));
  });

  test('asks for nothing on behalf of another department: neither a demand nor a request about one', async () => {
    expect(await applicant.post('/purchase/cus/demand/saveOrUpdateDemand', aDemand(office))).toMatchObject(outside);
    const { id: demandId } = await done(buyer.post('/purchase/cus/demand/saveOrUpdateDemand', aDemand(office)));
    const apply = {
      projectName: '离心机',
      demandId,
      budget: '420000.00',
      mannerId: 5,
      linkman: '韩晓',
      phone: '13800000000',
    };
    expect(await applicant.post('/purchase/project/bidapply/saveOrUpdateApply', apply)).toMatchObject({ code: 404 });
  });

  test('the purchasing office and administrators save for any department', async () => {
    for (const who of [buyer, admin])
      for (const [path, body] of saves) expect(await who.post(path, body(college))).toMatchObject({ code: 200 });
  });
});

test('a department of which budgets, plans or demands still run is not removed, and they are named', async () => {
  const add = async (deptName: string) =>
    (await done(admin.post('/blade-system/dept/submit', { deptName, parentId: '0', deptCategory: 2, sort: 1 }))).id;
  const deptId = await add('材料学院');
  const remove = () => admin.post(`/blade-system/dept/remove?ids=${deptId}`);
  const people = { ...(await budgetPeople(app)), deptId };
  const budget = await declareBudget(people, { money: '5000.00' });
  const plan = await done(buyer.post('/plan/save', aPlan(deptId, { money: '600.00' })));
  await done(buyer.post('/plan/submitPlan', plan));
  expect((await remove()).msg).toBe('部门还有未办结的预算项目1项、采购计划1项，不能删除：材料学院');
  await done(buyer.post('/plan/recallPlan', { id: plan.id, version: plan.version + 1 }));
  await done(buyer.get(`/plan/delById?id=${plan.id}`));
  await done(buyer.get(`/budget-pro/deleteById?id=${budget.id}`));
  await done(remove());
});
