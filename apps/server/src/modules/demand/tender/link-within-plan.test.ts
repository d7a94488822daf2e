import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvers } from '../../../../test/approval-steps.ts';
import { done, draftPlan, handedDownPlan, type BudgetPeople, type Saved } from '../../../../test/budget-steps.ts';
import * as demands from '../../../../test/demand-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { aPackage, aProject, savedProject } from '../../../../test/tendering-steps.ts';
import { budgetModule } from '../../budget/index.ts';
import { planModule } from '../../plan/index.ts';
import { demandModule } from '../index.ts';

const base = '/purchase/project/bidapply';

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

const demandOn = (planId: string, budget: string) =>
  demands.confirmed(app, { planId, budget, details: [demands.line({ qty: '1', price: budget })] });

/** An accepted request about a demand. */
async function acceptedFor(demandId: string): Promise<Saved> {
  const request = {
    projectName: '仪器平台',
    budget: '1000.00',
    mannerId: 5,
    linkman: '周明',
    phone: '0571-1',
    demandId,
  };
  const act = (who: Person, action: string, { id, version }: Saved) =>
    done(who.post(`${base}/${action}`, { id, version }));
  const draft = await done(people.buyer.post(`${base}/saveOrUpdateApply`, request));
  return act(people.manager, 'approveApply', await act(people.buyer, 'submitApply', draft));
}
const link = ({ id, version }: Saved, projectId: string) =>
  people.manager.post(`${base}/linkProject`, { id, version, projectId });

/** A project that was made elsewhere, of so much money. */
async function projectOf(money: string): Promise<string> {
  const { id } = await savedProject(app);
  await app.asSuperuser('update project set general_budget = $2::numeric * 100 where id = $1', [id, money]);
  return id;
}

describe('a project that is named for a request about a demand', () => {
  test('is within what the plan of the demand has left', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    const request = await acceptedFor((await demandOn(plan.id, '3000.00')).id);
    const over = await link(request, await projectOf('5000.01'));
    expect(over).toMatchObject({ code: 400, msg: '立项金额超出计划余额，可用5,000.00元' });
    expect(await link(request, await projectOf('5000.00'))).toMatchObject({ code: 200 });
  });

  test('is counted with the others of the plan, each by what it comes to', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    const first = await acceptedFor((await demandOn(plan.id, '1000.00')).id);
    const second = await acceptedFor((await demandOn(plan.id, '1000.00')).id);
    await done(link(first, await projectOf('3000.00')));
    expect((await link(second, await projectOf('2000.01'))).msg).toBe('立项金额超出计划余额，可用2,000.00元');
    const more = await demands.saved(app, {
      planId: plan.id,
      budget: '1000.01',
      details: [demands.line({ price: '1.00' })],
    });
    expect((await demands.submit(app, more)).msg).toBe('需求预算超出计划余额，可用1,000.00元');
    expect(await link(second, await projectOf('2000.00'))).toMatchObject({ code: 200 });
  });

  test('leaves to the projects of the plan what it does not come to', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    await done(link(await acceptedFor((await demandOn(plan.id, '1000.00')).id), await projectOf('3000.00')));
    const make = (budget: string) =>
      people.buyer.post(
        '/purchase/project/saveOrUpdate',
        aProject({ planId: plan.id, generalBudget: budget, packages: [aPackage({ budget })] }),
      );
    expect((await make('2000.01')).msg).toBe('立项金额超出计划余额，可用2,000.00元');
    expect(await make('2000.00')).toMatchObject({ code: 200 });
  });

  test('is of any amount where its demand stands on no plan', async () => {
    const request = await acceptedFor((await demands.confirmed(app)).id);
    expect(await link(request, await projectOf('90000000.00'))).toMatchObject({ code: 200 });
  });
});

test('a demand whose plan was deleted is told to choose another one', async () => {
  const plan = await draftPlan(people, { money: '500000.00' });
  const draft = await demands.saved(app, { planId: plan.id });
  await done(people.buyer.get(`/plan/delById?ids=${plan.id}`));
  expect(await demands.submit(app, draft)).toMatchObject({
    code: 400,
    msg: '所引用的采购计划已删除，请重新选择计划',
  });
});
