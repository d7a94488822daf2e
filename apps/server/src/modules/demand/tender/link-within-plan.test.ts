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

/** A request about a demand that nobody was given yet. */
function draftFor(demandId: string): Promise<Saved> {
  const request = {
    projectName: '仪器平台',
    budget: '1000.00',
    mannerId: 5,
    linkman: '周明',
    phone: '0571-1',
    demandId,
  };
  return done(people.buyer.post(`${base}/saveOrUpdateApply`, request));
}

/** An accepted request about a demand. */
async function acceptedFor(demandId: string): Promise<Saved> {
  const act = (who: Person, action: string, { id, version }: Saved) =>
    done(who.post(`${base}/${action}`, { id, version }));
  return act(people.manager, 'approveApply', await act(people.buyer, 'submitApply', await draftFor(demandId)));
}
const link = ({ id, version }: Saved, projectId: string) =>
  people.manager.post(`${base}/linkProject`, { id, version, projectId });

const demandOf = (id: string) => done<Demand>(people.buyer.get(`/purchase/cus/demand/queryDemandById?id=${id}`));
const applyOf = (id: string) => done<Apply>(people.manager.get(`${base}/queryById?id=${id}`));
const planOf = (id: string) => done<object>(people.manager.get(`/plan/queryPlanById?id=${id}`));
const projectAt = (id: string) => done<Saved>(people.buyer.get(`/purchase/project/queryById?id=${id}`));
type Demand = Saved;
type Apply = Saved & { readonly auditStatus: number; readonly resultProjectId: string | null };

/** A project that was made elsewhere, of so much money. */
async function projectOf(money: string): Promise<string> {
  const { id } = await savedProject(app);
  await app.asSuperuser('update project set general_budget = $2::numeric * 100 where id = $1', [id, money]);
  return id;
}

describe('a project that is named for a request about a demand', () => {
  test('is within what was confirmed, and takes its money of the plan of the demand', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    const wanted = await demandOn(plan.id, '3000.00');
    const request = await acceptedFor(wanted.id);
    const over = await link(request, await projectOf('3000.01'));
    expect(over).toMatchObject({
      code: 400,
      msg: '总预算超过已确认需求的预算3,000.00元，请调减，或退回需求修改后重新确认',
    });
    const made = await projectOf('2000.00');
    await done(link(request, made));
    expect(await demandOf(wanted.id)).toMatchObject({ demandStatus: 4, projectId: made });
    expect(await planOf(plan.id)).toMatchObject({ usedMoney: '2000.00', balanceMoney: '3000.00' });
  });

  test('is counted with the others of the plan', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    await done(link(await acceptedFor((await demandOn(plan.id, '3000.00')).id), await projectOf('3000.00')));
    const make = (budget: string) =>
      people.buyer.post(
        '/purchase/project/saveOrUpdate',
        aProject({ planId: plan.id, generalBudget: budget, packages: [aPackage({ budget })] }),
      );
    expect((await make('2000.01')).msg).toBe('立项金额超出计划余额，可用2,000.00元');
    expect(await make('2000.00')).toMatchObject({ code: 200 });
  });

  test('is raised afterwards within what was confirmed alone', async () => {
    const request = await acceptedFor((await demands.confirmed(app, { budget: '420000.00' })).id);
    const made = await projectOf('1000.00');
    await done(link(request, made));
    const raise = async (budget: string) => {
      const { version } = await projectAt(made);
      const more = { generalBudget: budget, packages: [aPackage({ budget })] };
      return people.buyer.post('/purchase/project/saveOrUpdate', { ...aProject(more), id: made, version });
    };
    expect((await raise('9000000.00')).msg).toBe(
      '总预算超过已确认需求的预算420,000.00元，请调减，或退回需求修改后重新确认',
    );
    expect(await raise('420000.00')).toMatchObject({ code: 200 });
  });

  test('is the only one of its demand, and of one demand alone', async () => {
    const wanted = await demands.confirmed(app);
    const [first, second] = [await acceptedFor(wanted.id), await acceptedFor(wanted.id)];
    const [made, other] = [await projectOf('1000.00'), await projectOf('1000.00')];
    await done(link(first, made));
    // Whatever else was asked about the demand is answered with it.
    expect((await link({ ...second, version: second.version + 1 }, other)).msg).toBe('申请已形成项目');
    const later = await people.buyer.post(`${base}/submitApply`, await draftFor(wanted.id));
    expect(later.msg).toMatch(/^需求“.+”已立项或已归档，不再受理招标申请/);
    const ofAnother = await acceptedFor((await demands.confirmed(app)).id);
    expect((await link(ofAnother, made)).msg).toMatch(/已对应另一项采购需求，请选择其他项目$/);
    expect((await demands.makeProject(app, await demandOf(wanted.id))).code).toBe(400);
  });

  test('gives the demand back where it is deleted', async () => {
    const wanted = await demands.confirmed(app);
    const request = await acceptedFor(wanted.id);
    const made = await projectOf('1000.00');
    await done(link(request, made));
    await done(people.buyer.post('/purchase/project/deleteByIds', { ids: made }));
    expect(await demandOf(wanted.id)).toMatchObject({ demandStatus: 3, projectId: null });
    expect(await applyOf(request.id)).toMatchObject({ auditStatus: 2, resultProjectId: null, isLinked: false });
  });

  test('is taken back from the request, with a reason, as long as it is a draft', async () => {
    const plan = await handedDownPlan(people, { money: '5000.00' });
    const wanted = await demandOn(plan.id, '3000.00');
    const request = await acceptedFor(wanted.id);
    await done(link(request, await projectOf('3000.00')));
    const undo = async (reason?: string) =>
      people.manager.post(`${base}/unlinkProject`, {
        id: request.id,
        version: (await applyOf(request.id)).version,
        reason,
      });
    expect((await undo()).code).toBe(400);
    await done(undo('登记有误'));
    expect(await applyOf(request.id)).toMatchObject({ auditStatus: 2, resultProjectId: null });
    expect(await demandOf(wanted.id)).toMatchObject({ demandStatus: 3, projectId: null });
    expect(await planOf(plan.id)).toMatchObject({ balanceMoney: '5000.00', usedMoney: '0.00' });
    await done(link(await applyOf(request.id), await projectOf('2000.00')));
  });

  test('is not taken back where it was made of the request', async () => {
    const wanted = await demands.confirmed(app);
    const request = await acceptedFor(wanted.id);
    await done(demands.makeProject(app, wanted));
    const { version } = await applyOf(request.id);
    const refused = await people.manager.post(`${base}/unlinkProject`, { id: request.id, version, reason: '误' });
    expect(refused.msg).toMatch(/由本申请立项形成，须删除或终止该项目后申请才会退回$/);
  });
});

test('a request is not linked to a project that is deleted at the same time', async () => {
  for (let round = 0; round < 3; round += 1) {
    const request = await acceptedFor((await demands.confirmed(app)).id);
    const made = await projectOf('1000.00');
    const [linked, removed] = await Promise.all([
      link(request, made),
      people.buyer.post('/purchase/project/deleteByIds', { ids: made }),
    ]);
    const { auditStatus, resultProjectId } = await applyOf(request.id);
    expect([linked.code, removed.code, auditStatus, resultProjectId]).toEqual(
      removed.code === 200 ? [linked.code, 200, 2, null] : [200, removed.code, 4, made],
    );
  }
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
