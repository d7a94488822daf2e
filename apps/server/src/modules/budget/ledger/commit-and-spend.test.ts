import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approvedPlan,
  budgetOf,
  done,
  issuedBudget,
  planOf,
  type BudgetPeople,
} from '../../../../test/budget-steps.ts';
import { budgetAccount } from '@zhaocai/model';
import { quiet } from '../../../../test/database-url.ts';
import { startTenderingApp, type Person, type TenderingApp } from '../../../../test/tendering-app.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';
import { planModule } from '../../plan/index.ts';
import { adjust, budgetModule, commit, holdingOf, release, reverse, spend } from '../index.ts';

let app: TenderingApp;
let people: BudgetPeople<Person>;
beforeAll(async () => {
  app = await startTenderingApp([planModule, budgetModule]);
  const [ids] = await app.asSuperuser<{ dept: string; buyer: string }>(
    `select (select id::text from dept where tenant_id = '100001' and dept_name = '采购一科') as dept,
       (select id::text from user_account where tenant_id = '100001' and account = 'buyer') as buyer`,
  );
  people = {
    buyer: app.as('buyer'),
    manager: app.as('manager'),
    finance: app.as('finance'),
    deptId: ids?.dept ?? '',
    receiverId: ids?.buyer ?? '',
  };
});
afterAll(() => app.close());

/** As the command of another module does it, in a transaction of its own. */
function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { user } = app.as('buyer');
  const { flowBusinesses } = app.platform;
  return app.database.transaction('100001', (tx) => work(seedContext(tx, { user, log: quiet, flowBusinesses })));
}

const contract = { type: 'contract', id: '1', no: 'HT-1', name: '设备合同' } as const;
const payment = { type: 'payment', id: '2', no: 'ZF-1', name: '首付款' } as const;

test('a contract takes what its plan has reserved, a payment what the contract has, and no more', async () => {
  const { id, costs } = await issuedBudget(people, { money: '1000.00' });
  const lineId = costs[0]?.id ?? '';
  const { id: planId } = await approvedPlan(people, { money: '800.00', budgetCostId: lineId });
  const move = (work: (ctx: Ctx) => Promise<void>) => inTransaction(work);
  await expect(move((ctx) => commit(ctx, { planId, cause: contract, money: '800.01' }))).rejects.toThrow(
    'budget.shortReserved',
  );
  await move((ctx) => commit(ctx, { planId, cause: contract, money: '700.00' }));
  await expect(move((ctx) => spend(ctx, { planId, cause: payment, money: '700.01' }))).rejects.toThrow(
    'budget.shortCommitted',
  );
  await move((ctx) => spend(ctx, { planId, cause: payment, money: '210.00' }));
  await move((ctx) => release(ctx, { planId, from: 'committed', cause: contract, money: '90.00' }));
  await move((ctx) => release(ctx, { planId, from: 'reserved', cause: contract, money: '190.00' }));
  expect(await inTransaction((ctx) => holdingOf(ctx, planId))).toMatchObject({
    lineId,
    reserved: '0.00',
    committed: '400.00',
    spent: '210.00',
  });
  const [line] = (await budgetOf(people.buyer, id)).costs;
  expect(line).toMatchObject({
    availableMoney: '390.00',
    reservedMoney: '0.00',
    committedMoney: '400.00',
    spentMoney: '210.00',
  });
});

test('the rows behind a figure of a plan are those of its contracts and payments too', async () => {
  const { costs } = await issuedBudget(people, { money: '1000.00' });
  const plan = await approvedPlan(people, { money: '800.00', budgetCostId: costs[0]?.id ?? '' });
  const { planNo } = await planOf(people.buyer, plan.id);
  await inTransaction((ctx) => commit(ctx, { planId: plan.id, cause: contract, money: '700.00' }));
  await inTransaction((ctx) => spend(ctx, { planId: plan.id, cause: payment, money: '210.00' }));
  const rowsOf = async (account: number) => {
    const { records } = await done<{ records: { causeNo: string; money: string }[] }>(
      people.buyer.post('/budget-pro/queryLedger', { planNo, account: String(account) }),
    );
    return records.map(({ causeNo, money }) => [causeNo, money]);
  };
  expect(await rowsOf(budgetAccount.code.committed)).toEqual([
    ['ZF-1', '210.00'],
    ['HT-1', '700.00'],
  ]);
  expect(await rowsOf(budgetAccount.code.spent)).toEqual([['ZF-1', '210.00']]);
  const figures = await done(people.buyer.get(`/budget-pro/queryLedgerFigures?planNo=${planNo}`));
  expect(figures).toMatchObject({ reserved: '100.00', committed: '490.00', spent: '210.00' });
});

test('a posting is taken back once, and another module may give a line more', async () => {
  const { id, costs } = await issuedBudget(people, { money: '1000.00' });
  const lineId = costs[0]?.id ?? '';
  const { id: planId } = await approvedPlan(people, { money: '800.00', budgetCostId: lineId });
  await inTransaction((ctx) => commit(ctx, { planId, cause: contract, money: '500.00' }));
  const [last] = await app.asSuperuser<{ id: string }>(
    'select id::text from budget_posting where budget_cost_id = $1 order by id desc limit 1',
    [lineId],
  );
  const back = () => inTransaction((ctx) => reverse(ctx, { postingId: last?.id ?? '', cause: contract }));
  await back();
  await expect(back()).rejects.toThrow('budget.reversed');
  const cause = { type: 'budgetPro', id } as const;
  await inTransaction((ctx) => adjust(ctx, { lineId, money: '1200.00', cause, reason: '追加' }));
  expect(await budgetOf(people.buyer, id)).toMatchObject({
    totalMoney: '1200.00',
    costs: [{ availableMoney: '400.00', reservedMoney: '800.00', committedMoney: '0.00' }],
  });
});
