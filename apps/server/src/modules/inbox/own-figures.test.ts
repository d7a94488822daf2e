import {
  bidApplyLifecycle,
  budgetLifecycle,
  demandLifecycle,
  planLifecycle,
  type EndpointOutput,
  type ownFigures,
  type OwnList,
  type Page,
} from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlan, budgetPeople, declareBudget, done, issuedBudget, type Saved } from '../../../test/budget-steps.ts';
import { aDemand } from '../../../test/demand-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let head: Person;
let applicant: Person;
let buyer: Person;
let college = '';
beforeAll(async () => {
  app = await startOrganizationApp();
  head = await app.person('dept');
  applicant = await app.person('applicant');
  buyer = await app.person('buyer');
  college = await app.deptId('机械工程学院');
  const office = await app.deptId('采购一科');
  const people = { ...(await budgetPeople(app)), buyer: head, deptId: college };
  const { id, version } = await declareBudget(people, { money: '500000.00' });
  await done(head.post('/budget-pro/submit', { id, version }));
  await declareBudget(people, { money: '80000.00', proType: 3 });
  for (const [who, deptId] of [
    [applicant, college],
    [buyer, office],
    [buyer, college],
  ] as const) {
    await done(who.post('/plan/save', aPlan(deptId, { money: '600.00' })));
    await done(who.post('/purchase/cus/demand/saveOrUpdateDemand', aDemand(deptId)));
  }
  const draft = await done<Saved>(applicant.post('/purchase/cus/demand/saveOrUpdateDemand', aDemand(college)));
  await done(applicant.post('/purchase/cus/demand/submitDemand', draft));
});
afterAll(() => app.close());

type Figures = EndpointOutput<typeof ownFigures>['lists'];

const figures = async (person: Person) => (await done<{ lists: Figures }>(person.get('/inbox/ownFigures'))).lists;
const totalOf = async (person: Person, path: string, filter: object) =>
  (await done<Page<object>>(person.post(path, { current: 1, size: 1, ...filter }))).total;

const budgets = { path: '/budget-pro/queryBudgetProPage', states: budgetLifecycle };
/** As the screens list them. */
const listed: Partial<
  Record<OwnList, { path: string; states: { field: string; choices: readonly { value: unknown }[] }; filter?: object }>
> = {
  firstBudgets: { ...budgets, filter: { level: '1', proType_notequal: '3' } },
  specialBudgets: { ...budgets, filter: { level: '1', proType: '3' } },
  secondBudgets: { ...budgets, filter: { level: '2' } },
  plans: { path: '/plan/queryPlan', states: planLifecycle },
  demands: { path: '/purchase/cus/demand/queryDemandPage', states: demandLifecycle },
  bidApplies: { path: '/purchase/project/bidapply/queryApplyPage', states: bidApplyLifecycle },
};

async function expectListed(person: Person, { list, states }: Figures[number]): Promise<void> {
  const { path = '', states: lifecycle, filter } = listed[list] ?? {};
  for (const { value } of lifecycle?.choices ?? []) {
    const counted = states.find(({ state }) => state === value)?.count ?? 0;
    const total = await totalOf(person, path, { ...filter, [lifecycle?.field ?? '']: String(value) });
    expect([list, value, counted]).toEqual([list, value, total]);
  }
}

describe('where the own things of a department stand', () => {
  test('every figure counts exactly what the list behind it holds, of each state', async () => {
    for (const person of [head, applicant])
      for (const counted of await figures(person)) await expectListed(person, counted);
  });

  test('is of the department: what a colleague and the office made for it, and nothing of another', async () => {
    const lists = await figures(head);
    const sums = Object.fromEntries(
      lists.map(({ list, states }) => [list, states.reduce((sum, { count }) => sum + count, 0)]),
    );
    expect(sums).toEqual({ firstBudgets: 1, specialBudgets: 1, secondBudgets: 0, plans: 2, demands: 3, bidApplies: 0 });
  });

  test('has the lists that its reader has, and no other', async () => {
    const names = async (person: Person) => (await figures(person)).map(({ list }) => list);
    expect(await names(applicant)).toEqual(['firstBudgets', 'plans', 'demands', 'bidApplies']);
    expect(await names(await app.person('expert1'))).toEqual(['invitations', 'evaluations']);
    expect(await names(await app.person('agent', '200001'))).toEqual(['entrustments']);
    expect(await names(await app.person('supplier1', '300001'))).toEqual([]);
  });
});

test('an applicant writes what his department needs, and its head hands its plans in', async () => {
  const plan = { ...aPlan(college, { money: '600.00' }), planName: '砂轮机' };
  const saved = await done<Saved>(applicant.post('/plan/save', plan));
  expect(await applicant.post('/plan/submitPlan', saved)).toMatchObject({ code: 403 });
  expect(await head.post('/plan/submitPlan', saved)).toMatchObject({ code: 200 });
});

test('the head of a department reads what became of its money in the ledger, whoever moved it, and of no other’s', async () => {
  const people = await budgetPeople(app);
  const { id } = await issuedBudget({ ...people, buyer: head, deptId: college }, { money: '70000.00' });
  await issuedBudget(people, { money: '90000.00' });
  const ledger = await done<Page<{ money: string }>>(head.post('/budget-pro/queryLedger', { current: 1, size: 50 }));
  expect(ledger.records.map(({ money }) => money)).toEqual(['70000.00']);
  const figures = await done(head.get(`/budget-pro/queryLedgerFigures?budgetProId=${id}`));
  expect(figures).toMatchObject({ available: '70000.00' });
});
