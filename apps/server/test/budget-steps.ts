import { expect } from 'vitest';
import type { BudgetProAnswer, PlanAnswer } from '@zhaocai/model';
import type { OrganizationApp, Person } from './organization-app.ts';

export interface Saved {
  readonly id: string;
  readonly version: number;
}

interface Asker {
  get(path: string): Promise<{ code: number; msg: string; data: unknown }>;
  post(path: string, body?: object): Promise<{ code: number; msg: string; data: unknown }>;
}

/** The people of the demo who make a budget, and the department that it is of. */
export interface BudgetPeople<P extends Asker = Person> {
  readonly buyer: P;
  readonly manager: P;
  readonly finance: P;
  readonly deptId: string;
  readonly receiverId: string;
}

export async function budgetPeople(app: OrganizationApp): Promise<BudgetPeople> {
  return {
    buyer: await app.person('buyer'),
    manager: await app.person('manager'),
    finance: await app.person('finance'),
    deptId: await app.deptId('采购一科'),
    receiverId: await app.userId('buyer'),
  };
}

/** What was answered, which must have been done. */
export async function done<D = Saved>(answer: Promise<{ code: number; msg: string; data: unknown }>): Promise<D> {
  const { code, msg, data } = await answer;
  expect(code, msg).toBe(200);
  return data as D;
}

export const budgetHead = {
  level: 1,
  proType: 2,
  cycleType: 2,
  startYear: 2027,
  endYear: 2027,
  leader: '周明',
  basis: '学校年度事业计划',
  goal: '按期完成采购并验收合格',
};

export interface BudgetWish {
  readonly money: string;
  readonly proName?: string;
  readonly [field: string]: unknown;
}

let made = 0;

/** A draft of one line, fiscal funds of 2027, unless said otherwise. */
export function declareBudget({ buyer, deptId }: BudgetPeople<Asker>, { money, ...more }: BudgetWish): Promise<Saved> {
  return done(
    buyer.post('/budget-pro/saveOrUpdateBudgetPro', {
      ...budgetHead,
      deptId,
      proName: `条件建设${(made += 1)}`,
      totalMoney: money,
      costs: [{ moneyType: 1, year: 2027, money }],
      ...more,
    }),
  );
}

const way = [
  ['submit', 'buyer'],
  ['passFirst', 'manager'],
  ['passSecond', 'finance'],
  ['issue', 'finance'],
] as const;

/** Declared, reviewed by two and approved. Answers it with its lines. */
export async function issuedBudget(people: BudgetPeople<Asker>, wish: BudgetWish): Promise<BudgetProAnswer> {
  const { id } = await declareBudget(people, wish);
  for (const [version, [action, who]] of way.entries())
    await done(people[who].post(`/budget-pro/${action}`, { id, version }));
  return budgetOf(people.buyer, id);
}

export const budgetOf = (person: Asker, id: string) =>
  done<BudgetProAnswer>(person.get(`/budget-pro/queryBudgetProById?id=${id}`));

export const planOf = (person: Asker, id: string) => done<PlanAnswer>(person.get(`/plan/queryPlanById?id=${id}`));

/** A plan of one line that comes to this, as its form sends it. */
export const aPlan = (deptId: string, { money, ...more }: BudgetWish) => ({
  planName: `设备采购${(made += 1)}`,
  year: 2027,
  planType: 1,
  deptId,
  budgetMoney: money,
  purchaseType: 1,
  mannerId: 5,
  itemCode: 'A05010000 家具',
  noBudgetReason: '上年结转经费',
  planStartDate: '2027-03-01',
  planDemandDate: '2027-08-20',
  details: [{ name: '设备', unit: '套', qty: '1', price: money }],
  ...more,
});

export const draftPlan = ({ buyer, deptId }: BudgetPeople<Asker>, wish: BudgetWish): Promise<Saved> =>
  done(buyer.post('/plan/save', aPlan(deptId, wish)));

export async function submittedPlan(people: BudgetPeople<Asker>, wish: BudgetWish): Promise<Saved> {
  const { id, version } = await draftPlan(people, wish);
  await done(people.buyer.post('/plan/submitPlan', { id, version }));
  return { id, version: version + 1 };
}

export async function approvedPlan(people: BudgetPeople<Asker>, wish: BudgetWish): Promise<Saved> {
  const { id, version } = await submittedPlan(people, wish);
  await done(people.manager.post('/plan/auditPlan', { id, version, agree: true }));
  return { id, version: version + 1 };
}

export async function handedDownPlan(people: BudgetPeople<Asker>, wish: BudgetWish): Promise<Saved> {
  const { id, version } = await approvedPlan(people, wish);
  await done(people.manager.post('/plan/downPlan', { id, version, receiverId: people.receiverId }));
  return { id, version: version + 1 };
}
