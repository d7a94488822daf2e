import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  budgetHead,
  budgetOf,
  budgetPeople,
  declareBudget,
  done,
  issuedBudget,
  type BudgetPeople,
} from '../../../test/budget-steps.ts';
import { startOrganizationApp, type OrganizationApp } from '../../../test/organization-app.ts';

let app: OrganizationApp;
let people: BudgetPeople;
beforeAll(async () => {
  app = await startOrganizationApp();
  people = await budgetPeople(app);
});
afterAll(() => app.close());

const save = (more: object) =>
  people.buyer.post('/budget-pro/saveOrUpdateBudgetPro', {
    ...budgetHead,
    deptId: people.deptId,
    proName: '实验室建设',
    totalMoney: '1000000',
    ...more,
  });
const move = (who: 'buyer' | 'manager' | 'finance', action: string, input: object) =>
  people[who].post(`/budget-pro/${action}`, input);
const cost = (money: string, more: object = {}) => ({ moneyType: 1, year: 2027, money, ...more });

describe('a budget project', () => {
  test('is kept with its lines by source and year and its government purchases, and found in the list', async () => {
    const { id } = await done(
      save({
        proName: '教学设备购置',
        costs: [cost('600000.00'), cost('400000.00', { moneyType: 2 })],
        govPurchases: [{ itemCode: 'A02020000', name: '投影机', qty: '30', price: '12000', mannerId: 5 }],
      }),
    );
    const shown = await budgetOf(people.buyer, id);
    expect(shown).toMatchObject({ budgetStatus: 0, deptName: '采购一科', totalMoney: '1000000.00' });
    expect(shown.proNo).toMatch(/^YS-\d{4}-\d{4}$/);
    expect(shown.costs.map(({ lineNo, money }) => [lineNo, money])).toEqual([
      [1, '600000.00'],
      [2, '400000.00'],
    ]);
    expect((await people.buyer.get(`/budget-pro/queryCostByProId?proId=${id}`)).data).toHaveLength(2);
    expect((await people.buyer.get(`/budget-pro/queryGovByProId?proId=${id}`)).data).toMatchObject([
      { name: '投影机', money: '360000.00' },
    ]);
    const page = await people.buyer.post('/budget-pro/queryBudgetProPage', { keyword: '教学设备' });
    expect(page.data).toMatchObject({ total: 1, records: [{ id, deptName: '采购一科' }] });
  });

  test('is refused where its sums, years or sources do not fit, and says what to do', async () => {
    const said = async (more: object) => (await save(more)).msg;
    expect(await said({ costs: [cost('900000')] })).toBe(
      '经费合计与项目总额不一致：合计900,000.00元，总额1,000,000.00元',
    );
    const gov = { itemCode: 'A02', name: '设备', qty: '2', price: '500000.01' };
    expect(await said({ costs: [cost('1000000')], govPurchases: [gov] })).toBe('政府采购预算不能超过项目总额');
    expect(await said({ costs: [cost('500000'), cost('500000')] })).toMatch(/^经费第2行与上方的资金来源和年度相同/);
    expect(await said({ costs: [cost('1000000', { year: 2028 })] })).toMatch(/^经费第1行：年度应在/);
    expect(await said({ endYear: 2028 })).toBe('只有跨年项目可以跨越多个年度');
    expect(await said({ cycleType: 3 })).toBe('跨年项目的结束年度应晚于开始年度');
    expect(await said({ proName: '' })).toBe('请填写项目名称');
    expect((await people.buyer.post('/budget-pro/queryBudgetProPage', { keyword: '实验室建设' })).data).toMatchObject({
      total: 0,
    });
  });

  test('names what government purchase buys by the catalogue', async () => {
    await done(people.manager.post('/purchase/conf/type/loadDefaults', {}));
    const gov = { name: '投影机', qty: '30', price: '12000', mannerId: 5 };
    const { msg } = await save({
      govPurchases: [
        { ...gov, itemCode: 'A0202' },
        { ...gov, itemCode: '投影仪器' },
      ],
    });
    expect(msg).toMatch(/^政府采购第2行：采购品目“投影仪器”不在品目目录中/);
    const { id } = await done(save({ govPurchases: [{ ...gov, itemCode: 'A0202' }] }));
    expect((await budgetOf(people.buyer, id)).govPurchases).toMatchObject([{ itemCode: 'A0202 办公设备' }]);
  });

  test('without lines may be kept and cannot be declared', async () => {
    const { id, version } = await done(save({ proName: '尚无经费' }));
    expect((await move('buyer', 'submit', { id, version })).msg).toBe('请至少填写一项经费');
  });

  test('tells its enumerations', async () => {
    expect((await people.buyer.get('/budget-pro/conf/queryProTypes')).data).toContainEqual({ value: 3, label: '专项' });
    expect((await people.buyer.get('/budget-pro/conf/queryCycleTypes')).data).toHaveLength(3);
    expect((await people.buyer.get('/budget-pro/conf/queryMoneyTypes')).data).toContainEqual({
      value: 9,
      label: '其他',
    });
  });
});

describe('the review', () => {
  test('is made by two people one after the other, neither of whom declared it', async () => {
    const { id } = await declareBudget(people, { money: '500000.00' });
    await done(move('buyer', 'submit', { id, version: 0 }));
    expect(await move('buyer', 'passFirst', { id, version: 1 })).toMatchObject({ code: 403 });
    expect(await move('finance', 'passSecond', { id, version: 1 })).toMatchObject({ code: 400 });
    await done(move('manager', 'passFirst', { id, version: 1 }));
    await done(move('finance', 'passSecond', { id, version: 2 }));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ budgetStatus: 3, availableMoney: '0.00' });
    await done(move('finance', 'issue', { id, version: 3 }));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ budgetStatus: 4, availableMoney: '500000.00' });
  });

  test('needs four eyes even of an administrator who holds every right', async () => {
    const admin = await app.person('admin');
    const { id } = await done(
      admin.post('/budget-pro/saveOrUpdateBudgetPro', {
        ...budgetHead,
        deptId: people.deptId,
        proName: '管理员申报',
        totalMoney: '100',
        costs: [cost('100')],
      }),
    );
    await done(admin.post('/budget-pro/submit', { id, version: 0 }));
    expect(await admin.post('/budget-pro/passFirst', { id, version: 1 })).toMatchObject({ code: 400 });
    await done(move('manager', 'passFirst', { id, version: 1 }));
    expect(await admin.post('/budget-pro/passSecond', { id, version: 2 })).toMatchObject({ code: 400 });
  });

  test('sends back with a reason; then it is changed and declared again, or taken back by who declared it', async () => {
    const { id } = await declareBudget(people, { money: '500000.00' });
    await done(move('buyer', 'submit', { id, version: 0 }));
    expect(await move('manager', 'rejectFirst', { id, version: 1 })).toMatchObject({ code: 400 });
    await done(move('manager', 'rejectFirst', { id, version: 1, reason: '请补充依据' }));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ budgetStatus: 6, rejectReason: '请补充依据' });
    const change = { ...budgetHead, id, version: 2, deptId: people.deptId, proName: '改过的', totalMoney: '400000' };
    await done(people.buyer.post('/budget-pro/saveOrUpdateBudgetPro', { ...change, costs: [cost('400000')] }));
    await done(move('buyer', 'submit', { id, version: 3 }));
    expect((await people.buyer.post('/budget-pro/saveOrUpdateBudgetPro', { ...change, version: 4 })).msg).toBe(
      '只有草稿或已驳回的预算项目可以修改',
    );
    await done(move('buyer', 'recall', { id, version: 4 }));
    const { history } = await budgetOf(people.buyer, id);
    expect(history.map(({ action, person, reason }) => [action, person, reason])).toEqual([
      ['recall', '周明', null],
      ['submit', '周明', null],
      ['rejectFirst', '沈岚', '请补充依据'],
      ['submit', '周明', null],
    ]);
    expect(await people.buyer.get(`/budget-pro/deleteById?id=${id}`)).toMatchObject({ code: 200 });
  });
});

describe('a project of level 2', () => {
  const child = (parentProId: string, money: string, more: object = {}) =>
    save({ level: 2, parentProId, proName: `二级${money}`, totalMoney: money, costs: [cost(money)], ...more });

  test('names its project of level 1, and those of one come to no more than it', async () => {
    const parent = await declareBudget(people, { money: '1000000.00' });
    expect((await save({ level: 2, costs: [] })).msg).toBe('二级项目请选择所属的一级项目');
    const first = await done(child(parent.id, '700000'));
    expect((await child(first.id, '1')).msg).toBe('上级项目应为一级项目');
    expect((await child(parent.id, '300000.01')).msg).toBe(
      '二级项目合计1,000,000.01元，超过一级项目总额1,000,000.00元',
    );
    await done(child(parent.id, '300000'));
    const smaller = { ...budgetHead, id: parent.id, version: 0, deptId: people.deptId, proName: '一级' };
    const less = { ...smaller, totalMoney: '999999', costs: [cost('999999')] };
    expect((await people.buyer.post('/budget-pro/saveOrUpdateBudgetPro', less)).msg).toMatch(/^二级项目合计/);
    expect((await people.buyer.get(`/budget-pro/deleteById?id=${parent.id}`)).msg).toBe('还有二级项目，不能删除');
  });

  test('takes its money out of the same line of level 1, and gives it back when it is closed', async () => {
    const parent = await issuedBudget(people, { money: '1000000.00' });
    const part = await issuedBudget(people, { money: '400000.00', level: 2, parentProId: parent.id });
    expect((await budgetOf(people.buyer, parent.id)).costs).toMatchObject([
      { availableMoney: '600000.00', allottedMoney: '400000.00' },
    ]);
    expect((await move('finance', 'close', { id: parent.id, version: 4, reason: '结束' })).msg).toBe(
      '还有400,000.00元被采购计划或二级项目占用，请先办结后再关闭',
    );
    await done(move('finance', 'close', { id: part.id, version: 4, reason: '项目取消' }));
    expect((await budgetOf(people.buyer, parent.id)).costs).toMatchObject([
      { availableMoney: '1000000.00', allottedMoney: '0.00' },
    ]);
    await done(move('finance', 'reopen', { id: part.id, version: 5, reason: '恢复' }));
    expect((await budgetOf(people.buyer, part.id)).costs).toMatchObject([{ availableMoney: '400000.00' }]);
    expect((await budgetOf(people.buyer, parent.id)).costs).toMatchObject([{ allottedMoney: '400000.00' }]);
  });

  test('waits for level 1 to be approved, and has no source that level 1 has not', async () => {
    const parent = await declareBudget(people, { money: '1000000.00' });
    // What level 1 could never give is told when it is written.
    expect((await child(parent.id, '100000', { costs: [cost('100000', { moneyType: 4 })] })).msg).toMatch(/不能分解$/);
    const { id } = await done(child(parent.id, '100000'));
    for (const [version, [action, who]] of (
      [
        ['submit', 'buyer'],
        ['passFirst', 'manager'],
        ['passSecond', 'finance'],
      ] as const
    ).entries())
      await done(move(who, action, { id, version }));
    expect((await move('finance', 'issue', { id, version: 3 })).msg).toMatch(/^请先下达一级项目/);
  });
});

describe('an approved budget', () => {
  test('is taken back as long as nothing of it is used', async () => {
    const { id, version } = await issuedBudget(people, { money: '500000.00' });
    await done(move('finance', 'withdraw', { id, version, reason: '重新核定' }));
    expect(await budgetOf(people.buyer, id)).toMatchObject({ budgetStatus: 3, availableMoney: '0.00' });
  });

  test('shows every figure as the rows of its ledger, and the ledger goes out as an .xlsx', async () => {
    const { id, costs } = await issuedBudget(people, { money: '500000.00' });
    const rows = await people.buyer.post<{ records: object[] }>('/budget-pro/queryLedger', {
      budgetCostId: costs[0]?.id,
      account: '2',
    });
    expect(rows.data.records).toMatchObject([
      { operation: 1, fromAccount: 1, toAccount: 2, money: '500000.00', causeType: 1 },
    ]);
    const none = await people.buyer.post('/budget-pro/queryLedger', { budgetProId: id, account: '5' });
    expect(none.data).toMatchObject({ total: 0 });
    const file = await app.app.server.inject({
      method: 'POST',
      url: '/api/budget-pro/exportLedger',
      headers: { 'blade-auth': `bearer ${people.buyer.token}` },
      payload: { budgetProId: id },
    });
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('leaves whole evidence', async () => {
    expect((await app.evidence('budgetPro.issue')).length).toBeGreaterThan(0);
    expect(await app.isChainWhole('100001')).toBe(true);
  });
});
