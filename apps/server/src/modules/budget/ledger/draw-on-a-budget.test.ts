import { replay, budgetAccount, budgetOperation, type AccountName, type OperationName } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approvedPlan,
  budgetOf,
  budgetPeople,
  done,
  draftPlan,
  issuedBudget,
  planOf,
  submittedPlan,
  type BudgetPeople,
} from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../../test/organization-app.ts';

const parallel = 50;
let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp({ max: parallel });
  people = await budgetPeople(app);
});
afterAll(() => app.close());

/** What the postings of a line come to, by the same calculation as the server's, beside what stands on it. */
async function replayed(lineId: string) {
  const rows = await app.asSuperuser<{ operation: number; from: number; to: number; fen: string }>(
    `select operation, from_account as "from", to_account as "to", money::text as fen from budget_posting
     where budget_cost_id = $1 order by id`,
    [lineId],
  );
  const balances = replay(
    rows.map(({ operation, from, to, fen }) => ({
      operation: budgetOperation.named(operation)?.name as OperationName,
      from: budgetAccount.named(from)?.name as AccountName,
      to: budgetAccount.named(to)?.name as AccountName,
      fen: BigInt(fen),
    })),
  );
  const [stored] = await app.asSuperuser<Record<string, string>>(
    `select granted_money::text as granted, available_money::text as available, reserved_money::text as reserved,
       committed_money::text as committed, spent_money::text as spent, allotted_money::text as allotted
     from budget_cost where id = $1`,
    [lineId],
  );
  const kept = Object.fromEntries(Object.entries(balances).map(([name, fen]) => [name, String(fen)]));
  return { kept, stored };
}

describe('plans on one budget line', () => {
  test('of which fifty are approved at once: exactly those that fit are, and the ledger says the same', async () => {
    const { id, costs } = await issuedBudget(people, { money: '100000.00' });
    const budgetCostId = costs[0]?.id ?? '';
    const plans = [];
    // Each by itself is within the 100,000; together they are not.
    for (let one = 0; one < parallel; one += 1)
      plans.push(await submittedPlan(people, { money: '7000.00', budgetCostId }));
    const answers = await Promise.all(
      plans.map(({ id: planId, version }) =>
        people.manager.post('/plan/auditPlan', { id: planId, version, agree: true }),
      ),
    );
    const refused = answers.filter(({ code }) => code !== 200);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(14);
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['预算余额不足，可用2,000.00元']));
    expect((await budgetOf(people.buyer, id)).costs).toMatchObject([
      { availableMoney: '2000.00', reservedMoney: '98000.00' },
    ]);
    const { kept, stored } = await replayed(budgetCostId);
    expect(kept).toEqual(stored);
    const rows = await app.asSuperuser<{ n: number }>(
      'select count(*)::int as n from budget_posting where budget_cost_id = $1 and operation = 2',
      [budgetCostId],
    );
    expect(rows).toEqual([{ n: 14 }]);
  });

  test('are refused with what is left as soon as they are written', async () => {
    const { costs } = await issuedBudget(people, { money: '5000.00' });
    const budgetCostId = costs[0]?.id ?? '';
    const { id, version } = await draftPlan(people, { money: '5000.00', budgetCostId });
    const more = {
      id,
      version,
      budgetMoney: '5000.01',
      details: [{ name: '设备', unit: '套', qty: '1', price: '5000.01' }],
    };
    expect((await people.buyer.post('/plan/update', more)).msg).toBe('预算余额不足，可用5,000.00元');
    await approvedPlan(people, { money: '3000.00', budgetCostId });
    expect((await people.buyer.post('/plan/submitPlan', { id, version })).msg).toBe('预算余额不足，可用2,000.00元');
  });

  test('find the line themselves where the project alone is named, and say where there are several', async () => {
    const one = await issuedBudget(people, { money: '5000.00' });
    const { id } = await draftPlan(people, { money: '100.00', budgetProId: one.id });
    expect(await planOf(people.buyer, id)).toMatchObject({ budgetCostId: one.costs[0]?.id, budgetProId: one.id });
    const two = await issuedBudget(people, {
      money: '300.00',
      costs: [
        { moneyType: 1, year: 2027, money: '100' },
        { moneyType: 2, year: 2027, money: '200' },
      ],
    });
    const { planName: _name, ...wish } = { planName: '', budgetProId: two.id };
    await expect(draftPlan(people, { money: '100.00', ...wish })).rejects.toThrow('预算项目有多项经费');
  });

  test('draw on approved budgets alone', async () => {
    const { id, costs, version } = await issuedBudget(people, { money: '5000.00' });
    await done(people.finance.post('/budget-pro/close', { id, version, reason: '结束' }));
    await expect(draftPlan(people, { money: '100.00', budgetCostId: costs[0]?.id })).rejects.toThrow(
      '预算项目尚未下达或已关闭',
    );
  });
});

describe('a plan', () => {
  test('that is adjusted posts the difference, and keeps whom it was handed down to', async () => {
    const { id, costs } = await issuedBudget(people, { money: '100000.00' });
    const plan = await approvedPlan(people, { money: '40000.00', budgetCostId: costs[0]?.id });
    const { receiverId } = people;
    await done(people.manager.post('/plan/downPlan', { ...plan, receiverId }));
    const adjust = async (planId: string, money: string) => {
      const { version } = await planOf(people.buyer, planId);
      const asked = await people.buyer.post<{ id: string }>('/plan/planModify', {
        planId,
        version,
        modifyType: 1,
        reason: '数量变化',
        budgetMoney: money,
        details: [{ name: '设备', unit: '套', qty: '1', price: money }],
      });
      if (asked.code !== 200) return asked.msg;
      const decided = await done<{ newPlanId: string }>(
        people.manager.post('/plan/auditPlanModify', { id: asked.data.id, version: 0, agree: true }),
      );
      return decided.newPlanId;
    };
    expect(await adjust(plan.id, '100000.01')).toBe('预算余额不足，可用100,000.00元');
    const more = await adjust(plan.id, '90000.00');
    expect(await planOf(people.buyer, more)).toMatchObject({ planStatus: 3, receiverId, budgetCostId: costs[0]?.id });
    expect((await budgetOf(people.buyer, id)).costs).toMatchObject([{ reservedMoney: '90000.00' }]);
    const less = await adjust(more, '25000.00');
    expect((await budgetOf(people.buyer, id)).costs).toMatchObject([
      { reservedMoney: '25000.00', availableMoney: '75000.00' },
    ]);
    const { version } = await planOf(people.buyer, less);
    // Whoever was told to buy it is not told again.
    expect(await people.manager.post('/plan/downPlan', { id: less, version })).toMatchObject({ code: 400 });
    const postings = await app.asSuperuser<{ operation: number; money: string }>(
      'select operation, money::text from budget_posting where budget_cost_id = $1 order by id',
      [costs[0]?.id],
    );
    expect(postings.map(({ operation, money }) => [operation, money])).toEqual([
      [1, '10000000'],
      [2, '4000000'],
      [2, '5000000'],
      [5, '6500000'],
    ]);
    const { kept, stored } = await replayed(costs[0]?.id ?? '');
    expect(kept).toEqual(stored);
  });

  test('that is cancelled gives all of its money back', async () => {
    const { id, costs } = await issuedBudget(people, { money: '100000.00' });
    const plan = await approvedPlan(people, { money: '40000.00', budgetCostId: costs[0]?.id });
    const { id: planId, version } = plan;
    const asked = await done(
      people.buyer.post('/plan/planModify', { planId, version, modifyType: 5, reason: '不再需要' }),
    );
    await done(people.manager.post('/plan/auditPlanModify', { id: asked.id, version: 0, agree: true }));
    expect((await budgetOf(people.buyer, id)).costs).toMatchObject([
      { reservedMoney: '0.00', availableMoney: '100000.00' },
    ]);
  });

  test('is taken back by who handed it in, as long as nobody has decided', async () => {
    const { id, version } = await submittedPlan(people, { money: '100.00' });
    await done(people.buyer.post('/plan/recallPlan', { id, version }));
    expect(await planOf(people.buyer, id)).toMatchObject({ planStatus: 0 });
  });
});
