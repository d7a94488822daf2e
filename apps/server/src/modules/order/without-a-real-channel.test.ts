import { afterAll, beforeAll, expect, test } from 'vitest';
import * as orders from '../../../test/order-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';

// The sandbox moves no money: outside of a rehearsal nothing is paid through it.

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const sandbox = (value: string) =>
  app.asSuperuser(`update param set param_value = $1 where param_key = 'order.sandbox'`, [value]);
const refused = { code: 400, msg: expect.stringContaining('沙箱') };

test('outside of a rehearsal nobody pays in the sandbox, no message of it is believed, and no channel is switched on', async () => {
  const { projectId } = await orders.soldProject(app);
  const made = await orders.ordered(app, 'supplier1', projectId);
  steps.dataOf(await orders.toPay(app, 'supplier1', made.id));
  await sandbox('false');
  expect(await orders.toPay(app, 'supplier1', made.id)).toMatchObject(refused);
  expect(await app.as('supplier1').post('/bid-order/sandbox/pay', { orderId: made.id, way: 1 })).toMatchObject({
    code: 400,
  });
  expect(await orders.tell(app, orders.noticeOf(made))).toMatchObject({ code: 400 });
  expect(await orders.detailOf(app, 'supplier1', made.id)).toMatchObject({ orderStatus: 1, payments: [] });
  const channel = { payType: 2, isOn: true, merchantNo: 'M2', secretKey: orders.channelSecret };
  expect(await app.as('finance').post('/bid-order/channel/submit', channel)).toMatchObject(refused);
  await sandbox('true');
  expect(await orders.tell(app, orders.noticeOf(made))).toMatchObject({ code: 200 });
});
