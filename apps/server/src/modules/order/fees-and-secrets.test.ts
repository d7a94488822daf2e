import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import * as orders from '../../../test/order-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });

test('a fee is charged after the opening to who has bid, once, and taken back by who charged it', async () => {
  const projectId = await steps.publishedProject(app);
  for (const account of steps.suppliers) {
    steps.dataOf(await steps.register(app, account, projectId));
    steps.dataOf(await steps.quote(app, account, { projectId, price: '880' }));
  }
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  const entryId = own?.entryId ?? '';
  const scene = (more: object = {}) =>
    app.as('finance').post(`${orders.orders}/entryScene`, { entryId, orderMoney: '200.00', ...more });
  const chargeable = async () =>
    steps.dataOf<unknown[]>(await app.as('finance').get(`${orders.orders}/chargeable?projectId=${projectId}`));
  expect(await scene()).toMatchObject({ code: 404 });
  expect(await chargeable()).toEqual([]);
  app.clock.setTo(steps.deadline);
  steps.dataOf(await steps.open(app, projectId));
  expect(await chargeable()).toHaveLength(3);
  refused(await scene({ orderMoney: '0' }), /须大于零/);
  const made = steps.dataOf<orders.Made>(await scene());
  expect(steps.dataOf(await scene())).toMatchObject({ id: made.id, isKnown: true });
  const service = { orderType: 4, entryId, orderMoney: '500.00' };
  refused(await app.as('finance').post(`${orders.orders}/saveOrder`, service), /向中标人收取/);
  const cancel = `${orders.orders}/deleteOrCancel?orderId=${made.id}&flag=1`;
  refused(await app.as('supplier1').get(cancel), /由采购人收取/);
  const [duty] = await app.asSuperuser<{ kind: string; party: string }>(
    `select kind, tenant_id as party from duty where row_id = $1`,
    [made.id],
  );
  expect(duty?.kind).toBe('payOrder.pay');
  steps.dataOf(await orders.toPay(app, 'supplier1', made.id));
  steps.dataOf(await orders.tell(app, orders.noticeOf(made, { money: '200.00', payTime: steps.deadline })));
  expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 2, orderType: 2 });
  expect(await orders.feesOf(app, projectId)).toBe('200.00');
  const [other] = await steps.ownEntries(app, 'supplier2', projectId);
  const wrong = steps.dataOf<orders.Made>(await scene({ entryId: other?.entryId }));
  const back = { id: wrong.id, version: 0, reason: '该供应商未使用现场，收费有误' };
  const third = (await steps.ownEntries(app, 'supplier3', projectId))[0]?.entryId;
  const transferred = steps.dataOf<orders.Made>(await scene({ entryId: third }));
  const handedIn = steps.dataOf<orders.Made>(await orders.handIn(app, 'supplier3', transferred.id));
  const early = { ...back, id: handedIn.id, version: handedIn.version };
  refused(await app.as('finance').post(`${orders.orders}/withdraw`, early), /^转账凭证待财务核对/);
  steps.dataOf(await app.as('finance').post(`${orders.orders}/withdraw`, back));
  expect(await orders.detailOf(app, 'supplier2', wrong.id)).toMatchObject({ orderStatus: 3 });
  const bought = await orders.soldProject(app);
  const documents = await orders.ordered(app, 'supplier1', bought.projectId);
  refused(await app.as('finance').post(`${orders.orders}/withdraw`, { ...back, id: documents.id }), /由供应商取消/);
});

test('R38 before the opening who has bought is known to finance that does not handle the project, and to nobody else', async () => {
  const { projectId } = await orders.soldProject(app);
  const made = await orders.paid(app, 'supplier1', projectId);
  const listOf = async (by: 'finance' | 'manager' | 'chief') =>
    steps.dataOf<{ records: { id: string }[] }>(
      await app.as(by).post(`${orders.orders}/queryOrderPage`, { projectId, size: 50 }),
    ).records;
  expect(await listOf('finance')).toHaveLength(1);
  for (const by of ['manager', 'chief', 'buyer'] as const) {
    const detail = await app.as(by).get(`${orders.orders}/queryById?orderId=${made.id}`);
    expect(detail.code, by).toBe(404);
  }
  expect(await listOf('manager')).toEqual([]);
  const records = await app.as('manager').post(`${orders.orders}/queryPayRecord`, { orderNo: made.orderNo });
  expect(steps.dataOf<{ total: number }>(records).total).toBe(0);
  expect(await app.as('supplier2').get(`${orders.orders}/queryById?orderId=${made.id}`)).toMatchObject({ code: 404 });
  const own = await app.as('supplier2').post(`${orders.orders}/querySupplierOrderPage`, { projectId });
  expect(steps.dataOf<{ total: number }>(own).total).toBe(0);
  // His own numbers tell a supplier nothing of how many others have bought.
  const [first, second] = [await orders.soldProject(app), await orders.soldProject(app)];
  const one = await orders.ordered(app, 'supplier3', first.projectId);
  await orders.ordered(app, 'supplier2', second.projectId);
  const two = await orders.ordered(app, 'supplier3', second.projectId);
  expect(Number(two.orderNo.slice(-4))).toBe(Number(one.orderNo.slice(-4)) + 1);
});
