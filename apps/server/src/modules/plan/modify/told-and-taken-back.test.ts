import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanModifyAnswer } from '@zhaocai/model';
import {
  budgetPeople,
  done,
  handedDownPlan,
  planOf,
  type BudgetPeople,
  type Saved,
} from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';

const rejected = 3;

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const ask = ({ id, version }: Saved, more: object = { modifyType: 2, mannerId: 1 }) =>
  done(people.buyer.post('/plan/planModify', { planId: id, version, reason: '改为公开招标', ...more }));
const shown = (id: string, who = people.buyer) =>
  done<PlanModifyAnswer>(who.get(`/plan/queryPlanModifyDetail?id=${id}`));
const withdraw = (asked: Saved, who = people.buyer) => who.post('/plan/withdrawPlanModify', asked);
const told = (userId: string, title: string) =>
  app.asSuperuser(`select kind, business_type as about from flow_message where user_id = $1 and title = $2`, [
    userId,
    title,
  ]);

test('who asked for an adjustment takes it back, the plan stays as it is, and another is asked for', async () => {
  const plan = await handedDownPlan(people, { money: '9000.00' });
  const asked = await ask(plan);
  expect((await shown(asked.id)).isWithdrawable).toBe(true);
  expect(await withdraw(asked, people.finance)).toMatchObject({ code: 403 });
  await done(withdraw(asked));
  expect(await shown(asked.id)).toMatchObject({
    auditStatus: rejected,
    rejectReason: '申请人撤回',
    isWithdrawable: false,
    history: [{ action: 'withdraw', person: '周明' }],
  });
  expect(await planOf(people.buyer, plan.id)).toMatchObject({ planStatus: 3, modifyId: null });
  expect(await withdraw({ ...asked, version: asked.version + 1 })).toMatchObject({ code: 400 });
  await ask(plan);
});

test('who asked hears the decision, and whoever was to buy the plan hears that another stands in its place', async () => {
  const receiverId = await app.userId('admin');
  const first = await handedDownPlan(people, { money: '8000.00', planName: '实验台' });
  await done(people.manager.post('/plan/redirectPlan', { ...first, receiverId }));
  const plan = { ...first, version: first.version + 1 };
  const no = await ask(plan);
  await done(people.manager.post('/plan/auditPlanModify', { ...no, agree: false, reason: '方式不变' }));
  expect(await told(people.receiverId, '实验台')).toContainEqual({ kind: 'rejected', about: 'planModify' });
  const yes = await ask(plan);
  const { newPlanId } = await done<{ newPlanId: string }>(
    people.manager.post('/plan/auditPlanModify', { ...yes, agree: true }),
  );
  expect(await told(people.receiverId, '实验台')).toContainEqual({ kind: 'finished', about: 'planModify' });
  expect(await told(receiverId, '实验台')).toContainEqual({ kind: 'returned', about: 'plan' });
  const after = await planOf(people.buyer, newPlanId);
  const cancel = await ask(after, { modifyType: 5 });
  await done(people.manager.post('/plan/auditPlanModify', { ...cancel, agree: true }));
  expect(await told(receiverId, '实验台')).toContainEqual({ kind: 'terminated', about: 'plan' });
});
