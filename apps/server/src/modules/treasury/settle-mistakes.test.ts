import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  CostInDetail,
  CostOutDetail,
  EndpointOutput,
  MistakeLine,
  myMoney,
  Page,
  queryProjectIn,
} from '@zhaocai/model';
import { libraryIds, strangers } from '../../../test/invite-steps.ts';
import * as deposit from '../../../test/deposit-steps.ts';
import type { Account, TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { treasuryModule } from './index.ts';

let app: TenderingApp;
let projectId: string;
let other: string;
beforeAll(async () => {
  app = await deposit.startDepositApp([treasuryModule]);
  projectId = await steps.resultProject(app);
  other = await steps.publishedProject(app, { projectName: '尚未开标的采购' });
});
afterAll(() => app.close());

const into = '/purchase/cost/in';
const out = '/purchase/cost/out';
const why = '付款人误付至本项目，经核对应归入其他项目';
const paidIn = (changes: object = {}) => ({
  projectId,
  inType: 2,
  money: '3000',
  payerName: '杭州明采招标代理有限公司',
  payerAccount: '6222020200112230001',
  payTime: app.clock.now(),
  ...changes,
});
const noted = async (changes: object = {}) =>
  steps.dataOf<{ id: string; version: number }>(await app.as('buyer').post(`${into}/applyProjectIn`, paidIn(changes)));
const inOf = async (id: string, account: Account = 'finance') =>
  steps.dataOf<CostInDetail>(await app.as(account).get(`${into}/queryCostInDetail?costInId=${id}`));
const outOf = async (id: string) =>
  steps.dataOf<CostOutDetail>(await app.as('finance').get(`${out}/queryById?id=${id}`));
const projectIn = async (id = projectId) =>
  steps.dataOf<EndpointOutput<typeof queryProjectIn>>(
    await app.as('finance').get(`${into}/queryProjectIn?projectId=${id}`),
  );
const mistakes = async (account: Account = 'finance') =>
  steps.dataOf<Page<MistakeLine>>(await app.as(account).post(`${into}/queryProjectMistake`, { current: 1, size: 50 }))
    .records;
const received = async (changes: object = {}) => {
  const { id } = await noted(changes);
  steps.dataOf(await app.as('finance').post(`${into}/gatherProjectIn`, { id }));
  return id;
};
const putAside = async (id: string) => {
  const { version } = await inOf(id);
  return app.as('finance').post(`${into}/markMistake`, { id, version, reason: why });
};

describe('money for a project', () => {
  test('[R474] is noted by one, confirmed by another and posted once, or sent back with a reason', async () => {
    const { id } = await noted();
    expect((await app.as('buyer').post(`${into}/gatherProjectIn`, { id })).code).toBe(403);
    expect((await app.as('finance').post(`${into}/gatherProjectIn`, { id, agree: false })).code).toBe(400);
    const reason = '银行流水中没有这笔款项，请核对';
    steps.dataOf(await app.as('finance').post(`${into}/gatherProjectIn`, { id, agree: false, reason }));
    const { version } = await inOf(id);
    const again = await app.as('buyer').post(`${into}/applyProjectIn`, paidIn({ id, version, money: '3200' }));
    expect(again.code).toBe(200);
    steps.dataOf(await app.as('finance').post(`${into}/gatherProjectIn`, { id }));
    expect((await app.as('finance').post(`${into}/gatherProjectIn`, { id })).code).toBe(400);
    expect(await projectIn()).toMatchObject({
      totalMoney: '3200.00',
      accounts: [{ accountKind: 9, money: '3200.00' }],
    });
    expect(await inOf(id)).toMatchObject({ inStatus: 2, money: '3200.00' });
  });

  test('takes no deposit, nothing into a wallet and nothing of the future', async () => {
    const said = async (changes: object) => (await app.as('buyer').post(`${into}/applyProjectIn`, paidIn(changes))).msg;
    expect(await said({ inType: 5 })).toContain('保证金');
    expect(await said({ inType: 6 })).toContain('更正到账');
    expect(await said({ inType: 7 })).not.toBe('操作成功');
    expect(await said({ payTime: '2099-01-01 00:00:00' })).toContain('不能晚于');
    expect(await said({ money: '0' })).toContain('大于0');
  });

  test('that was taken for something else is put aside and given to its project by another', async () => {
    const before = (await projectIn()).totalMoney;
    const id = await received({ inType: 1, money: '500' });
    steps.dataOf(await putAside(id));
    expect((await projectIn()).totalMoney).toBe(before);
    expect(await mistakes()).toMatchObject([{ kind: 'costIn', id, money: '500.00', isRefunding: false }]);
    const settle = (account: Account, changes: object = {}) =>
      app.as(account).post(`${into}/projectMistakeIn`, { costInId: id, projectId, inType: 3, reason: why, ...changes });
    expect((await settle('finance')).code).toBe(400);
    expect((await settle('manager', { reason: '错' })).code).toBe(400);
    const { id: made } = steps.dataOf<{ id: string }>(await settle('manager'));
    expect((await settle('manager')).code).toBe(400);
    expect(await inOf(id)).toMatchObject({ inStatus: 5, note: why });
    expect(await inOf(made)).toMatchObject({ inStatus: 2, inType: 3, fromId: id, money: '500.00' });
    expect(await mistakes()).toEqual([]);
  });

  test('that was a mistake goes into the wallet of its supplier, or back to the account that paid, by three people', async () => {
    const { supplier2: supplierId } = await libraryIds(app);
    const [unknown] = await strangers(app, 1);
    const first = await received({ money: '800' });
    steps.dataOf(await putAside(first));
    const wallet = { costInId: first, projectId, inType: 6, reason: why };
    expect((await app.as('manager').post(`${into}/projectMistakeIn`, wallet)).msg).toContain('供应商');
    const nobody = await app.as('manager').post(`${into}/projectMistakeIn`, { ...wallet, supplierId: unknown });
    expect(nobody.msg).toContain('没有钱包');
    expect((await app.as('manager').post(`${into}/projectMistakeIn`, { ...wallet, supplierId: '1' })).code).toBe(404);
    steps.dataOf(await app.as('manager').post(`${into}/projectMistakeIn`, { ...wallet, supplierId }));
    const held = steps.dataOf<EndpointOutput<typeof myMoney>>(
      await app.as('supplier2').get('/bid-order/money/myMoney'),
    );
    expect(held).toMatchObject({ balance: '800.00', wallets: [{ tenantId: '100001' }] });
    expect(steps.dataOf(await app.as('supplier1').get('/bid-order/money/myMoney'))).toMatchObject({ balance: '0.00' });

    const id = await received({ money: '70' });
    steps.dataOf(await putAside(id));
    const ask = { costInId: id, reason: why };
    const { id: refund } = steps.dataOf<{ id: string }>(await app.as('buyer').post(`${out}/projectMistakeOut`, ask));
    expect((await app.as('buyer').post(`${out}/projectMistakeOut`, ask)).code).toBe(400);
    const settle = { costInId: id, projectId, inType: 9, reason: why };
    expect((await app.as('manager').post(`${into}/projectMistakeIn`, settle)).msg).toContain('正在退款');
    const { version } = await outOf(refund);
    steps.dataOf(await app.as('manager').post(`${out}/approve`, { id: refund, version }));
    const pay = { id: refund, version: version + 1, payTime: app.clock.now() };
    expect((await app.as('finance').post(`${out}/pay`, { ...pay, payWay: 2 })).msg).toContain('原付款账户');
    steps.dataOf(await app.as('finance').post(`${out}/pay`, { ...pay, payWay: 1, tradeNo: 'ICBC-R1' }));
    expect(await inOf(id)).toMatchObject({ inStatus: 6 });
    expect(steps.dataOf(await app.as('finance').post('/ledger/check/run', {}))).toMatchObject({ verdict: 1 });
  });

  test('that the bank tells of and nobody has named is given to a project, once', async () => {
    const at = app.clock.now();
    await app.asSuperuser(`update project set opened_time = now() where id = $1`, [other]);
    await app.asSuperuser(
      `insert into bank_receipt (tenant_id, id, trade_no, pay_time, payer_name, payer_account, money, create_time)
       values ('100001', 987654321, 'B-1', $1, '某会展公司', '6222000011112222', 66600, $1)`,
      [at],
    );
    expect(await mistakes()).toMatchObject([{ kind: 'receipt', id: '987654321', money: '666.00' }]);
    const said = { receiptId: '987654321', projectId, inType: 3, reason: why };
    expect((await app.as('manager').post(`${into}/projectMistakeIn`, said)).msg).toContain('没有权限');
    steps.dataOf(await app.as('finance').post(`${into}/projectMistakeIn`, said));
    expect((await app.as('finance').post(`${into}/projectMistakeIn`, said)).code).toBe(400);
    expect(await mistakes()).toEqual([]);
    expect(steps.dataOf(await app.as('finance').post('/ledger/check/run', {}))).toMatchObject({ verdict: 1 });
  });
});

describe('before the opening', () => {
  test('who handles a project learns nothing of the money that came in for it (R38)', async () => {
    await app.asSuperuser(`update project set opened_time = null where id = $1`, [other]);
    const id = await received({ projectId: other, inType: 1 });
    expect((await app.as('buyer').get(`${into}/queryCostInDetail?costInId=${id}`)).code).toBe(404);
    expect((await app.as('buyer').get(`${into}/queryProjectIn?projectId=${other}`)).msg).toContain('尚未开标');
    const page = steps.dataOf<Page<{ id: string }>>(await app.as('buyer').post(`${into}/queryPage`, { size: 100 }));
    expect(page.records.some((row) => row.id === id)).toBe(false);
    expect(await inOf(id, 'finance')).toMatchObject({ inStatus: 2 });
  });
});
