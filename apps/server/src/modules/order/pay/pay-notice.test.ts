import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxWay, type Envelope, type SignedNotice } from '@zhaocai/model';
import { randomFrom } from '../../../../test/random-from.ts';
import * as orders from '../../../../test/order-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { orderModule } from '../index.ts';
import { signNotice } from '../channel/sandbox-adapter.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
const visit = async (query: Readonly<Record<string, string>>) =>
  (await app.visit(`/api/bid-order/order/paySuccess?${new URLSearchParams(query).toString()}`)).json<Envelope>();

test('of fifty messages of one payment at once one posts, and the channel is told that each is kept', async () => {
  const { projectId } = await orders.soldProject(app);
  const made = await orders.paying(app, 'supplier1', projectId);
  const answers = await Promise.all(fifty.map(() => orders.tell(app, orders.noticeOf(made))));
  expect(answers.map(({ code }) => code)).toEqual(fifty.map(() => 200));
  expect(await orders.postingsOf(app, made.id)).toEqual([{ operation: 8, n: 1 }]);
  expect(await orders.recordsOf(app, `T-${made.orderNo}`)).toMatchObject([{ verdict: 1, recordStatus: 1, times: 50 }]);
  expect(await orders.feesOf(app, projectId)).toBe('300.00');
}, 120_000);

test('of fifty payments of one order at once one pays it, and the others are handed to finance', async () => {
  const { projectId } = await orders.soldProject(app);
  const made = await orders.paying(app, 'supplier1', projectId);
  await Promise.all(
    fifty.map((index) => orders.tell(app, orders.noticeOf(made, { tradeNo: `M${index}-${made.orderNo}` }))),
  );
  expect(await orders.postingsOf(app, made.id)).toEqual([{ operation: 8, n: 1 }]);
  const rows = await app.asSuperuser<{ verdict: number; n: number }>(
    'select verdict::int, count(*)::int as n from pay_record where order_id = $1 group by 1 order by 1',
    [made.id],
  );
  expect(rows).toEqual([
    { verdict: 1, n: 1 },
    { verdict: 4, n: 49 },
  ]);
}, 120_000);

describe('a message', () => {
  test('that is not signed with the secret of the channel changes nothing, and all of them are answered alike', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.paying(app, 'supplier1', projectId);
    const right = signNotice(orders.channelSecret, orders.noticeOf(made));
    const strangers: SignedNotice[] = [
      signNotice('another secret, long enough', orders.noticeOf(made)),
      { ...right, sign: '' },
      { ...right, sign: 'zz' },
      { ...right, money: '0.01' },
      { ...right, orderNo: 'DD-nothing' },
      { ...right, tenantId: '999999' },
      { ...right, tenantId: 'x' },
      { ...right, payType: '4' },
      { ...right, payType: '2' },
      { ...right, payType: 'x' },
      signNotice(orders.channelSecret, orders.noticeOf(made, { money: '-300.00' })),
      signNotice(orders.channelSecret, orders.noticeOf(made, { money: '0.00' })),
      signNotice(orders.channelSecret, orders.noticeOf(made, { tradeState: '9' })),
      signNotice(orders.channelSecret, orders.noticeOf(made, { payTime: 'yesterday' })),
    ];
    const answers = await Promise.all(strangers.map((notice) => visit({ ...notice })));
    expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`))).toEqual(new Set(['400 签名校验失败']));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 1, payments: [] });
    expect(await orders.recordsOf(app, 'DD-nothing')).toEqual([]);
    const long = await visit({ ...right, tradeNo: 'x'.repeat(65) });
    expect(long.code).toBe(400);
  });

  test('of another amount is kept and shown to finance, who says what became of it', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.paying(app, 'supplier1', projectId);
    const tradeNo = `W-${made.orderNo}`;
    steps.dataOf(await orders.tell(app, orders.noticeOf(made, { tradeNo, money: '299.99' })));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 1 });
    const [kept] = await orders.recordsOf(app, tradeNo);
    expect(kept).toMatchObject({ verdict: 3, recordStatus: 2 });
    const duties = await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1', [kept?.id]);
    expect(duties.map(({ kind }) => kind)).toEqual(['payRecord.handle']);
    const handle = (reason: string) =>
      app.as('finance').post(`${orders.orders}/handlePayRecord`, { id: kept?.id, version: kept?.version, reason });
    expect(await handle('退了')).toMatchObject({ code: 400, msg: expect.stringContaining('至少10个字') as unknown });
    steps.dataOf(await handle('已在商户平台原路退回299.99元，流水号R20261116'));
    // The right amount pays it all the same.
    steps.dataOf(await orders.tell(app, orders.noticeOf(made)));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2 });
    steps.dataOf(await orders.tell(app, orders.noticeOf(made, { tradeNo, money: '299.99' })));
    expect(await orders.recordsOf(app, tradeNo)).toMatchObject([{ recordStatus: 3, times: 2 }]);
  });

  test('that comes out of order, or of no order, is not lost and undoes nothing', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.paying(app, 'supplier1', projectId);
    for (const tradeState of ['0', '2', '1', '0', '2'])
      steps.dataOf(await orders.tell(app, orders.noticeOf(made, { tradeState })));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2 });
    expect(await orders.recordsOf(app, `T-${made.orderNo}`)).toMatchObject([{ recordStatus: 1, times: 5 }]);
    const nowhere = orders.noticeOf({ orderNo: 'DD-gone' }, { tradeNo: `N-${projectId}` });
    const answers = await Promise.all(fifty.slice(0, 8).map(() => orders.tell(app, nowhere)));
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect(await orders.recordsOf(app, nowhere.tradeNo)).toMatchObject([{ verdict: 5, recordStatus: 2, times: 8 }]);
    expect(await orders.postingsOf(app, made.id)).toEqual([{ operation: 8, n: 1 }]);
  });

  test('of a channel that was switched off meanwhile still counts', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.paying(app, 'supplier1', projectId);
    await app.asSuperuser('update pay_channel set is_on = false where pay_type = 1');
    steps.dataOf(await orders.tell(app, orders.noticeOf(made)));
    await app.asSuperuser('update pay_channel set is_on = true where pay_type = 1');
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2 });
  });
});

/** What a channel tells of an order, as it comes into its head: exact and other amounts, done, pending and failed, again. */
function anything(made: orders.Made, random: (below: number) => number) {
  const tradeNo = `R${random(3)}-${made.orderNo}`;
  const money = ['300.00', '300', '299.99', '600.00'][random(4)] ?? '300.00';
  return orders.noticeOf(made, { tradeNo, money, tradeState: ['1', '1', '0', '2'][random(4)] ?? '1' });
}

test('of three hundred messages in any order, each success is kept, each order is paid once, and only by the exact amount', async () => {
  const random = randomFrom(20_261_130);
  const { projectId } = await orders.soldProject(app);
  const { projectId: other } = await orders.soldProject(app);
  const made = [
    await orders.paying(app, 'supplier1', projectId),
    await orders.paying(app, 'supplier2', projectId),
    await orders.paying(app, 'supplier1', other),
    await orders.paying(app, 'supplier2', other),
  ];
  const [first] = made as [orders.Made];
  const told = Array.from({ length: 300 }, () => anything(made[random(made.length)] ?? first, random));
  for (let at = 0; at < told.length; at += 4) {
    const answers = await Promise.all(told.slice(at, at + 4).map((notice) => orders.tell(app, notice)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
  }
  const kept = await app.asSuperuser<{ key: string; pays: boolean; settled: boolean }>(
    `select trade_no || ' ' || money as key, verdict in (1, 2) as pays, record_status = 1 as settled from pay_record
     where order_id = any($1) and verdict <> 0`,
    [made.map(({ id }) => id)],
  );
  const came = told.filter(({ tradeState }) => tradeState === '1');
  expect(new Set(kept.map(({ key }) => key))).toEqual(
    new Set(came.map(({ tradeNo, money }) => `${tradeNo} ${Number(money) * 100}`)),
  );
  expect(kept).toHaveLength(new Set(kept.map(({ key }) => key)).size);
  const paying = kept.filter(({ pays }) => pays);
  expect(paying.map(({ key }) => key.split(' ')[1])).toEqual(made.map(() => '30000'));
  for (const { id } of made) expect(await orders.postingsOf(app, id)).toEqual([{ operation: 8, n: 1 }]);
  for (const project of [projectId, other]) expect(await orders.feesOf(app, project)).toBe('600.00');
}, 120_000);

/** What the sandbox has sent, by the queue, and brought as its job does. */
async function deliver(orderNo: string): Promise<number> {
  const rows = await app.asSuperuser<{ payload: Record<string, string> }>(
    `select payload from graphile_worker._private_jobs where payload->>'orderNo' = $1 order by run_at, id`,
    [orderNo],
  );
  const task = orderModule.tasks?.({ ...app.platform, log: quietLog, tally: noTally })['payNotice'];
  for (const { payload } of rows) await task?.(payload);
  return rows.length;
}

const quietLog = (await import('../../../../test/database-url.ts')).quiet as never;
const noTally = { add: () => undefined, metrics: [] } as never;

test.each([
  ['usual', 1, 2, [1]],
  ['late', 1, 2, [1]],
  ['twice', 2, 2, [1]],
  ['wrongAmount', 1, 1, [2]],
  ['outOfOrder', 2, 2, [1]],
  ['wrongSignature', 1, 1, []],
  ['paidTwice', 2, 2, [1, 2]],
  ['failed', 1, 1, [0]],
] as const)('the sandbox pays %s: %i messages, and the order is in state %i', async (way, sent, state, records) => {
  const { projectId } = await orders.soldProject(app);
  const made = await orders.paying(app, 'supplier1', projectId);
  const pay = { orderId: made.id, way: sandboxWay.code[way] };
  expect(await app.as('supplier2').post('/bid-order/sandbox/pay', pay)).toMatchObject({ code: 404 });
  const answer = steps.dataOf<{ notices: number }>(await app.as('supplier1').post('/bid-order/sandbox/pay', pay));
  expect(answer.notices).toBe(sent);
  expect(await deliver(made.orderNo)).toBe(sent);
  const detail = await orders.detailOf(app, 'supplier1', made.id);
  expect(detail.orderStatus).toBe(state);
  expect(detail.payments.map(({ recordStatus }) => recordStatus).toReversed()).toEqual(records);
});
