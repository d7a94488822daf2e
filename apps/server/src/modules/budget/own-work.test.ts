import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan, budgetPeople, declareBudget, done, issuedBudget, type Saved } from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
/** Holds every right of the unit. */
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const own = { code: 400, msg: '经办人不能审核自己提交的内容，请由其他人处理' };
const asAdmin = async () => ({ ...(await budgetPeople(app)), buyer: admin });

describe('whoever declared, planned or asked for it does not decide on it, whatever his rights', () => {
  test('a budget: neither review, and one person not both', async () => {
    const people = await asAdmin();
    const { id, version } = await declareBudget(people, { money: '5000.00' });
    await done(admin.post('/budget-pro/submit', { id, version }));
    for (const action of ['passFirst', 'rejectFirst'])
      expect(await admin.post(`/budget-pro/${action}`, { id, version: version + 1, reason: '自审' })).toMatchObject(
        own,
      );
    await done(people.manager.post('/budget-pro/passFirst', { id, version: version + 1 }));
    expect(await admin.post('/budget-pro/passSecond', { id, version: version + 2 })).toMatchObject(own);
  });

  test('an adjustment of a budget', async () => {
    const { costs } = await issuedBudget(await asAdmin(), { money: '5000.00' });
    const [line] = costs;
    const wish = { id: line?.id, version: line?.version, money: '6000.00', reason: '追加' };
    const asked = await done(admin.post('/budget-pro/adjustCost', wish));
    expect(await admin.post('/budget-pro/adjust/passFirst', asked)).toMatchObject(own);
  });

  test('a plan, also where a colleague handed in what he wrote, and its adjustment', async () => {
    const { buyer, manager, deptId } = await budgetPeople(app);
    const plan = await done<Saved>(admin.post('/plan/save', aPlan(deptId, { money: '600.00' })));
    const handedIn = await done<Saved>(buyer.post('/plan/submitPlan', plan));
    expect(await admin.post('/plan/auditPlan', { ...handedIn, agree: true })).toMatchObject(own);
    const approved = await done<Saved>(manager.post('/plan/auditPlan', { ...handedIn, agree: true }));
    const wish = { planId: plan.id, version: approved.version, modifyType: 2, mannerId: 1, reason: '改变方式' };
    const asked = await done<Saved>(admin.post('/plan/planModify', wish));
    expect(await admin.post('/plan/auditPlanModify', { ...asked, agree: true })).toMatchObject(own);
  });
});
