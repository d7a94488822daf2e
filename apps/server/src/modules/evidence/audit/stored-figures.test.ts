import type { auditCheck, EndpointOutput } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgetPeople, done, draftPlan, issuedBudget } from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { compareStored, noteStored } from './stored-figures.ts';

type Found = EndpointOutput<typeof auditCheck>['stored'];
const tenantId = '100001';
let app: OrganizationApp;
let buyer: Person;
let lineId: string;
let planId: string;
beforeAll(async () => {
  app = await startOrganizationApp();
  const people = await budgetPeople(app);
  buyer = people.buyer;
  lineId = (await issuedBudget(people, { money: '900000.00' })).costs[0]?.id ?? '';
  const draft = await draftPlan(people, { money: '1000.00' });
  planId = draft.id;
  await done(buyer.post('/plan/submitPlan', draft));
});
afterAll(() => app.close());

const found = (): Promise<Found> => app.database.transaction(tenantId, (db) => compareStored(db, tenantId));
const note = () => app.database.transaction(tenantId, (db) => noteStored(db, { tenantId, now: db.now }));

describe('what is stored', () => {
  test('is what was posted and moved, as long as nobody goes past the product', async () => {
    expect(await found()).toEqual([]);
    expect(await note()).toBe(0);
  });

  test('of a budget line is told with both sums once somebody has changed it in the database, and written down once', async () => {
    await app.asSuperuser('update budget_cost set available_money = available_money + 100 where id = $1', [lineId]);
    expect(await found()).toMatchObject([
      {
        kind: 'budgetLine',
        id: lineId,
        stored: '900001.00 / 0.00 / 0.00 / 0.00 / 0.00',
        recorded: '900000.00 / 0.00 / 0.00 / 0.00 / 0.00',
      },
    ]);
    expect([await note(), await note()]).toEqual([1, 0]);
    const rows = await app.asSuperuser<{ subject: string }>(
      `select subject from evidence where tenant_id = $1 and action = 'stored.strange'`,
      [tenantId],
    );
    expect(rows).toEqual([{ subject: `budgetLine:${lineId}` }]);
    await app.asSuperuser('update budget_cost set available_money = available_money - 100 where id = $1', [lineId]);
  });

  test('of the state of a plan is told too', async () => {
    await app.asSuperuser('update purchase_plan set plan_status = 2 where id = $1', [planId]);
    expect(await found()).toMatchObject([{ kind: 'plan', id: planId, stored: '2' }]);
    expect(await app.isChainWhole(tenantId)).toBe(true);
  });
});
