import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlan, budgetPeople, done, issuedBudget } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
});
afterAll(() => app.close());

test('a plan draws on no line that whoever writes it does not see, and keeps the one that it has', async () => {
  const people = await budgetPeople(app);
  const { buyer, deptId } = people;
  const one = await issuedBudget(people, { money: '5000.00' });
  const other = await issuedBudget(people, { money: '5000.00' });
  const budgetCostId = one.costs[0]?.id;
  const { id, version } = await done(buyer.post('/plan/save', aPlan(deptId, { money: '100.00', budgetCostId })));
  // From now on he sees his own rows alone, and the other line is somebody else's.
  await app.asSuperuser('update budget_cost set create_user = 1 where budget_pro_id = $1', [other.id]);
  await app.asSuperuser(
    `update role_data_scope set scope_type = 2 where tenant_id = '100001' and role_id in (
       select role_id from user_role where tenant_id = '100001' and user_id = $1)`,
    [await app.userId('buyer')],
  );
  const named = [{ budgetCostId: other.costs[0]?.id }, { budgetProId: other.id }];
  for (const wish of named)
    expect(await buyer.post('/plan/save', aPlan(deptId, { money: '100.00', ...wish }))).toMatchObject({ code: 404 });
  const kept = await buyer.post('/plan/update', { id, version, planName: '改名' });
  expect(kept).toMatchObject({ code: 200 });
});
