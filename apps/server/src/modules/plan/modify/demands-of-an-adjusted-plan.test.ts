import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvers } from '../../../../test/approval-steps.ts';
import { done, handedDownPlan, planOf, type BudgetPeople, type Saved } from '../../../../test/budget-steps.ts';
import * as demands from '../../../../test/demand-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { budgetModule } from '../../budget/index.ts';
import { demandModule } from '../../demand/index.ts';
import { planModule } from '../index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule, budgetModule]);
  app.clock.setTo('2026-11-20 10:00:00');
  const ids = await approvers(app);
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: await demands.deptOf(app),
    receiverId: ids.buyer,
  };
});
afterAll(() => app.close());

const ofMoney = (money: string) => ({
  budgetMoney: money,
  details: [{ name: '设备', unit: '套', qty: '1', price: money }],
});
const ask = ({ id, version }: Saved, more: object) =>
  people.buyer.post('/plan/planModify', { planId: id, version, reason: '按批复调整', ...more });
const agree = (asked: Saved) => people.manager.post('/plan/auditPlanModify', { ...asked, agree: true });
const adjusted = async (plan: Saved, more: object) =>
  (await done<{ newPlanId: string }>(agree(await done(ask(plan, more))))).newPlanId;
const demandOn = (planId: string, budget: string, more: object = {}) => ({
  planId,
  budget,
  details: [demands.line({ qty: '1', price: budget })],
  ...more,
});

describe('an adjustment of a plan', () => {
  test('takes its demands along, whatever their state, and a project is made of the confirmed one', async () => {
    const plan = await handedDownPlan(people, { money: '200000.00' });
    const confirmed = await demands.confirmed(app, demandOn(plan.id, '150000.00'));
    const draft = await demands.saved(app, demandOn(plan.id, '20000.00'));
    const archived = await demands.saved(app, demandOn(plan.id, '30000.00'));
    const close = { ...archived, reason: '暂不采购' };
    await done(people.buyer.post('/purchase/cus/demand/closeDemand', close));
    const newPlanId = await adjusted(plan, { modifyType: 2, mannerId: 1 });
    for (const { id } of [confirmed, draft, archived])
      expect(await demands.shown(app, id)).toMatchObject({ planId: newPlanId });
    const { version } = await demands.shown(app, confirmed.id);
    const made = await done(demands.makeProject(app, { id: confirmed.id, version }));
    expect((await planOf(people.buyer, newPlanId)).projects).toMatchObject([{ id: made.id }]);
  });

  test('counts them against the plan in its place: no more is handed in than it has', async () => {
    const plan = await handedDownPlan(people, { money: '200000.00' });
    await demands.confirmed(app, demandOn(plan.id, '150000.00'));
    const newPlanId = await adjusted(plan, { modifyType: 2, mannerId: 1 });
    const more = await demands.saved(app, demandOn(newPlanId, '50000.01'));
    expect((await demands.submit(app, more)).msg).toMatch(/^需求预算超出计划余额，可用50,000.00元/);
  });

  test('does not make its writer of whoever decides: he confirms the demand that went over', async () => {
    const plan = await handedDownPlan(people, { money: '200000.00' });
    const { id } = await demands.saved(app, demandOn(plan.id, '150000.00'));
    await adjusted(plan, { modifyType: 2, mannerId: 1 });
    const handedIn = await done(demands.submit(app, await demands.shown(app, id)));
    expect(await demands.confirm(app, handedIn)).toMatchObject({ code: 200, data: { demandStatus: 3 } });
  });

  test('below what its demands ask for is refused with the sum, when it is asked for and when it is agreed to', async () => {
    const plan = await handedDownPlan(people, { money: '300000.00' });
    const confirmed = await demands.confirmed(app, demandOn(plan.id, '150000.00'));
    const below = /^计划金额低于已确认需求合计150,000.00元/;
    expect((await ask(plan, { modifyType: 1, ...ofMoney('149999.99') })).msg).toMatch(below);
    const asked = await done(ask(plan, { modifyType: 1, ...ofMoney('150000.00') }));
    await demands.confirmed(app, demandOn(plan.id, '10000.00'));
    expect((await agree(asked)).msg).toMatch(/^计划金额低于已确认需求合计160,000.00元/);
    await done(people.manager.post('/plan/auditPlanModify', { ...asked, agree: false, reason: '已有需求' }));
    const cancel = await ask(plan, { modifyType: 5 });
    expect(cancel.msg).toMatch(/^计划上还有已确认需求合计160,000.00元/);
    const reason = '本年不再采购';
    await done(demands.confirm(app, confirmed, { agree: false, reason }));
    await done(ask(plan, { modifyType: 1, ...ofMoney('10000.00') }));
  });
});
