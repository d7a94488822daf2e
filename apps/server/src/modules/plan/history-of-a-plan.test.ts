import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  budgetPeople,
  done,
  handedDownPlan,
  issuedBudget,
  planOf,
  submittedPlan,
  type BudgetPeople,
  type Saved,
} from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const told = async (id: string) =>
  (await planOf(people.buyer, id)).history.map(({ action, person, reason }) => [action, person, reason]);

describe('the page of a plan', () => {
  test('tells each submission and decision, by whom and why, the latest first', async () => {
    const { id, version } = await submittedPlan(people, { money: '9000.00' });
    await done(people.manager.post('/plan/auditPlan', { id, version, agree: false, reason: '请拆分' }));
    await done(people.buyer.post('/plan/submitPlan', { id, version: version + 1 }));
    expect(await told(id)).toEqual([
      ['submit', '周明', null],
      ['reject', '沈岚', '请拆分'],
      ['submit', '周明', null],
    ]);
    const [last] = (await planOf(people.buyer, id)).history;
    expect(last?.time).toMatch(/^\d{4}-\d\d-\d\d[ T]/);
  });

  test('tells of an adjusted plan what was decided of the one in whose place it stands', async () => {
    const { id, version } = await handedDownPlan(people, { money: '9000.00' });
    const receiverId = await app.userId('admin');
    await done(people.manager.post('/plan/redirectPlan', { id, version, receiverId }));
    const ask = { planId: id, version: version + 1, modifyType: 2, mannerId: 1, reason: '改为公开招标' };
    const asked = await done(people.buyer.post('/plan/planModify', ask));
    const yes = await done<{ newPlanId: string }>(
      people.manager.post('/plan/auditPlanModify', { ...asked, agree: true }),
    );
    const actions = (await told(yes.newPlanId)).map(([action]) => action);
    expect(actions).toEqual(['supersede', 'redirect', 'down', 'approve', 'submit']);
  });
});

test('a plan has nothing left once another stands in its place, or it is void, and holds no money on the list', async () => {
  const { costs } = await issuedBudget(people, { money: '9000.00' });
  const plan = await handedDownPlan(people, { money: '9000.00', budgetCostId: costs[0]?.id, planName: '余额核对' });
  const adjust = async ({ id, version }: Saved, more: object) => {
    const asked = await done(people.buyer.post('/plan/planModify', { planId: id, version, reason: '调整', ...more }));
    return done<{ newPlanId: string }>(people.manager.post('/plan/auditPlanModify', { ...asked, agree: true }));
  };
  const reserved = async () =>
    (
      await done<{ records: { id: string; reservedMoney: string }[] }>(
        people.buyer.post('/plan/queryPlan', { keyword: '余额核对' }),
      )
    ).records.map(({ id, reservedMoney }) => [id, reservedMoney]);
  const { newPlanId } = await adjust(plan, { modifyType: 2, mannerId: 1 });
  expect(await planOf(people.buyer, plan.id)).toMatchObject({ planStatus: 7, balanceMoney: '0.00' });
  expect(await planOf(people.buyer, newPlanId)).toMatchObject({ planStatus: 3, balanceMoney: '9000.00' });
  expect((await reserved()).toSorted()).toEqual([
    [plan.id, '0.00'],
    [newPlanId, '9000.00'],
  ]);
  await adjust(await planOf(people.buyer, newPlanId), { modifyType: 5 });
  expect(await planOf(people.buyer, newPlanId)).toMatchObject({ planStatus: 8, balanceMoney: '0.00' });
});
