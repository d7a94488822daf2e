import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BudgetProAnswer } from '@zhaocai/model';
import {
  approvedPlan,
  budgetOf,
  budgetPeople,
  done,
  issuedBudget,
  type BudgetPeople,
  type Saved,
} from '../../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const ask = ({ costs }: BudgetProAnswer, more: object, who: Person = people.buyer) =>
  who.post('/budget-pro/adjustCost', { id: costs[0]?.id, version: costs[0]?.version, reason: '追加设备', ...more });
const move = (who: Person, action: string, more: object) => who.post(`/budget-pro/adjust/${action}`, more);
const asked = (budget: BudgetProAnswer, money: string): Promise<Saved> => done(ask(budget, { money }));
const refused = async (answer: Promise<{ code: number; msg: string }>) => {
  const { code, msg } = await answer;
  expect(code).toBe(400);
  return msg;
};

describe('an adjustment of a budget in force', () => {
  test('is asked for by the buyer, reviewed by two others, and changes nothing before the second has passed it', async () => {
    const budget = await issuedBudget(people, { money: '500000.00' });
    const { id, version } = await asked(budget, '600000.00');
    const unchanged = {
      totalMoney: '500000.00',
      costs: [{ money: '500000.00', grantedMoney: '500000.00', availableMoney: '500000.00' }],
    };
    const shown = await budgetOf(people.buyer, budget.id);
    expect(shown).toMatchObject(unchanged);
    expect(shown.adjustments).toMatchObject([
      {
        id,
        adjustStatus: 1,
        moneyBefore: '500000.00',
        moneyAfter: '600000.00',
        reason: '追加设备',
        createUserName: '周明',
        moneyType: 1,
        year: 2027,
        actions: ['withdraw'],
      },
    ]);
    expect(await move(people.buyer, 'passFirst', { id, version })).toMatchObject({ code: 403 });
    await done(move(people.manager, 'passFirst', { id, version }));
    expect(await budgetOf(people.buyer, budget.id)).toMatchObject(unchanged);
    await done(move(people.finance, 'passSecond', { id, version: version + 1 }));
    const after = await budgetOf(people.buyer, budget.id);
    expect(after).toMatchObject({
      totalMoney: '600000.00',
      costs: [{ money: '600000.00', grantedMoney: '600000.00', availableMoney: '600000.00' }],
      adjustments: [{ adjustStatus: 3, actions: [] }],
    });
    expect(after.adjustments[0]?.history.map(({ action }) => action)).toEqual(['passSecond', 'passFirst']);
    expect(after.history[0]).toMatchObject({ action: 'adjust', reason: '追加设备' });
    const ledger = await people.buyer.post('/budget-pro/queryLedger', { budgetProId: budget.id });
    expect(ledger.data['records']).toMatchObject([
      { operation: 6, money: '100000.00', reason: '追加设备' },
      { operation: 1, money: '500000.00' },
    ]);
  });

  test('needs four eyes even of an administrator who holds every right', async () => {
    const admin = await app.person('admin');
    const budget = await issuedBudget(people, { money: '500000.00' });
    const { id } = await done(ask(budget, { money: '1.00' }, admin));
    expect(await move(admin, 'passFirst', { id, version: 0 })).toMatchObject({ code: 400 });
    await done(move(people.buyer, 'withdraw', { id, version: 0 }));
    const other = await asked(budget, '1.00');
    await done(move(admin, 'passFirst', { id: other.id, version: 0 }));
    expect(await move(admin, 'passSecond', { id: other.id, version: 1 })).toMatchObject({ code: 400 });
  });

  test('is refused without a reason, without a change, below what is held, and of a line that was changed', async () => {
    const budget = await issuedBudget(people, { money: '500000.00' });
    await approvedPlan(people, { money: '400000.00', budgetCostId: budget.costs[0]?.id });
    expect(await refused(ask(budget, { money: '1', reason: ' ' }))).toBe('请填写调整原因');
    expect(await refused(ask(budget, { money: '500000' }))).toBe('金额没有变化');
    expect(await refused(ask(budget, { money: '399999.99' }))).toMatch(/^可用100,000\.00元，核减不能超过可用金额$/);
    expect(await refused(ask(budget, { money: '0' }))).toMatch(/核减不能超过可用金额$/);
    expect(await refused(ask(budget, { money: '1', version: 99 }))).toBe('数据已被他人修改，请刷新后重试');
    expect((await budgetOf(people.buyer, budget.id)).adjustments).toEqual([]);
  });

  test('leaves enough for the government purchases of the budget, when it is asked for and when it takes effect', async () => {
    const purchase = { itemCode: 'A02010000 信息化设备', name: '服务器', qty: '4', price: '50000.00' };
    const budget = await issuedBudget(people, { money: '300000.00', govPurchases: [purchase] });
    const below = /^核减后项目总额为120,000\.00元，低于政府采购预算200,000\.00元/;
    expect(await refused(ask(budget, { money: '120000.00' }))).toMatch(below);
    const { id } = await asked(budget, '200000.00');
    await app.asSuperuser('update budget_adjust set money_after = 12000000 where id = $1', [id]);
    await done(move(people.manager, 'passFirst', { id, version: 0 }));
    expect(await refused(move(people.finance, 'passSecond', { id, version: 1 }))).toMatch(below);
  });

  test('is judged again when it takes effect: what others hold meanwhile is not taken', async () => {
    const budget = await issuedBudget(people, { money: '500000.00' });
    const { id } = await asked(budget, '200000.00');
    await done(move(people.manager, 'passFirst', { id, version: 0 }));
    await approvedPlan(people, { money: '400000.00', budgetCostId: budget.costs[0]?.id });
    expect(await refused(move(people.finance, 'passSecond', { id, version: 1 }))).toMatch(/^可用100,000\.00元/);
    expect(await budgetOf(people.buyer, budget.id)).toMatchObject({
      totalMoney: '500000.00',
      adjustments: [{ adjustStatus: 2 }],
    });
    await done(move(people.finance, 'rejectSecond', { id, version: 1, reason: '已有计划占用' }));
    expect((await budgetOf(people.buyer, budget.id)).adjustments).toMatchObject([
      { adjustStatus: 4, rejectReason: '已有计划占用' },
    ]);
  });

  test('waits alone: another of the same line, and the end of the budget, come after it or its withdrawal', async () => {
    const budget = await issuedBudget(people, { money: '500000.00' });
    const { id } = await asked(budget, '600000.00');
    expect(await refused(ask(budget, { money: '700000.00' }))).toBe('这项经费已有调整正在审核，请等待审核或先撤回');
    const end = { id: budget.id, version: budget.version, reason: '结束' };
    for (const action of ['withdraw', 'close'])
      expect(await refused(people.finance.post(`/budget-pro/${action}`, end))).toBe(
        '还有预算调整正在审核，请先审核或撤回',
      );
    await done(move(people.buyer, 'withdraw', { id, version: 0 }));
    expect(await move(people.manager, 'passFirst', { id, version: 1 })).toMatchObject({ code: 400 });
    await asked(budget, '700000.00');
    expect((await budgetOf(people.buyer, budget.id)).adjustments.map(({ adjustStatus }) => adjustStatus)).toEqual([
      1, 5,
    ]);
  });

  test('of level 2 takes what level 1 has left, and no more', async () => {
    const parent = await issuedBudget(people, { money: '1000000.00' });
    const part = await issuedBudget(people, { money: '400000.00', level: 2, parentProId: parent.id });
    expect(await refused(ask(part, { money: '1000000.01' }))).toMatch(/可用600,000\.00元，不足以分解600,000\.01元$/);
    const { id } = await asked(part, '1000000.00');
    await done(move(people.manager, 'passFirst', { id, version: 0 }));
    await done(move(people.finance, 'passSecond', { id, version: 1 }));
    expect((await budgetOf(people.buyer, parent.id)).costs).toMatchObject([
      { availableMoney: '0.00', allottedMoney: '1000000.00' },
    ]);
  });

  test('stands in the to-dos of its reviewers level by level, and who asked is told what became of it', async () => {
    const budget = await issuedBudget(people, { money: '500000.00' });
    const { id } = await asked(budget, '600000.00');
    const waiting = async () => {
      const rows = await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1', [id]);
      return rows.map(({ kind }) => kind);
    };
    expect(await waiting()).toEqual(['budgetAdjust.firstAudit']);
    await done(move(people.manager, 'passFirst', { id, version: 0 }));
    expect(await waiting()).toEqual(['budgetAdjust.secondAudit']);
    await done(move(people.finance, 'rejectSecond', { id, version: 1, reason: '不同意' }));
    expect(await waiting()).toEqual([]);
    const told = await app.asSuperuser(
      `select kind, user_id::text as "userId" from flow_message where business_type = 'budgetPro' and business_id = $1
       order by id desc limit 1`,
      [budget.id],
    );
    expect(told).toEqual([{ kind: 'returned', userId: await app.userId('buyer') }]);
  });
});
