import { afterAll, beforeAll, expect, test } from 'vitest';
import * as deposit from '../../../../test/deposit-steps.ts';
import * as orders from '../../../../test/order-steps.ts';
import { randomFrom } from '../../../../test/random-from.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await orders.startOrderApp();
});
afterAll(() => app.close());

const projects = 400;
const suppliers = 120;

/** One that waits for its money, as the statement's author knows it. */
interface Waiting {
  readonly id: string;
  readonly no: string;
  readonly projectNo: string;
  readonly payerName: string;
  readonly payerAccount: string;
  readonly yuan: string;
  readonly payTime: string;
}

/** As many projects, packages and registrations again as a year has, made from one of each. */
async function layProjects(projectId: string): Promise<void> {
  const copy = async (table: string, per: number, changes: string) =>
    app.asSuperuser(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', 1000000 + n, ${changes}))).*
       from (select * from ${table} where ${table === 'project' ? 'id' : 'project_id'} = $1 order by id limit 1) t,
         generate_series(0, $2::int - 1) n`,
      [projectId, projects * per],
    );
  await copy('project', 1, `'project_no', 'ND-2026-' || n`);
  await copy('package', 4, `'project_id', 1000000 + n / 4, 'package_no', 1 + n % 4`);
  await copy('entry', 4, `'project_id', 1000000 + n / 4, 'package_id', 1000000 + n`);
}

const ofYear = `'2026-01-05 10:00:00+08'::timestamptz + (n * 37 % 300) * interval '1 day'`;

/** 1,600 deposits and 1,000 orders that were handed in and wait for finance; each supplier pays from one account. */
async function layWaiting(depositId: string, orderId: string): Promise<Waiting[]> {
  await app.asSuperuser(
    `insert into deposit select (jsonb_populate_record(null::deposit, to_jsonb(t) || jsonb_build_object('id', 2000000 + n, 'deposit_no', 'BN' || 100000 + n,
       'project_id', 1000000 + n / 4, 'package_id', 1000000 + n, 'entry_id', 1000000 + n, 'version', 0,
       'supplier_name', '年度供应商' || n % $2, 'payer_name', '年度供应商' || n % $2, 'payer_account', 62220000000000 + n % $2,
       'require_money', (3000 + n / 4 * 10) * 100, 'money', (3000 + n / 4 * 10) * 100, 'pay_time', ${ofYear}))).*
     from (select * from deposit where id = $1) t, generate_series(0, 1599) n`,
    [depositId, suppliers],
  );
  await app.asSuperuser(
    `insert into pay_order select (jsonb_populate_record(null::pay_order, to_jsonb(t) || jsonb_build_object('id', 3000000 + n, 'order_no', 'ON' || 100000 + n,
       'project_id', 1000000 + n / 3, 'supplier_tenant_id', '30000' || 1 + n % 3, 'supplier_name', '年度供应商' || n % $2,
       'payer_name', '年度供应商' || n % $2, 'order_money', (array[20000, 30000, 50000])[1 + n % 3], 'pay_time', ${ofYear}))).*
     from (select * from pay_order where id = $1) t, generate_series(0, 999) n`,
    [orderId, suppliers],
  );
  const told = (money: string) => `t.id::text, p.project_no as "projectNo", t.payer_name as "payerName",
    trim(to_char(t.${money} / 100.0, '999999990.00')) as yuan, to_char(t.pay_time, 'YYYY-MM-DD HH24:MI:SS') as "payTime"`;
  return [
    ...(await app.asSuperuser<Waiting>(
      `select ${told('money')}, t.deposit_no as no, t.payer_account as "payerAccount"
       from deposit t join project p on p.id = t.project_id where t.id between 2000000 and 2001599 order by t.id`,
    )),
    ...(await app.asSuperuser<Waiting>(
      `select ${told('order_money')}, t.order_no as no, (6222000000000000 + t.id % $1)::text as "payerAccount"
       from pay_order t join project p on p.id = t.project_id where t.id between 3000000 and 3000999 order by t.id`,
      [suppliers],
    )),
  ];
}

type Random = (below: number) => number;

/** How its payer names it: by its own number, by the project's, in words around it, or in a few cases not at all. */
function remarkOf({ no, projectNo }: Waiting, random: Random): string {
  const words = ['投标保证金', '标书费', '货款', ''][random(4)] ?? '';
  return [
    `${words}${no}`,
    `${words} ${projectNo}`,
    `${no}${words}`,
    `${projectNo.toLowerCase()} ${words}`,
    no,
    projectNo,
    words,
  ][random(16) === 0 ? 6 : random(6)] as string;
}

/** What comes in beside it: of strangers, of known payers by another amount or from another account, or once more in words. */
function strange(one: Waiting, index: number, random: Random): string[] {
  const line = [`S${index}`, one.payTime, one.payerName, one.payerAccount, one.yuan, remarkOf(one, random)];
  switch (index % 5) {
    case 0:
      return line.with(4, (Number(one.yuan) + 0.01).toFixed(2));
    case 1:
      return line.with(2, `${one.payerName}分公司`);
    case 2:
      return line.with(2, [...one.payerName].toReversed().join(''));
    case 3:
      return line.with(2, '某研究所').with(3, `99990000${index}`).with(5, '退回差旅款');
    default:
      return line.with(4, '0.50').with(5, '账户结息');
  }
}

const heads = ['交易流水号', '交易时间', '对方户名', '对方账号', '收入金额', '附言'];

test('an order whose transfer the statement does not tell for certain is matched by a person, once and by its own amount', async () => {
  const { projectId } = await orders.soldProject(app);
  const order = await orders.ordered(app, 'supplier3', projectId);
  steps.dataOf(await orders.handIn(app, 'supplier3', order.id));
  const payer = app.as('supplier3').user.tenantName;
  const lines = [
    ['P1', '2026-11-14 10:00:00', payer, '777700000001', '300.00', ''],
    ['P2', '2026-11-14 10:00:00', payer, '777700000001', '299.99', ''],
  ];
  const bytes = Buffer.from([heads, ...lines].map((line) => line.join(',')).join('\r\n'));
  const read = await app.as('finance').upload('/purchase/bank-receipt/importStatement', { name: '两笔.csv', bytes });
  expect(steps.dataOf(read)).toMatchObject({ count: 2, matched: 0 });
  const idOf = async (tradeNo: string) =>
    (await app.asSuperuser<{ id: string }>('select id::text from bank_receipt where trade_no = $1', [tradeNo]))[0]
      ?.id ?? '';
  const [right, wrong] = [await idOf('P1'), await idOf('P2')];
  const match = (id: string, what: object) =>
    app.as('finance').post('/purchase/bank-receipt/match', { id, version: 0, ...what });
  const candidates = await app.as('finance').get(`/purchase/bank-receipt/candidates?id=${right}`);
  expect(candidates.data).toMatchObject([{ kind: 'order', id: order.id, no: order.orderNo, money: '300.00' }]);
  expect(await match(right, {})).toMatchObject({ code: 400, msg: '请选择一笔保证金或一个订单' });
  expect(await match(right, { depositId: order.id, orderId: order.id })).toMatchObject({ code: 400 });
  expect(await match(right, { depositId: order.id })).toMatchObject({ code: 404 });
  expect(await match(wrong, { orderId: order.id })).toMatchObject({
    code: 400,
    msg: '到账299.99元，与待确认的300.00元不一致',
  });
  steps.dataOf(await match(right, { orderId: order.id }));
  expect(await orders.detailOf(app, 'finance', order.id)).toMatchObject({ orderStatus: 2, payType: 4 });
  expect(await orders.postingsOf(app, order.id)).toEqual([{ operation: 8, n: 1 }]);
  expect(await match(wrong, { orderId: order.id })).toMatchObject({ code: 404 });
});

test('of the 3,000 lines of a year at least 95 % of those that pay a deposit or an order are matched, and none wrongly', async () => {
  const { projectId } = await orders.soldProject(app, { depositMoney: '3000.00' });
  const kept = await deposit.handedIn(app, 'supplier1', projectId);
  const order = await orders.ordered(app, 'supplier2', projectId);
  steps.dataOf(await orders.handIn(app, 'supplier2', order.id));
  await layProjects(projectId);
  const waiting = await layWaiting(kept.id, order.id);
  const random = randomFrom(20_261_130);
  const paid = waiting.map((one) => [
    one.id,
    one.payTime,
    one.payerName,
    one.payerAccount,
    one.yuan,
    remarkOf(one, random),
  ]);
  const [first] = waiting as [Waiting];
  const others = Array.from({ length: 400 }, (_, index) => strange(waiting[index * 6] ?? first, index, random));
  const lines = [...paid, ...others].toSorted(([one = ''], [other = '']) => Number(one > other) - 0.5);
  expect(lines).toHaveLength(3000);
  const bytes = Buffer.from([heads, ...lines].map((line) => line.join(',')).join('\r\n'));
  const began = performance.now();
  const answer = await app.as('finance').upload('/purchase/bank-receipt/importStatement', { name: '年.csv', bytes });
  const seconds = (performance.now() - began) / 1000;
  const { matched } = steps.dataOf<{ matched: number }>(answer);

  const found = await app.asSuperuser<{ made: string; is: string }>(
    `select trade_no as made, coalesce(deposit_id, order_id)::text as is from bank_receipt where receipt_status = 2 and trade_no <> 'P1'`,
  );
  process.stdout.write(`${matched} of 2600 matched in ${seconds.toFixed(1)} s\n`);
  expect(found.filter(({ made, is }) => made !== is)).toEqual([]);
  expect(found).toHaveLength(matched);
  expect(matched).toBeGreaterThanOrEqual(2600 * 0.95);
  const states = await app.asSuperuser<{ deposits: number; orders: number; postings: number }>(
    `select (select count(*)::int from deposit where deposit_status = 2) as deposits,
       (select count(*)::int from pay_order where order_status = 2) as orders,
       (select count(*)::int from ledger_posting) as postings`,
  );
  const ordersPaid = found.filter(({ is }) => is.startsWith('3')).length;
  // And the one that a person has matched.
  expect(states).toEqual([{ deposits: matched - ordersPaid, orders: ordersPaid + 1, postings: matched + 1 }]);
  expect(ordersPaid).toBeGreaterThanOrEqual(950);
  const check = await app.as('finance').post('/ledger/check/run');
  expect(check.data).toMatchObject({ verdict: 1, unbalanced: 0, negative: 0, differing: 0 });
}, 180_000);
