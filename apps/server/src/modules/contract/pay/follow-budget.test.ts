import type { Award } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  budgetOf,
  done,
  handedDownPlan,
  issuedBudget,
  planOf,
  type BudgetPeople,
} from '../../../../test/budget-steps.ts';
import * as contracts from '../../../../test/contract-steps.ts';
import { quiet } from '../../../../test/database-url.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { Person, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { budgetModule, holdingOf } from '../../budget/index.ts';
import { planModule } from '../../plan/index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await contracts.startContractApp([planModule, budgetModule]);
  const [ids] = await app.asSuperuser<{ dept: string; buyer: string }>(
    `select (select id::text from dept where tenant_id = '100001' and dept_name = '采购一科') as dept,
       (select id::text from user_account where tenant_id = '100001' and account = 'buyer') as buyer`,
  );
  const [buyer, manager, finance] = [app.as('buyer'), app.as('manager'), app.as('finance')];
  people = { buyer, manager, finance, deptId: ids?.dept ?? '', receiverId: ids?.buyer ?? '' };
});
afterAll(() => app.close());

const shown = (planId: string) => planOf(people.buyer, planId);
const held = (planId: string) =>
  app.database.transaction('100001', (tx) =>
    holdingOf(seedContext(tx, { user: app.as('buyer').user, log: quiet }), planId),
  );
const settle = async (planId: string) =>
  people.manager.post('/plan/settlePlan', { id: planId, version: (await shown(planId)).version });
const end = (id: string) =>
  contracts.act(app, 'manager', { id, name: 'terminate', more: { reason: '供应商破产，双方协商终止合同' } });
const takeBack = (id: string) =>
  performing.actOnPayment(app, 'manager', { id, name: 'reverse', more: { reason: '银行次日退票：收款账户已销户' } });
const make = (planId: string, generalBudget: string) =>
  people.buyer.post(
    '/purchase/project/saveOrUpdate',
    steps.aProject({ planId, generalBudget, packages: [steps.aPackage({ budget: generalBudget })] }),
  );

interface Signed {
  readonly budgetId: string;
  readonly planId: string;
  readonly award: Award;
  readonly id: string;
}

/** A contract of 525,000 yuan for a package of 540,000, of a plan that holds so much of a line of 900,000. */
async function signedOfPlan(money: string): Promise<Signed> {
  const budget = await issuedBudget(people, { money: '900000.00' });
  const { id: planId } = await handedDownPlan(people, { money, budgetCostId: budget.costs[0]?.id });
  const award = await contracts.awarded(app, { planId });
  expect(await shown(planId)).toMatchObject({ planStatus: 5, usedMoney: '540000.00' });
  return { budgetId: budget.id, planId, award, id: await performing.plannedContract(app, award) };
}

test('the budget commits at the second signature, is spent by payments, and has back what an ended contract leaves', async () => {
  const { planId, id } = await signedOfPlan('600000.00');
  expect(await held(planId)).toMatchObject({ reserved: '75000.00', committed: '525000.00', spent: '0.00' });
  steps.dataOf(await performing.invoiced(app, id, '525000'));
  const payment = await performing.paid(app, id, { term: 0, money: '157500' });
  expect(await held(planId)).toMatchObject({ committed: '367500.00', spent: '157500.00' });
  steps.dataOf(await takeBack(payment));
  expect(await held(planId)).toMatchObject({ committed: '525000.00', spent: '0.00' });
  await performing.paid(app, id, { term: 0, money: '157500' });
  steps.dataOf(await end(id));
  expect(await held(planId)).toMatchObject({ reserved: '442500.00', committed: '0.00', spent: '157500.00' });
});

describe('the plan of a contract', () => {
  test('has back what the contract costs less than its package, and settles it to the budget', async () => {
    const { budgetId, planId, id } = await signedOfPlan('540000.00');
    expect(await shown(planId)).toMatchObject({ usedMoney: '525000.00', balanceMoney: '15000.00' });
    await done(settle(planId));
    expect(await shown(planId)).toMatchObject({ releasedMoney: '15000.00', balanceMoney: '0.00' });
    expect((await budgetOf(people.buyer, budgetId)).costs).toMatchObject([
      { availableMoney: '375000.00', reservedMoney: '0.00', committedMoney: '525000.00' },
    ]);
    const { contractNo } = await contracts.detailOf(app, id);
    const uses = await people.buyer.get(`/budget-pro/queryUsesByProId?id=${budgetId}`);
    const contract = { id, contractNo, contractStatus: 4, contractMoney: '525000.00', paidMoney: '0.00' };
    expect(uses.data).toMatchObject([{ planId, projects: [{ contracts: [contract] }] }]);
  });

  test('has back all but what was paid of a contract that was ended: for another project, or for the budget', async () => {
    const { budgetId, planId, id } = await signedOfPlan('540000.00');
    steps.dataOf(await performing.invoiced(app, id, '525000'));
    await performing.paid(app, id, { term: 0, money: '157500' });
    expect((await make(planId, '15000.01')).msg).toBe('立项金额超出计划余额，可用15,000.00元');
    steps.dataOf(await end(id));
    expect(await shown(planId)).toMatchObject({ usedMoney: '157500.00', balanceMoney: '382500.00' });
    const { id: another } = await done(make(planId, '382500.00'));
    expect(await shown(planId)).toMatchObject({ planStatus: 4, balanceMoney: '0.00' });
    await done(people.buyer.post('/purchase/project/deleteByIds', { ids: another }));
    await done(settle(planId));
    expect((await budgetOf(people.buyer, budgetId)).costs).toMatchObject([
      { availableMoney: '742500.00', reservedMoney: '0.00', committedMoney: '0.00', spentMoney: '157500.00' },
    ]);
  });

  test('has back what comes back from the bank after the end of the contract, and nothing stays with that', async () => {
    const { planId, id } = await signedOfPlan('540000.00');
    steps.dataOf(await performing.invoiced(app, id, '525000'));
    const payment = await performing.paid(app, id, { term: 0, money: '157500' });
    steps.dataOf(await end(id));
    await done(settle(planId));
    steps.dataOf(await takeBack(payment));
    expect(await held(planId)).toMatchObject({ reserved: '157500.00', committed: '0.00', spent: '0.00' });
    expect(await shown(planId)).toMatchObject({ usedMoney: '0.00', balanceMoney: '157500.00' });
    await done(settle(planId));
    expect(await held(planId)).toMatchObject({ reserved: '0.00', committed: '0.00', spent: '0.00' });
  });

  test('pays for what is agreed beside the contract as far as it has money, and has it back with the contract', async () => {
    const { planId, award, id } = await signedOfPlan('560000.00');
    const over = await supplement(id, '41');
    expect((await signSupplement(award, over)).msg).toBe('合同金额超出采购计划，计划余额35,000.00元');
    expect(await shown(planId)).toMatchObject({ usedMoney: '525000.00' });
    await dropSupplement(over);
    const within = await supplement(id, '40');
    steps.dataOf(await signSupplement(award, within));
    expect(await shown(planId)).toMatchObject({ usedMoney: '560000.00', balanceMoney: '0.00' });
    expect(await held(planId)).toMatchObject({ reserved: '0.00', committed: '560000.00' });
    steps.dataOf(await end(id));
    expect(await shown(planId)).toMatchObject({ usedMoney: '0.00', balanceMoney: '560000.00' });
    expect(await held(planId)).toMatchObject({ reserved: '560000.00', committed: '0.00' });
  });

  test('has a framework agreement take no more than its package, with however many it is made', async () => {
    const { id: planId } = await handedDownPlan(people, { money: '540000.00' });
    const award = await contracts.awarded(app, { planId });
    const id = await performing.plannedContract(app, award);
    // As if another supplier had been admitted, at his own price.
    await app.asSuperuser('update project set manner = 9 where id = $1', [award.projectId]);
    steps.dataOf(await signSupplement(award, await supplement(id, '41')));
    expect(await shown(planId)).toMatchObject({ usedMoney: '540000.00', balanceMoney: '0.00' });
  });
});

/** So many more pieces at 875 yuan, as far as the buyer's signature. */
async function supplement(contractId: string, quantity: string): Promise<string> {
  const itemId = (await contracts.detailOf(app, contractId)).lines[0]?.itemId;
  const { id } = steps.dataOf<{ id: string }>(
    await app.as('buyer').post('/purchase/cus/pro/submitSup', {
      contractId,
      contractName: '学生公寓单人床补充采购合同',
      startDate: '2026-12-01',
      endDate: '2027-03-31',
      terms: '新生入学人数增加，按原合同单价追加',
      lines: [{ itemId, quantity }],
    }),
  );
  steps.dataOf(await contracts.act(app, 'manager', { id, name: 'approve' }));
  return id;
}

async function signSupplement({ entryId }: Award, contractId: string) {
  const own = await contracts.upload(app, 'supplier2');
  const upload = '/purchase/entry/uploadContract';
  steps.dataOf(await app.as('supplier2').post(upload, { entryId, contractId, fileId: own, version: 0 }));
  const both = await contracts.upload(app, 'buyer');
  return app.as('buyer').post('/purchase/cus/pro/signContract', { entryId, contractId, fileId: both, version: 1 });
}

/** Signed by the supplier alone: sent back, called back and put away. */
async function dropSupplement(id: string): Promise<void> {
  const more = { reason: '追加数量超出采购计划的余额，另行办理' };
  steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'sendBack', more }));
  steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'recall', more }));
  steps.dataOf(await contracts.act(app, 'buyer', { id, name: 'discard', more }));
}
