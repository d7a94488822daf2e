import type { LedgerFigures, Page } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvedPlan, budgetPeople, done, issuedBudget, type BudgetPeople } from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';

interface Posting {
  readonly fromAccount: number;
  readonly toAccount: number;
  readonly money: string;
}

let app: OrganizationApp;
let people: BudgetPeople;
let costId = '';
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
  const parent = await issuedBudget(people, { money: '1000000.00' });
  await issuedBudget(people, { money: '300000.00', level: 2, parentProId: parent.id });
  costId = parent.costs[0]?.id ?? '';
  await approvedPlan(people, { money: '250000.00', budgetCostId: costId });
  await issuedBudget(people, {
    money: '70000.00',
    startYear: 2028,
    endYear: 2028,
    costs: [{ moneyType: 1, year: 2028, money: '70000.00' }],
  });
});
afterAll(() => app.close());

const figures = (query: string) => done<LedgerFigures>(people.buyer.get(`/budget-pro/queryLedgerFigures?${query}`));
const listed = async (filters: object) =>
  (await done<Page<Posting>>(people.buyer.post('/budget-pro/queryLedger', { current: 1, size: 200, ...filters })))
    .records;

/** What the rows of a list come to for these accounts. */
const netOf = (rows: readonly Posting[], accounts: readonly number[]) =>
  rows
    .map(({ fromAccount, toAccount, money }) => {
      if (accounts.includes(fromAccount) === accounts.includes(toAccount)) throw new Error('a row that moves nothing');
      return accounts.includes(toAccount) ? Number(money) : -Number(money);
    })
    .reduce((sum, money) => sum + money, 0)
    .toFixed(2);

describe('what a ledger comes to', () => {
  test('counts what level 1 handed on to level 2 once, and of the year that was asked for alone', async () => {
    expect(await figures('year=2027')).toMatchObject({
      held: '1000000.00',
      available: '750000.00',
      reserved: '250000.00',
      committed: '0.00',
      spent: '0.00',
    });
    expect(await figures('year=2028')).toMatchObject({ held: '70000.00', available: '70000.00' });
    expect(await figures('year=2029')).toMatchObject({ held: '0.00', available: '0.00' });
    expect(await figures(`budgetCostId=${costId}`)).toMatchObject({ granted: '1000000.00', allotted: '300000.00' });
  });

  test.each([
    ['held', [2, 3, 4, 5]],
    ['available', [2]],
    ['reserved', [3]],
    ['committed', [4]],
    ['spent', [5]],
  ] as const)('under %s is what the rows behind it come to', async (name, accounts) => {
    const rows = await listed({ year: '2027', account: accounts.join(',') });
    expect(netOf(rows, accounts)).toBe((await figures('year=2027'))[name]);
  });
});
