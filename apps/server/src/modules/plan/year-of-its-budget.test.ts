import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPlan, budgetPeople, done, draftPlan, issuedBudget, submittedPlan } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
});
afterAll(() => app.close());

test('a plan draws on money of its own year, whether it names the line or its project', async () => {
  const people = await budgetPeople(app);
  const { buyer, deptId } = people;
  const { id: budgetProId, costs } = await issuedBudget(people, { money: '5000.00' });
  const save = (more: object) => buyer.post('/plan/save', aPlan(deptId, { money: '100.00', ...more }));
  for (const line of [{ budgetCostId: costs[0]?.id }, { budgetProId }]) {
    expect(await save({ ...line, year: 2026 })).toMatchObject({
      code: 400,
      msg: '计划年度与预算年度不一致：计划2026年度，预算经费2027年度',
    });
    const { id, version } = await done(save(line));
    expect((await buyer.post('/plan/update', { id, version, year: 2028 })).msg).toMatch(/^计划年度与预算年度不一致/);
  }
});

test('a plan that was written of another year before that was asked is neither handed in nor approved', async () => {
  const people = await budgetPeople(app);
  const { costs } = await issuedBudget(people, { money: '5000.00' });
  const wish = { money: '100.00', budgetCostId: costs[0]?.id };
  const ofLastYear = (id: string) => app.asSuperuser('update purchase_plan set year = 2026 where id = $1', [id]);
  const draft = await draftPlan(people, wish);
  const waiting = await submittedPlan(people, wish);
  await ofLastYear(draft.id);
  await ofLastYear(waiting.id);
  const msg = '计划年度与预算年度不一致：计划2026年度，预算经费2027年度';
  expect(await people.buyer.post('/plan/submitPlan', draft)).toMatchObject({ code: 400, msg });
  expect(await people.manager.post('/plan/auditPlan', { ...waiting, agree: true })).toMatchObject({ code: 400, msg });
  const no = { ...waiting, agree: false, reason: '请改为2027年度' };
  expect(await people.manager.post('/plan/auditPlan', no)).toMatchObject({ code: 200 });
});
