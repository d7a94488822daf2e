import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aPlan,
  budgetPeople,
  declareBudget,
  done,
  draftPlan,
  type BudgetPeople,
  type Saved,
} from '../../../test/budget-steps.ts';
import { aDemand, line } from '../../../test/demand-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const demandSave = '/purchase/cus/demand/saveOrUpdateDemand';
const outside = { code: 400, msg: expect.stringMatching(/^这是其他部门的数据/) };

test('whoever has gone to another department leaves what he wrote to those who are there', async () => {
  const buyer = await app.userId('buyer');
  const plan = await draftPlan(people, { money: '1000.00' });
  const budget = await declareBudget(people, { money: '1000.00' });
  const demand = await done<Saved>(people.buyer.post(demandSave, aDemand(people.deptId, { details: [line()] })));
  const there = await app.deptId('采购二科');
  await app.asSuperuser('update user_account set dept_ids = array[$2::bigint] where id = $1', [buyer, there]);
  await app.asSuperuser('update user_dept set dept_id = $2 where user_id = $1', [buyer, there]);
  await app.asSuperuser(
    `update role_data_scope set scope_type = 3 where tenant_id = '100001' and role_id in (
       select role_id from user_role where tenant_id = '100001' and user_id = $1)`,
    [buyer],
  );
  const moved = await app.person('buyer');
  const raised = { ...aPlan(people.deptId, { money: '9000.00' }), id: plan.id, version: plan.version };
  expect(await moved.post('/plan/save', raised)).toMatchObject(outside);
  expect(await moved.post('/plan/submitPlan', plan)).toMatchObject(outside);
  expect(await moved.post('/budget-pro/submit', budget)).toMatchObject(outside);
  expect(await moved.post('/purchase/cus/demand/submitDemand', demand)).toMatchObject(outside);
});
