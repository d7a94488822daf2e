import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope, InvoiceDetail } from '@zhaocai/model';
import { uploaded } from '../../../../test/open-tender-steps.ts';
import * as orders from '../../../../test/order-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { missingIn } from '../../../../test/words-of-pdf.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const invoices = '/bid-project/invoice';
const reason = '抬头与税号不一致，请核对后重新申请';
const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });

interface Saved {
  readonly id: string;
  readonly version: number;
  readonly money: string;
}

const apply = (orderIds: readonly string[], changes: object = {}, by: 'supplier1' | 'supplier2' = 'supplier1') =>
  app.as(by).post(`${invoices}/saveOrUpdate`, {
    orderIds,
    ticketType: 1,
    title: '北京甲公司',
    taxNo: '91330110MA0Y1A0196',
    email: 'cw@example.com',
    ...changes,
  });

const detailOf = async (by: 'supplier1' | 'finance', id: string) =>
  steps.dataOf<InvoiceDetail>(await app.as(by).get(`${invoices}/queryById?id=${id}`));

async function act(name: string, id: string, more: object = {}, by: 'finance' | 'buyer' = 'finance') {
  const [row] = await app.asSuperuser<{ version: number }>('select version from invoice where id = $1', [id]);
  return app.as(by).post(`${invoices}/${name}`, { id, version: row?.version, ...more });
}

/** A paid order of a project that is open to all eyes, and the same of another one. */
async function paidOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { projectId } = await orders.soldProject(app);
    ids.push((await orders.paid(app, 'supplier1', projectId)).id);
  }
  return ids;
}

test('an invoice is for paid orders, each once, and comes to their sum', async () => {
  const ids = await paidOrders(2);
  const { projectId } = await orders.soldProject(app);
  const unpaid = await orders.ordered(app, 'supplier1', projectId);
  refused(await apply([unpaid.id]), /^只有已支付且不退款的订单可以开票$/);
  expect(await apply(ids, {}, 'supplier2')).toMatchObject({ code: 404 });
  const saved = steps.dataOf<Saved>(await apply(ids));
  expect(saved.money).toBe('600.00');
  refused(await apply(ids.slice(0, 1)), /^订单已开票$/);
  expect(await detailOf('finance', saved.id)).toMatchObject({ ticketStatus: 1, money: '600.00', orders: [{}, {}] });
  const list = await app.as('supplier1').post(`${orders.orders}/querySupplierOrderPage`, { isInvoiceable: true });
  expect(steps.dataOf<{ records: { id: string }[] }>(list).records.filter(({ id }) => ids.includes(id))).toEqual([]);
  const page = await app.as('supplier2').post(`${invoices}/invoicePage`);
  expect(steps.dataOf<{ total: number }>(page).total).toBe(0);
});

test('of fifty applications for one order at once one stands', async () => {
  const [id = ''] = await paidOrders(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply([id])));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const rows = await app.asSuperuser('select 1 from invoice_order where order_id = $1', [id]);
  expect(rows).toHaveLength(1);
}, 120_000);

test('what could not be issued is refused, and nothing is kept', async () => {
  const [id = ''] = await paidOrders(1);
  refused(await apply([id], { taxNo: '91330110MA0Y1A0197' }), /^税号格式不正确$/);
  refused(await apply([id], { taxNo: '123' }), /^税号格式不正确$/);
  refused(await apply([id], { title: '' }), /发票抬头/);
  refused(await apply([id], { email: 'nobody' }), /收票邮箱/);
  refused(await apply([id], { ticketType: 2 }), /^请填写开户行$/);
  refused(await apply([id], { ticketType: 2, bank: '工商银行', account: '1', address: '北京' }), /^请填写注册电话$/);
  const none = await app.asSuperuser('select 1 from invoice_order where order_id = $1', [id]);
  expect(none).toEqual([]);
  const draft = steps.dataOf<Saved>(await apply([id], { isDraft: true, taxNo: '91330110ma0y1a0196' }));
  expect(await detailOf('supplier1', draft.id)).toMatchObject({ ticketStatus: 0, taxNo: '91330110MA0Y1A0196' });
  expect(await app.as('finance').get(`${invoices}/queryById?id=${draft.id}`)).toMatchObject({ code: 404 });
  steps.dataOf(await app.as('supplier1').post(`${invoices}/remove`, draft));
  steps.dataOf(await apply([id]));
});

test('finance rejects with the reason, issues what was corrected, and reverses what was wrong', async () => {
  const ids = await paidOrders(1);
  const saved = steps.dataOf<Saved>(await apply(ids));
  refused(await act('reject', saved.id, { reason: '错' }), /至少10个字/);
  expect(await act('accept', saved.id, {}, 'buyer')).toMatchObject({ code: 403 });
  steps.dataOf(await act('reject', saved.id, { reason }));
  expect(await detailOf('supplier1', saved.id)).toMatchObject({ ticketStatus: 4, rejectReason: reason });
  const { version } = await detailOf('supplier1', saved.id);
  const again = { id: saved.id, version, title: '北京甲科技有限公司' };
  steps.dataOf(await apply(ids, again));
  refused(await apply(ids, again), /^申请已受理，不能修改$/);
  steps.dataOf(await act('accept', saved.id));
  refused(await act('issue', saved.id, {}), /^请填写发票号码并上传发票文件$/);
  const file = await uploaded(app, 'finance');
  steps.dataOf(await act('issue', saved.id, { invoiceNo: '26112000001', files: [file] }));
  const issued = await detailOf('supplier1', saved.id);
  expect(issued).toMatchObject({ ticketStatus: 3, invoiceNo: '26112000001', title: again.title });
  expect((await app.as('supplier1').get(`/file/downloadTicket?fileId=${file.fileId}`)).code).toBe(200);
  expect((await app.as('supplier2').get(`/file/downloadTicket?fileId=${file.fileId}`)).code).toBe(404);
  const refund = async () => {
    const { version: seen } = await orders.detailOf(app, 'finance', ids[0] ?? '');
    const body = { id: ids[0], version: seen, reason: '供应商申请退款，双方已协商一致' };
    return app.as('finance').post(`${orders.orders}/requestRefund`, body);
  };
  refused(await refund(), /先驳回或红冲发票/);
  steps.dataOf(await act('reverse', saved.id, { reason: '开票金额有误，红字信息表编号20261120' }));
  const anew = steps.dataOf<Saved>(await apply(ids));
  const other = await uploaded(app, 'finance');
  refused(await act('issue', anew.id, { invoiceNo: '26112000001', files: [other] }), /^发票号码已使用/);
  steps.dataOf(await act('reject', anew.id, { reason }));
  steps.dataOf(await refund());
  const rejected = await detailOf('supplier1', anew.id);
  refused(await apply(ids, { id: anew.id, version: rejected.version }), /^只有已支付且不退款的订单可以开票$/);
  steps.dataOf(await app.as('supplier1').post(`${invoices}/remove`, { id: anew.id, version: rejected.version }));
  refused(await apply(ids), /^只有已支付且不退款的订单可以开票$/);
});

test('what a supplier keeps as a draft holds no refund up, and finance does not read of it', async () => {
  const [id = ''] = await paidOrders(1);
  steps.dataOf(await apply([id], { isDraft: true }));
  const { version, invoiceId } = await orders.detailOf(app, 'finance', id);
  expect(invoiceId).toBeNull();
  const body = { id, version, reason: '供应商申请退款，双方已协商一致' };
  steps.dataOf(await app.as('finance').post(`${orders.orders}/requestRefund`, body));
});

test('a receipt is numbered and printed by the product, for both sides', async () => {
  const ids = await paidOrders(1);
  const saved = steps.dataOf<Saved>(await apply(ids, { ticketType: 3 }));
  refused(await app.as('supplier1').get(`${invoices}/pdf?id=${saved.id}`), /^开票后才能打印$/);
  const { invoiceNo } = steps.dataOf<{ invoiceNo: string }>(await act('issue', saved.id));
  expect(invoiceNo).toMatch(/^SJ-2026-\d{5}$/);
  const { orderNo, orderMoney, supplierName } = await orders.detailOf(app, 'finance', ids[0] ?? '');
  expect(orderMoney).toBe('300.00');
  for (const by of ['supplier1', 'finance'] as const) {
    const pdf = await app.as(by).raw(`${invoices}/pdf?id=${saved.id}`);
    const ofInvoice = [invoiceNo, '北京甲公司', '300.00', '叁佰元整', orderNo ?? ''];
    expect(await missingIn(pdf.rawPayload, ofInvoice)).toEqual([]);
    const receipt = await app.as(by).raw(`${orders.orders}/receipt?orderId=${ids[0]}`);
    const ofReceipt = [orderNo ?? '', supplierName, '300.00', '叁佰元整', '沙箱支付，未收取真实资金'];
    expect(await missingIn(receipt.rawPayload, ofReceipt)).toEqual([]);
  }
});

test('R38 an application is known before the opening to whoever may know who has bought', async () => {
  const saved = steps.dataOf<Saved>(await apply(await paidOrders(1)));
  for (const by of ['manager', 'chief'] as const)
    expect((await app.as(by).get(`${invoices}/queryById?id=${saved.id}`)).code, by).toBe(404);
  const page = await app.as('manager').post(`${invoices}/invoicePage`);
  expect(steps.dataOf<{ total: number }>(page).total).toBe(0);
});

test('the statuses of orders and invoices are told by their lifecycles', async () => {
  const labels = async (path: string) =>
    steps.dataOf<{ label: string }[]>(await app.as('supplier1').get(path)).map(({ label }) => label);
  expect(await labels(`${orders.orders}/queryOrderStatus`)).toEqual([
    '待支付',
    '支付中',
    '已支付',
    '已取消',
    '已关闭',
    '退款中',
    '已退款',
    '已删除',
  ]);
  expect(await labels(`${invoices}/queryTicketStatus`)).toEqual([
    '未申请',
    '已申请',
    '开票中',
    '已开票',
    '已驳回',
    '已红冲',
  ]);
});
