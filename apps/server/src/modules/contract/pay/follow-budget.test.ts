import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedPlan, issuedBudget, type BudgetPeople } from '../../../../test/budget-steps.ts';
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

test('the budget commits at the second signature, is spent by payments, and has back what an ended contract leaves', async () => {
  const { costs } = await issuedBudget(people, { money: '900000.00' });
  const { id: planId } = await approvedPlan(people, { money: '600000.00', budgetCostId: costs[0]?.id ?? '' });
  const held = () =>
    app.database.transaction('100001', (tx) =>
      holdingOf(seedContext(tx, { user: app.as('buyer').user, log: quiet }), planId),
    );
  const award = await contracts.awarded(app);
  await app.asSuperuser('update project set plan_id = $2 where id = $1', [award.projectId, planId]);
  const id = await performing.plannedContract(app, award);
  expect(await held()).toMatchObject({ reserved: '75000.00', committed: '525000.00', spent: '0.00' });
  steps.dataOf(await performing.invoiced(app, id, '525000'));
  const payment = await performing.paid(app, id, { term: 0, money: '157500' });
  expect(await held()).toMatchObject({ committed: '367500.00', spent: '157500.00' });
  const more = { reason: '银行次日退票：收款账户已销户' };
  steps.dataOf(await performing.actOnPayment(app, 'manager', { id: payment, name: 'reverse', more }));
  expect(await held()).toMatchObject({ committed: '525000.00', spent: '0.00' });
  await performing.paid(app, id, { term: 0, money: '157500' });
  const ending = { reason: '供应商破产，双方协商终止合同' };
  steps.dataOf(await contracts.act(app, 'manager', { id, name: 'terminate', more: ending }));
  expect(await held()).toMatchObject({ reserved: '442500.00', committed: '0.00', spent: '157500.00' });
});
