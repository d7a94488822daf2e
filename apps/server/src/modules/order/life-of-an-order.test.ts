import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import * as orders from '../../../test/order-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { closeExpired } from './pay/close-orders.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });
const end = (by: 'supplier1' | 'supplier2', orderId: string, flag: number) =>
  app.as(by).get(`${orders.orders}/deleteOrCancel?orderId=${orderId}&flag=${flag}`);
const close = () => app.database.transaction('100001', (db) => closeExpired(db, { tenantId: '100001', now: db.now }));
const reason = '供应商重复购买，双方协商一致退款';
const sound = async () => steps.dataOf<{ verdict: number }>(await app.as('finance').post('/ledger/check/run')).verdict;

describe('documents that are sold online', () => {
  test('are ordered once, paid for, and given then to who has paid alone', async () => {
    const sold = await orders.soldProject(app);
    const { projectId } = sold;
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(false);
    expect((await steps.readPublished(app.as('supplier1'), projectId)).files).toEqual([]);
    const made = await orders.ordered(app, 'supplier1', projectId);
    expect(made).toMatchObject({ orderMoney: '300.00', orderStatus: 0, isKnown: false });
    const [stored] = await app.asSuperuser<{ lasts: string }>(
      'select (expire_time - create_time)::text as lasts from pay_order where id = $1',
      [made.id],
    );
    expect(stored?.lasts).toBe('00:30:00');
    expect(made.expireTime?.slice(0, 16)).toBe('2026-11-16 10:30');
    expect(await orders.ordered(app, 'supplier1', projectId)).toMatchObject({ id: made.id, isKnown: true });
    const own = await app.as('supplier1').get(`${orders.orders}/queryPurchase?projectId=${projectId}`);
    expect(steps.dataOf(own)).toMatchObject({ orderId: made.id, orderStatus: 0, isOnSale: true });
    expect(steps.dataOf(await orders.toPay(app, 'supplier1', made.id))).toMatchObject({
      payUrl: `/payManage/cashier?id=${made.id}`,
      isSandbox: true,
    });
    expect(steps.dataOf(await orders.tell(app, orders.noticeOf(made)))).toEqual({ result: 'SUCCESS' });
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({
      orderStatus: 2,
      tradeNo: `T-${made.orderNo}`,
      refundCause: null,
      payments: [{ verdict: 1, recordStatus: 1 }],
    });
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(true);
    expect(await orders.mayDownload(app, 'supplier2', sold)).toBe(false);
    expect(await orders.feesOf(app, projectId)).toBe('300.00');
    const takings = await app.as('manager').get(`/purchase/project/taking/queryByProjectId?projectId=${projectId}`);
    expect(steps.dataOf(takings)).toMatchObject({ count: 1, takings: [{ takeWay: 3, receiptNo: made.orderNo }] });
    const told = await app.asSuperuser(`select kind from flow_message where business_id = $1 and kind = 'orderPaid'`, [
      projectId,
    ]);
    expect(told).toHaveLength(1);
    expect(await sound()).toBe(1);
  });

  test('are compared with the ledger: an order whose money is not there is found by its check', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.paid(app, 'supplier1', projectId);
    expect(await sound()).toBe(1);
    await app.asSuperuser('update pay_order set order_money = order_money + 1 where id = $1', [made.id]);
    expect(await sound()).toBe(2);
    await app.asSuperuser('update pay_order set order_money = order_money - 1 where id = $1', [made.id]);
    expect(await sound()).toBe(1);
  });

  test('are not sold where nothing is sold, after the sale, or by who sells them', async () => {
    const free = await steps.publishedProject(app);
    refused(await orders.order(app, 'supplier1', free), /不在线上出售/);
    const { projectId } = await orders.soldProject(app);
    refused(await orders.order(app, 'finance', projectId), /^只有供应商可以购买采购文件$/);
    expect(await orders.order(app, 'supplier1', '1')).toMatchObject({ code: 404 });
    app.clock.setTo(steps.deadline);
    refused(await orders.order(app, 'supplier1', projectId), /已停止发售/);
  });

  test('[R359] an order is cancelled or deleted with a flag, each only where it stands', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.ordered(app, 'supplier1', projectId);
    refused(await end('supplier1', made.id, 2), /^只有已取消、已关闭的订单可以删除$/);
    refused(await end('supplier1', made.id, 3), /请选择/);
    expect(await end('supplier2', made.id, 1)).toMatchObject({ code: 404 });
    steps.dataOf(await end('supplier1', made.id, 1));
    refused(await end('supplier1', made.id, 1), /^只有待支付、支付中的订单可以取消$/);
    refused(await orders.toPay(app, 'supplier1', made.id), /订单状态已变化/);
    steps.dataOf(await end('supplier1', made.id, 2));
    expect(await app.as('supplier1').get(`${orders.orders}/queryById?orderId=${made.id}`)).toMatchObject({ code: 404 });
    const again = await orders.paid(app, 'supplier1', projectId);
    expect(again.id).not.toBe(made.id);
    refused(await end('supplier1', again.id, 1), /^只有待支付/);
    refused(await end('supplier1', again.id, 2), /^只有已取消/);
  });

  test('that were not paid in half an hour are ordered anew, and a voucher that waits keeps its order open', async () => {
    const { projectId } = await orders.soldProject(app);
    const late = await orders.paying(app, 'supplier1', projectId);
    const transfer = await orders.ordered(app, 'supplier2', projectId);
    steps.dataOf(await orders.toPay(app, 'supplier2', transfer.id, 4));
    steps.dataOf(await orders.handIn(app, 'supplier2', transfer.id));
    app.clock.setTo('2026-11-16 10:29:59');
    expect(await close()).toBe(0);
    app.clock.setTo('2026-11-16 10:30:00');
    refused(await orders.toPay(app, 'supplier1', late.id), /^订单已超过支付时限/);
    expect(await close()).toBe(1);
    expect(await close()).toBe(0);
    expect(await orders.detailOf(app, 'supplier1', late.id)).toMatchObject({ orderStatus: 4 });
    expect(await orders.detailOf(app, 'supplier2', transfer.id)).toMatchObject({ orderStatus: 1, hasVoucher: 1 });
    expect((await orders.ordered(app, 'supplier1', projectId)).isKnown).toBe(false);
  });
});

describe('[R382] paying', () => {
  test('goes by the channels that the buyer has in use, which tell nobody their secret', async () => {
    const { projectId } = await orders.soldProject(app);
    const made = await orders.ordered(app, 'supplier1', projectId);
    const list = await app.as('supplier1').get(`${orders.orders}/queryPayChanelList?orderId=${made.id}`);
    expect(steps.dataOf(list)).toMatchObject([
      { payType: 1, isSandbox: true },
      { payType: 4, isSandbox: false, accountNo: '1202 0000 0001' },
    ]);
    refused(await orders.toPay(app, 'supplier1', made.id, 2), /未启用该支付方式/);
    expect(await orders.toPay(app, 'supplier2', made.id)).toMatchObject({ code: 404 });
    const page = await app.as('finance').post('/bid-order/channel/queryPage');
    const everything = JSON.stringify([list, page]);
    expect(everything).not.toContain(orders.channelSecret);
    const [stored] = await app.asSuperuser<{ secret: string }>(
      'select secret_key as secret from pay_channel where pay_type = 1',
    );
    expect(stored?.secret).not.toContain(orders.channelSecret);
  });

  test('tells the channels of a buyer to who has an order of his, and to nobody else', async () => {
    const { projectId } = await orders.soldProject(app);
    await orders.ordered(app, 'supplier1', projectId);
    const seenBy = (tenantId: string) => app.database.scoped(tenantId).query(`select * from pay_channels_of('100001')`);
    expect(await seenBy('300001')).toHaveLength(2);
    for (const tenantId of ['200001', '300099']) expect(await seenBy(tenantId)).toEqual([]);
  });

  test('a channel is in use once it has what it needs, each kind once', async () => {
    const save = (channel: object) => app.as('finance').post('/bid-order/channel/submit', channel);
    refused(await save({ payType: 2, isOn: true }), /^启用前请设置签名密钥/);
    refused(await save({ payType: 2, isOn: true, secretKey: 'short' }), /至少16个字符/);
    refused(await save({ payType: 4, isOn: true }), /^启用前请填写收款户名/);
    refused(await save({ payType: 1, isOn: false }), /^该支付方式已有渠道$/);
    expect(await app.as('buyer').post('/bid-order/channel/submit', { payType: 2 })).toMatchObject({ code: 403 });
  });

  test('a transfer has more time, is confirmed by finance, and may be rejected with the reason', async () => {
    const sold = await orders.soldProject(app);
    const made = await orders.ordered(app, 'supplier1', sold.projectId);
    const begun = steps.dataOf<{ expireTime: string; accountNo: string; payUrl: null }>(
      await orders.toPay(app, 'supplier1', made.id, 4),
    );
    expect(begun).toMatchObject({ expireTime: '2026-11-19 10:00:00', payUrl: null, accountNo: '1202 0000 0001' });
    const give = (changes: object) => orders.handIn(app, 'supplier1', made.id, changes);
    refused(await give({ payTime: '2026-11-16 23:00:00' }), /不能晚于当前时间/);
    refused(await give({ payerName: '' }), /^请填写付款户名$/);
    refused(await give({ voucher: [] }), /^请上传转账凭证$/);
    steps.dataOf(await give({}));
    refused(await orders.toPay(app, 'supplier1', made.id), /^转账凭证正等待财务确认/);
    refused(await end('supplier1', made.id, 1), /^转账凭证待财务核对/);
    const judge = async (more: object) => {
      const { version } = await orders.detailOf(app, 'finance', made.id);
      return app.as('finance').post(`${orders.orders}/confirm`, { id: made.id, version, ...more });
    };
    refused(await judge({ agree: false, reason: '没有' }), /^请说明理由，至少10个字$/);
    steps.dataOf(await judge({ agree: false, reason: '回单金额与订单金额不符，请核对后重新提交' }));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 0, hasVoucher: 0 });
    refused(await judge({ agree: true }), /状态/);
    steps.dataOf(await give({}));
    expect(await app.as('buyer').post(`${orders.orders}/confirm`, { id: made.id })).toMatchObject({ code: 403 });
    steps.dataOf(await judge({ agree: true }));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2, payType: 4 });
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(true);
    expect(await orders.feesOf(app, sold.projectId)).toBe('300.00');
    expect(await sound()).toBe(1);
  });
});

describe('a refund', () => {
  const move = async (by: 'finance' | 'manager', act: string, id: string, more: object = {}) => {
    const [row] = await app.asSuperuser<{ version: number }>('select version from pay_order where id = $1', [id]);
    return app.as(by).post(`${orders.orders}/${act}`, { id, version: row?.version, ...more });
  };

  const openNow = (projectId: string) =>
    app.asSuperuser('update project set opened_time = now() where id = $1', [projectId]);

  test('is asked for by one with the reason and paid by another, which reverses the posting and takes the documents back', async () => {
    const sold = await orders.soldProject(app);
    const made = await orders.paid(app, 'supplier1', sold.projectId);
    refused(await move('finance', 'keep', made.id, { reason }), /没有待处理的退款事由/);
    refused(await move('finance', 'requestRefund', made.id, { reason: '退款' }), /至少10个字/);
    steps.dataOf(await move('finance', 'requestRefund', made.id, { reason }));
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(false);
    refused(await move('finance', 'payRefund', made.id, { tradeNo: 'R1' }), /不能审核自己提交/);
    steps.dataOf(await move('finance', 'cancelRefund', made.id, { reason }));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2, refundCause: null });
    const told = await app.asSuperuser<{ kind: string }>(
      `select m.kind from flow_message m join user_account u on u.id = m.user_id
       where m.business_id = $1 and u.account = 'supplier1' and m.kind in ('orderRefunding', 'orderStands') order by m.id`,
      [sold.projectId],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['orderRefunding', 'orderStands']);
    steps.dataOf(await move('finance', 'requestRefund', made.id, { reason }));
    // Until the opening the manager knows of no order (R38).
    expect(await move('manager', 'payRefund', made.id, { tradeNo: 'R1' })).toMatchObject({ code: 404 });
    await openNow(sold.projectId);
    steps.dataOf(await move('manager', 'payRefund', made.id, { tradeNo: 'R1' }));
    expect(await orders.postingsOf(app, made.id)).toEqual([
      { operation: 7, n: 1 },
      { operation: 8, n: 1 },
    ]);
    expect(await orders.feesOf(app, sold.projectId)).toBe('0.00');
    refused(await move('finance', 'requestRefund', made.id, { reason }), /状态/);
    const other = await orders.paid(app, 'supplier2', sold.projectId);
    steps.dataOf(await move('finance', 'requestRefund', other.id, { reason }));
    refused(await move('manager', 'payRefund', other.id, { tradeNo: 'R1' }), /^退款流水号已使用/);
    expect(await sound()).toBe(1);
  });

  test('is proposed where documents were paid for after the sale had ended, and finance decides', async () => {
    const sold = await orders.soldProject(app, { entryEndTime: steps.deadline });
    app.clock.setTo('2026-11-23 08:50:00');
    const made = await orders.paying(app, 'supplier1', sold.projectId);
    const intime = await orders.paying(app, 'supplier2', sold.projectId);
    app.clock.setTo('2026-11-23 09:10:00');
    steps.dataOf(await orders.tell(app, orders.noticeOf(made, { payTime: '2026-11-23 09:00:00' })));
    expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2, refundCause: 1 });
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(false);
    const own = await app.as('supplier1').get(`${orders.orders}/queryPurchase?projectId=${sold.projectId}`);
    expect(steps.dataOf(own)).toMatchObject({ orderStatus: 2, refundCause: 1, isOnSale: false });
    const duties = await app.asSuperuser<{ kind: string }>('select kind from duty where row_id = $1', [made.id]);
    expect(duties.map(({ kind }) => kind)).toEqual(['payOrder.refund']);
    // Paid in time, and told late.
    steps.dataOf(await orders.tell(app, orders.noticeOf(intime, { payTime: '2026-11-23 08:59:59' })));
    expect(await orders.detailOf(app, 'supplier2', intime.id)).toMatchObject({ orderStatus: 2, refundCause: null });
    steps.dataOf(await move('finance', 'keep', made.id, { reason: '因系统故障延迟支付，经审批保留订单' }));
    expect(await orders.mayDownload(app, 'supplier1', sold)).toBe(true);
  });

  test('is proposed where an order had ended and another was made; where none was, the payment counts', async () => {
    const sold = await orders.soldProject(app);
    const first = await orders.paying(app, 'supplier1', sold.projectId);
    steps.dataOf(await end('supplier1', first.id, 1));
    steps.dataOf(await end('supplier1', first.id, 2));
    const second = await orders.paid(app, 'supplier1', sold.projectId);
    steps.dataOf(await orders.tell(app, orders.noticeOf(first)));
    expect(await orders.detailOf(app, 'supplier1', first.id)).toMatchObject({ orderStatus: 2, refundCause: 2 });
    expect(await orders.detailOf(app, 'supplier1', second.id)).toMatchObject({ orderStatus: 2, refundCause: null });
    expect(await orders.feesOf(app, sold.projectId)).toBe('600.00');
    refused(await move('finance', 'keep', first.id, { reason: '供应商要求保留两份采购文件订单' }), /请勿重复下单/);
    const alone = await orders.paying(app, 'supplier2', sold.projectId);
    app.clock.setTo('2026-11-16 11:00:00');
    await close();
    steps.dataOf(await orders.tell(app, orders.noticeOf(alone, { payTime: '2026-11-16 10:31:00' })));
    expect(await orders.detailOf(app, 'supplier2', alone.id)).toMatchObject({ orderStatus: 2, refundCause: null });
  });
});
