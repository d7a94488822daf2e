import { projectLifecycle } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as approval from '../../../test/approval-steps.ts';
import {
  approvedPlan,
  budgetOf,
  declareBudget,
  done,
  draftPlan,
  handedDownPlan,
  issuedBudget,
  planOf,
  submittedPlan,
  type BudgetPeople,
} from '../../../test/budget-steps.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import * as out from '../../../test/way-out-steps.ts';
import { budgetModule } from '../budget/index.ts';
import { planModule } from './index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
beforeAll(async () => {
  app = await startTenderingApp([planModule, budgetModule]);
  ids = await approval.approvers(app);
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '采购一科'`,
  );
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: dept?.id ?? '',
    receiverId: ids.buyer,
  };
});
afterAll(() => app.close());

const money = (generalBudget: string) => ({
  generalBudget,
  packages: [steps.aPackage({ budget: generalBudget })],
});
const make = (planId: string, generalBudget: string, more: object = {}) =>
  people.buyer.post('/purchase/project/saveOrUpdate', steps.aProject({ planId, ...money(generalBudget), ...more }));
const shown = (planId: string) => planOf(people.buyer, planId);

describe('a project of a plan', () => {
  test('takes up its budget, and all of them no more than the plan has', async () => {
    const { id } = await handedDownPlan(people, { money: '100000.00' });
    const first = await done(make(id, '60000.00'));
    expect(await shown(id)).toMatchObject({ planStatus: 4, usedMoney: '60000.00', balanceMoney: '40000.00' });
    expect((await make(id, '40000.01')).msg).toBe('立项金额超出计划余额，可用40,000.00元');
    await done(make(id, '40000.00'));
    const larger = steps.aProject({ id: first.id, version: first.version, planId: id, ...money('60000.01') });
    expect((await people.buyer.post('/purchase/project/saveOrUpdate', larger)).msg).toMatch(/^立项金额超出计划余额/);
    const { version } = await steps.detail(app, first.id, 'buyer');
    const smaller = { ...larger, version, ...money('50000.00') };
    await done(people.buyer.post('/purchase/project/saveOrUpdate', smaller));
    expect(await shown(id)).toMatchObject({ usedMoney: '90000.00', balanceMoney: '10000.00' });
    expect((await shown(id)).projects).toHaveLength(2);
  });

  test('is made of one that was handed down, which then is not handed back', async () => {
    const approved = await approvedPlan(people, { money: '1000.00' });
    expect((await make(approved.id, '1000.00')).msg).toBe('只有已下达的计划可以立项');
    const { id } = await handedDownPlan(people, { money: '1000.00' });
    const { id: projectId } = await done(make(id, '1000.00'));
    expect((await people.buyer.get(`/plan/downBack?id=${id}`)).msg).toBe('已立项，不能退回');
    expect((await people.buyer.get(`/purchase/project/queryLastByPlanId?planId=${id}`)).data).toMatchObject({
      id: projectId,
      planId: id,
    });
    await done(people.buyer.post('/purchase/project/deleteByIds', { ids: projectId }));
    expect(await shown(id)).toMatchObject({ planStatus: 3, usedMoney: '0.00' });
    expect((await people.buyer.get(`/purchase/project/queryLastByPlanId?planId=${id}`)).data).toBeNull();
    await done(people.buyer.get(`/plan/downBack?id=${id}`));
  });

  test('stays with the plan: what it was made of is neither cut off nor exchanged', async () => {
    const { id } = await handedDownPlan(people, { money: '1000.00' });
    const other = await handedDownPlan(people, { money: '900000.00' });
    const draft = await done(make(id, '1000.00'));
    for (const planId of [null, other.id]) {
      const body = steps.aProject({ ...draft, planId, ...money('700000.00') });
      expect((await people.buyer.post('/purchase/project/saveOrUpdate', body)).msg).toMatch(
        /^项目据采购计划立项，不能改为其他计划或解除关联/,
      );
    }
    expect(await shown(id)).toMatchObject({ planStatus: 4, usedMoney: '1000.00' });
  });

  test('that is terminated gives its money back, and can be procured again from the plan', async () => {
    const budget = await issuedBudget(people, { money: '540000.00' });
    const budgetCostId = budget.costs[0]?.id;
    const { id } = await handedDownPlan(people, { money: '540000.00', budgetCostId });
    const projectId = await steps.quotedProject(app, { changes: { planId: id } });
    expect(await shown(id)).toMatchObject({ planStatus: 4, balanceMoney: '0.00' });
    await out.agreedOn(app, projectId, 'terminate');
    expect(await shown(id)).toMatchObject({ planStatus: 3, usedMoney: '0.00', balanceMoney: '540000.00' });
    // The plan still holds it: it is the budget's again when the plan gives it back.
    expect((await budgetOf(people.buyer, budget.id)).costs).toMatchObject([{ reservedMoney: '540000.00' }]);
    const { id: again } = await done(people.buyer.post('/purchase/project/rebid', { id: projectId }));
    expect(await shown(id)).toMatchObject({ planStatus: 4, usedMoney: '540000.00' });
    expect((await shown(id)).projects.map(({ id: one, takenMoney }) => [one, takenMoney])).toEqual([
      [projectId, '0.00'],
      [again, '540000.00'],
    ]);
  });

  test('has its place in the uses of the budget, whose figures are those of the ledger', async () => {
    const budget = await issuedBudget(people, { money: '100000.00' });
    const budgetCostId = budget.costs[0]?.id;
    const { id } = await handedDownPlan(people, { money: '60000.00', budgetCostId });
    const { id: projectId } = await done(make(id, '50000.00'));
    const uses = await people.buyer.get(`/budget-pro/queryUsesByProId?id=${budget.id}`);
    expect(uses.data).toMatchObject([
      { planId: id, budgetCostId, reservedMoney: '60000.00', committedMoney: '0.00', projects: [{ id: projectId }] },
    ]);
  });
});

test('registration that is over by the clock is quoting on the plan and among the uses of its budget', async () => {
  const budget = await issuedBudget(people, { money: '100000.00' });
  const { id } = await handedDownPlan(people, { money: '60000.00', budgetCostId: budget.costs[0]?.id });
  const { id: projectId } = await done(make(id, '50000.00'));
  const { registering, quoting } = projectLifecycle.code;
  await app.asSuperuser(`update project set stage = $2, entry_end_time = '2000-01-01 09:00:00' where id = $1`, [
    projectId,
    registering,
  ]);
  expect((await shown(id)).projects).toMatchObject([{ id: projectId, stage: quoting }]);
  const uses = await people.buyer.get(`/budget-pro/queryUsesByProId?id=${budget.id}`);
  expect(uses.data).toMatchObject([{ projects: [{ id: projectId, stage: quoting }] }]);
});

describe('a plan whose projects all have a result', () => {
  test('is done, and gives back what no project took', async () => {
    const budget = await issuedBudget(people, { money: '600000.00' });
    const { id } = await handedDownPlan(people, { money: '600000.00', budgetCostId: budget.costs[0]?.id });
    const projectId = await steps.resultProject(app, { changes: { planId: id } });
    expect(await shown(id)).toMatchObject({ planStatus: 5, usedMoney: '540000.00', balanceMoney: '60000.00' });
    const { version } = await shown(id);
    await done(people.manager.post('/plan/settlePlan', { id, version }));
    expect(await shown(id)).toMatchObject({ planStatus: 5, releasedMoney: '60000.00', balanceMoney: '0.00' });
    expect((await budgetOf(people.buyer, budget.id)).costs).toMatchObject([
      { reservedMoney: '540000.00', availableMoney: '60000.00' },
    ]);
    expect((await people.manager.post('/plan/settlePlan', { id, version: version + 1 })).msg).toBe('计划没有结余');
    expect((await make(id, '0.01')).msg).toBe('立项金额超出计划余额，可用0.00元');
    await out.agreedOn(app, projectId, 'undoResult');
    expect(await shown(id)).toMatchObject({ planStatus: 4 });
  });
});

describe('a plan that has given money back', () => {
  const adjust = async (planId: string, wish: object) => {
    const { version } = await shown(planId);
    const asked = await done(people.buyer.post('/plan/planModify', { planId, version, reason: '需求变化', ...wish }));
    return done<{ newPlanId: string }>(people.manager.post('/plan/auditPlanModify', { ...asked, agree: true }));
  };
  const moneyOf = async (budgetId: string) => (await budgetOf(people.buyer, budgetId)).costs;

  /** Settled, then its result was withdrawn and its project ended: handed down again, it holds 540,000 of 600,000. */
  async function givenBack() {
    const budget = await issuedBudget(people, { money: '600000.00' });
    const { id } = await handedDownPlan(people, { money: '600000.00', budgetCostId: budget.costs[0]?.id });
    const projectId = await steps.resultProject(app, { changes: { planId: id } });
    const { version } = await shown(id);
    await done(people.manager.post('/plan/settlePlan', { id, version }));
    await out.agreedOn(app, projectId, 'undoResult');
    await out.agreedOn(app, projectId, 'terminate');
    expect(await shown(id)).toMatchObject({ planStatus: 3, releasedMoney: '60000.00', balanceMoney: '540000.00' });
    return { id, projectId, budgetId: budget.id };
  }

  test('is cancelled with what it still holds', async () => {
    const { id, budgetId } = await givenBack();
    await adjust(id, { modifyType: 5 });
    expect(await moneyOf(budgetId)).toMatchObject([{ reservedMoney: '0.00', availableMoney: '600000.00' }]);
  });

  test('is adjusted to another amount, which it then holds', async () => {
    const { id, budgetId } = await givenBack();
    const details = [{ name: '设备', unit: '套', qty: '1', price: '570000.00' }];
    const { newPlanId } = await adjust(id, { modifyType: 1, budgetMoney: '570000.00', details });
    expect(await shown(newPlanId)).toMatchObject({ releasedMoney: '0.00', balanceMoney: '570000.00' });
    expect(await moneyOf(budgetId)).toMatchObject([{ reservedMoney: '570000.00', availableMoney: '30000.00' }]);
  });

  test('is adjusted in something else, and its project procured again from the plan in its place', async () => {
    const { id, projectId, budgetId } = await givenBack();
    const { newPlanId } = await adjust(id, { modifyType: 3, planDemandDate: '2027-10-01' });
    expect(await shown(newPlanId)).toMatchObject({ releasedMoney: '60000.00', balanceMoney: '540000.00' });
    expect(await moneyOf(budgetId)).toMatchObject([{ reservedMoney: '540000.00', availableMoney: '60000.00' }]);
    const { id: again } = await done(people.buyer.post('/purchase/project/rebid', { id: projectId }));
    expect(await shown(newPlanId)).toMatchObject({ planStatus: 4, projects: [{ id: again, takenMoney: '540000.00' }] });
  });
});

describe('a bound flow', () => {
  const { agree, asked, reject, taskOf } = approval;
  const two = () => [asked('财务', ids.finance), asked('领导', ids.boss)];

  test('decides about a plan in place of the manager, and its last yes holds the money', async () => {
    await approval.bind(app, 'plan_submit', two());
    const budget = await issuedBudget(people, { money: '1000.00' });
    const budgetCostId = budget.costs[0]?.id;
    const { id, version } = await submittedPlan(people, { money: '800.00', budgetCostId });
    expect((await people.manager.post('/plan/auditPlan', { id, version, agree: true })).msg).toBe('计划正在审批流程中');
    await done(agree(app, { who: 'finance', id: await taskOf(app, ids.finance, id) }));
    expect(await shown(id)).toMatchObject({ planStatus: 1 });
    await done(agree(app, { who: 'boss', id: await taskOf(app, ids.boss, id) }));
    expect(await shown(id)).toMatchObject({ planStatus: 2 });
    expect((await budgetOf(people.buyer, budget.id)).costs).toMatchObject([{ reservedMoney: '800.00' }]);
    const { records } = await done<{ records: object[] }>(
      people.buyer.post('/plan/queryPlan', { current: 1, size: 10, budgetCostId }),
    );
    expect(records).toMatchObject([{ id, reservedMoney: '800.00', committedMoney: '0.00', spentMoney: '0.00' }]);
    const no = await submittedPlan(people, { money: '100.00', budgetCostId });
    await done(reject(app, { who: 'finance', id: await taskOf(app, ids.finance, no.id), remark: '缓一缓' }));
    expect(await shown(no.id)).toMatchObject({ planStatus: 6, backReason: '缓一缓' });
    await approval.setBinding(app, 'plan_submit', null);
  });

  test('whose money has gone meanwhile is refused at its last yes, and nothing is approved', async () => {
    const budget = await issuedBudget(people, { money: '1000.00' });
    const budgetCostId = budget.costs[0]?.id;
    const other = await draftPlan(people, { money: '500.00', budgetCostId });
    await done(people.buyer.post('/plan/submitPlan', other));
    await approval.bind(app, 'plan_submit', [asked('财务', ids.finance)]);
    const { id } = await submittedPlan(people, { money: '800.00', budgetCostId });
    await done(people.manager.post('/plan/auditPlan', { id: other.id, version: 1, agree: true }));
    const answer = await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, id) });
    expect(answer).toMatchObject({ code: 400, msg: '预算余额不足，可用500.00元' });
    expect(await shown(id)).toMatchObject({ planStatus: 1 });
    await approval.setBinding(app, 'plan_submit', null);
  });

  test('decides about an adjustment, which then stands in the place of the plan', async () => {
    await approval.bind(app, 'plan_modify', [asked('领导', ids.boss)]);
    const { id, version } = await approvedPlan(people, { money: '800.00' });
    const wish = { planId: id, version, modifyType: 3, reason: '延期', planDemandDate: '2027-10-01' };
    const { id: modifyId } = await done(people.buyer.post('/plan/planModify', wish));
    expect((await people.manager.post('/plan/auditPlanModify', { id: modifyId, version: 0, agree: true })).msg).toBe(
      '计划正在审批流程中',
    );
    await done(agree(app, { who: 'boss', id: await taskOf(app, ids.boss, modifyId) }));
    expect(await shown(id)).toMatchObject({ planStatus: 7 });
    await approval.setBinding(app, 'plan_modify', null);
  });

  test('never asks who declared the budget, though it names nobody else: its administrator is asked', async () => {
    await approval.bind(app, 'budget_declare', [approval.asked('本人', ids.buyer)]);
    const own = await declareBudget(people, { money: '1000.00' });
    await done(people.buyer.post('/budget-pro/submit', { id: own.id, version: 0 }));
    await expect(approval.taskOf(app, ids.buyer, own.id)).rejects.toThrow('there is no such task');
    const [asking] = await app.asSuperuser<{ account: string }>(
      `select u.account from flow_task t join flow_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
       join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
       where i.business_id = $1 and t.operate_status in (1, 4)`,
      [own.id],
    );
    expect(asking?.account).toBe('admin');
    await approval.setBinding(app, 'budget_declare', null);
  });
});
