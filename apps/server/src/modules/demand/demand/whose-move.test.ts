import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '@zhaocai/model';
import { approvers } from '../../../../test/approval-steps.ts';
import { approvedPlan, done, handedDownPlan, type BudgetPeople, type Saved } from '../../../../test/budget-steps.ts';
import * as steps from '../../../../test/demand-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { budgetModule } from '../../budget/index.ts';
import { inboxModule } from '../../inbox/index.ts';
import { planModule } from '../../plan/index.ts';
import { demandModule } from '../index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
let ids: Awaited<ReturnType<typeof approvers>>;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule, budgetModule, inboxModule]);
  app.clock.setTo('2026-11-20 10:00:00');
  ids = await approvers(app);
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: await steps.deptOf(app),
    receiverId: ids.buyer,
  };
});
afterAll(() => app.close());

const chief = async () =>
  (
    await app.asSuperuser<{ id: string }>(
      `select id::text from user_account where tenant_id = '100001' and account = 'admin'`,
    )
  )[0]?.id;
const demandOn = (planId: string) => steps.confirmed(app, { planId });
const offered = async (id: string) => {
  const { actions, projectWaits } = await steps.shown(app, id);
  const { records } = await done<Page<{ id: string; kind: string }>>(
    people.buyer.get('/inbox/page?current=1&size=100'),
  );
  const isDuty = records.some((line) => line.kind === 'demand.makeProject' && line.id.endsWith(id));
  return { page: actions.includes('makeProject'), inbox: isDuty, waits: projectWaits };
};
const redirect = async ({ id, version }: Saved) =>
  done(people.manager.post('/plan/redirectPlan', { id, version, receiverId: await chief() }));

describe('a project of a confirmed demand is offered', () => {
  test('to whom its plan was handed down to, and where it stands on no plan', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    const free = { page: true, inbox: true, waits: null };
    expect(await offered((await demandOn(plan.id)).id)).toEqual(free);
    expect(await offered((await steps.confirmed(app)).id)).toEqual(free);
  });

  test('not before its plan is handed down, and the page says by whom', async () => {
    const plan = await approvedPlan(people, { money: '500000.00' });
    const demand = await demandOn(plan.id);
    const { waits, ...none } = await offered(demand.id);
    expect(none).toEqual({ page: false, inbox: false });
    expect(waits).toMatchObject({ reason: 'notDown', names: expect.arrayContaining(['沈岚']) });
    await done(people.manager.post('/plan/downPlan', { ...plan, receiverId: ids.buyer }));
    expect(await offered(demand.id)).toEqual({ page: true, inbox: true, waits: null });
  });

  test('not to another than whom its plan is with, and the page says who that is', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    const demand = await demandOn(plan.id);
    await redirect(plan);
    const names = ['系统管理员'];
    const waits = { reason: 'withOther', names, money: '500000.00' };
    expect(await offered(demand.id)).toEqual({ page: false, inbox: false, waits });
    expect((await steps.makeProject(app, demand)).msg).toMatch(/^计划已下达给系统管理员/);
  });

  test('not while an adjustment of its plan waits', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    const demand = await demandOn(plan.id);
    const { id: planId, version } = plan;
    await done(
      people.buyer.post('/plan/planModify', { planId, version, modifyType: 2, mannerId: 1, reason: '改方式' }),
    );
    const { waits, ...none } = await offered(demand.id);
    expect(none).toEqual({ page: false, inbox: false });
    expect(waits).toMatchObject({ reason: 'adjusting', names: expect.arrayContaining(['沈岚']) });
  });

  test('not where its plan has less left than it asks', async () => {
    const plan = await handedDownPlan(people, { money: '500000.00' });
    const demand = await demandOn(plan.id);
    await app.asSuperuser('update purchase_plan set used_money = 40000000 where id = $1', [plan.id]);
    const { page, waits } = await offered(demand.id);
    expect(page).toBe(false);
    expect(waits).toEqual({ reason: 'overBalance', names: [], money: '100000.00' });
  });
});
