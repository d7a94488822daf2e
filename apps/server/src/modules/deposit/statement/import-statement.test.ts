import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectLifecycle, type Envelope } from '@zhaocai/model';
import * as deposit from '../../../../test/deposit-steps.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { workbookOf } from '../../../../test/workbook.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const receipts = '/purchase/bank-receipt';
const heads = ['交易流水号', '交易时间', '对方户名', '对方账号', '收入金额', '附言'];
const nameOf = (account: 'supplier1' | 'supplier2' | 'supplier3') => app.as(account).user.tenantName;
const csv = (lines: readonly (readonly string[])[]) => ({
  name: '流水.csv',
  bytes: Buffer.from([heads, ...lines].map((line) => line.join(',')).join('\r\n')),
});
const read = (file: { name: string; bytes: Buffer }) => app.as('finance').upload(`${receipts}/importStatement`, file);
const rowsOf = async () =>
  steps.dataOf<{ records: { id: string; version: number; tradeNo: string; receiptStatus: number }[] }>(
    await app.as('finance').post(`${receipts}/queryPage`, { size: 50 }),
  ).records;
const refused = (answer: Envelope, msg: RegExp) =>
  expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(msg) as unknown });

test('a statement confirms what it names for certain, keeps the rest to be decided, and is read once', async () => {
  const projectId = await steps.publishedProject(app);
  const first = await deposit.handedIn(app, 'supplier1', projectId);
  const second = await deposit.handedIn(app, 'supplier2', projectId);
  const lines = [
    ['A1', '2026-11-16 09:30:00', nameOf('supplier1'), "'622200000001", '10000.00', '投标保证金'],
    // Of another account than he named: a person looks.
    ['A2', '2026-11-16 09:31:00', nameOf('supplier2'), '999900000002', '10000.00', ''],
    ['A3', '2026-11-16 09:32:00', '某研究所', '888800000003', '52.30', '"退款,其他"'],
  ];
  expect(steps.dataOf(await read(csv(lines)))).toMatchObject({ count: 3, known: 0, matched: 1 });
  expect(await deposit.detailOf(app, 'finance', first.id)).toMatchObject({ depositStatus: 2 });
  expect(await deposit.detailOf(app, 'finance', second.id)).toMatchObject({ depositStatus: 1 });
  expect(steps.dataOf(await read(csv(lines)))).toMatchObject({ count: 0, known: 3, matched: 0 });

  const [other, open] = (await rowsOf()).filter(({ receiptStatus }) => receiptStatus === 1);
  expect([other?.tradeNo, open?.tradeNo]).toEqual(['A3', 'A2']);
  const candidates = await app.as('finance').get(`${receipts}/candidates?id=${open?.id}`);
  expect(steps.dataOf(candidates)).toMatchObject([{ id: second.id, money: '10000.00' }]);
  refused(
    await app.as('finance').post(`${receipts}/match`, { id: other?.id, version: 0, depositId: second.id }),
    /^到账52\.30元，与待确认的10,000\.00元不一致$/,
  );
  steps.dataOf(await app.as('finance').post(`${receipts}/match`, { id: open?.id, version: 0, depositId: second.id }));
  expect(await deposit.detailOf(app, 'finance', second.id)).toMatchObject({ depositStatus: 2 });
  refused(await app.as('finance').post(`${receipts}/dismiss`, { id: other?.id, version: 0 }), /原因/);
  steps.dataOf(
    await app.as('finance').post(`${receipts}/dismiss`, { id: other?.id, version: 0, reason: '研究所退回的差旅款' }),
  );
  expect(await deposit.accountsOf(app, projectId)).toEqual(['3 300001 1000000', '3 300002 1000000']);
});

test('a confirmation that was wrong is reversed, and its receipt is to be matched again', async () => {
  const projectId = await steps.publishedProject(app);
  const kept = await deposit.handedIn(app, 'supplier3', projectId);
  const line = ['B1', '2026-11-16 09:30:00', nameOf('supplier3'), '622200000003', '10000.00', ''];
  expect(steps.dataOf(await read(csv([line])))).toMatchObject({ matched: 1 });
  const { version } = await deposit.detailOf(app, 'finance', kept.id);
  const reason = '银行将该笔款项撤回';
  steps.dataOf(await app.as('finance').post(`${deposit.deposits}/correct`, { id: kept.id, version, reason }));
  expect(await deposit.accountsOf(app, projectId)).toEqual([]);
  expect((await rowsOf()).find(({ tradeNo }) => tradeNo === 'B1')).toMatchObject({ receiptStatus: 1 });
  expect(steps.dataOf<{ verdict: number }>(await app.as('finance').post('/ledger/check/run')).verdict).toBe(1);
});

test('a workbook and a statement in GB 18030 are read alike; what is wrong in any line takes none in', async () => {
  const line = ['C1', '2026-11-16 09:30:00', '某公司', '777700000001', '5.00', ''];
  expect(steps.dataOf(await read(workbookOf([heads, line])))).toMatchObject({ count: 1 });
  // 交易流水号,交易时间,对方户名,对方账号,收入金额 in GB 18030, and one line.
  const gb = Buffer.from(
    'bdbbd2d7c1f7cbaebac52cbdbbd2d7cab1bce42cb6d4b7bdbba7c3fb2cb6d4b7bdd5cbbac52ccad5c8ebbdf0b6ee0d0a43322c323032362d31312d31362030393a33303a30302cc4b3b9abcbbe2c3737373730303030303030312c362e3030',
    'hex',
  );
  expect(steps.dataOf(await read({ name: '流水.CSV', bytes: gb }))).toMatchObject({ count: 1 });
  const before = (await rowsOf()).length;
  refused(await read(csv([line.with(0, 'C3'), line.with(0, 'C3')])), /交易流水号与第2行重复/);
  refused(await read(csv([line.with(0, 'C4'), line.with(0, 'C5').with(4, '-1')])), /第3行/);
  refused(await read({ name: '流水.txt', bytes: Buffer.from('1') }), /./);
  expect(await rowsOf()).toHaveLength(before);
});

test('a statement of a year in which nobody is known is read in one go, and matches nothing', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => [
    `Y${index}`,
    '2026-11-16 09:30:00',
    `供应商${index % 50}`,
    `62220000${String(index).padStart(4, '0')}`,
    `${1000 + index}.00`,
    `货款${index}`,
  ]);
  expect(steps.dataOf(await read(csv(lines)))).toMatchObject({ count: 3000, matched: 0 });
}, 60_000);

/** While finance is this to a sealed project; nobody's afterwards. */
async function receiptsSeenAs(change: string, undo: string, projectId: string): Promise<readonly unknown[]> {
  const values = [projectId, app.as('finance').user.userId];
  await app.asSuperuser(change, values);
  const seen = await rowsOf();
  refused(
    await read(csv([['D9', '2026-11-16 09:30:00', '某公司', '777700000009', '5.00', '']])),
    /^您经办的项目尚未开标/,
  );
  await app.asSuperuser(undo, values);
  return seen;
}

test('R38 a member of a sealed project sees no receipt, nor does its handler while it is suspended', async () => {
  const projectId = await steps.publishedProject(app);
  steps.dataOf(await read(csv([['D1', '2026-11-16 09:30:00', '某公司', '777700000001', '5.00', '']])));
  expect(await rowsOf()).not.toEqual([]);
  const asMember = await receiptsSeenAs(
    `insert into project_member (tenant_id, project_id, role, user_id, create_time) values ('100001', $1, 1, $2, now())`,
    'delete from project_member where project_id = $1 and user_id = $2',
    projectId,
  );
  expect(asMember).toEqual([]);
  const { suspended, registering } = projectLifecycle.code;
  const asHandler = await receiptsSeenAs(
    `update project set handler_id = $2, stage = ${suspended} where id = $1`,
    `update project set handler_id = create_user, stage = ${registering} where id = $1 and handler_id = $2`,
    projectId,
  );
  expect(asHandler).toEqual([]);
  expect(await rowsOf()).not.toEqual([]);
});
