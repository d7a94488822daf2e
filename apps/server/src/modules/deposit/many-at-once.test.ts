import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@zhaocai/model';
import { randomFrom } from '../../../test/random-from.ts';
import * as deposit from '../../../test/deposit-steps.ts';
import { quiet } from '../../../test/database-url.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { Refusal, seedContext, type Ctx } from '../../platform/http/index.ts';
import { credit, debit, type EntryLine } from '@zhaocai/model';
import { post, reversePosting } from '../ledger/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await deposit.startDepositApp();
});
afterAll(() => app.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
/** How many were done; whoever was not is refused, as stale or as done already, and never by a fault. */
function done(answers: readonly Envelope[]): number {
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 400]));
  return answers.filter(({ code }) => code === 200).length;
}
const postings = async (operation: number, id: string) => {
  const [row] = await app.asSuperuser<{ n: number }>(
    'select count(*)::int as n from ledger_posting where operation = $1 and cause_id = $2',
    [operation, id],
  );
  return row?.n;
};

test('of fifty who confirm, ask for and pay the same refund at once, each is posted once', async () => {
  const projectId = await steps.publishedProject(app);
  const handed = await deposit.handedIn(app, 'supplier1', projectId);
  expect(done(await Promise.all(fifty.map(() => deposit.confirm(app, handed))))).toBe(1);
  expect(await postings(1, handed.id)).toBe(1);
  steps.dataOf(await steps.quote(app, 'supplier1', { projectId, price: '880' }));
  const [own] = await steps.ownEntries(app, 'supplier1', projectId);
  steps.dataOf(await app.as('supplier1').post('/purchase/entry/withdrawQuote', { entryId: own?.entryId }));
  const ask = () => app.as('finance').post('/purchase/cost/out/applyProjectOut', { depositId: handed.id });
  expect(done(await Promise.all(fifty.map(ask)))).toBe(1);
  expect(await postings(2, handed.id)).toBe(1);
  const [row] = await app.asSuperuser<{ version: number }>(
    `update project set opened_time = now() where id = $1 returning (select version from deposit where id = $2) as version`,
    [projectId, handed.id],
  );
  const pay = (index: number) =>
    app.as('manager').post(`${deposit.deposits}/payRefund`, { ...row, id: handed.id, tradeNo: `T${index}` });
  expect(done(await Promise.all(fifty.map(pay)))).toBe(1);
  expect(await postings(4, handed.id)).toBe(1);
  expect(await deposit.accountsOf(app, projectId)).toEqual([]);
}, 120_000);

function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { user } = app.as('finance');
  const { flowBusinesses } = app.platform;
  return app.database.transaction('100001', (tx) => work(seedContext(tx, { user, log: quiet, flowBusinesses })));
}

const place = { projectId: '', supplierTenantId: '300001', supplierName: '供应商' };

test('of fifty who post the same key one posts, and the others are told which it was', async () => {
  const projectId = await steps.publishedProject(app);
  const one = (ctx: Ctx) =>
    post(ctx, [
      {
        key: `callback/${projectId}`,
        operation: 'receive',
        place: { ...place, projectId },
        cause: { type: 'deposit', id: '0' },
        lines: [debit('bank', 500n), credit('depositHeld', 500n)],
      },
    ]);
  const posted = (await Promise.all(fifty.map(() => inTransaction(one)))).flat();
  expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  expect(await deposit.accountsOf(app, projectId)).toEqual(['3 300001 500']);
}, 120_000);

test('of fifty who take the same posting back at once one does, and the others are refused', async () => {
  const projectId = await steps.publishedProject(app);
  const of = { place: { ...place, projectId }, cause: { type: 'deposit', id: '0' } } as const;
  const lines = [debit('bank', 500n), credit('depositHeld', 500n)];
  const [posting] = await inTransaction((ctx) =>
    post(ctx, [{ ...of, key: `back/${projectId}`, operation: 'receive', lines }]),
  );
  const back = (ctx: Ctx) => reversePosting(ctx, { ...of, postingId: posting?.id ?? '' });
  const answers = await Promise.allSettled(fifty.map(() => inTransaction(back)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(new Set(refusals.map((error: Refusal) => error.code))).toEqual(new Set(['ledger.reversed']));
  expect(await deposit.accountsOf(app, projectId)).toEqual([]);
}, 120_000);

test('whatever is posted in whatever order, the rows come to what was posted, and the database refuses the rest', async () => {
  const projectId = await steps.publishedProject(app);
  const random = randomFrom(20_261_126);
  const ways: readonly ((fen: bigint) => EntryLine[])[] = [
    (fen) => [debit('bank', fen), credit('depositHeld', fen)],
    (fen) => [debit('depositHeld', fen), credit('refundPayable', fen)],
    (fen) => [debit('refundPayable', fen), credit('bank', fen)],
    (fen) => [debit('depositHeld', fen), credit('performanceBond', fen)],
  ];
  let [held, payable, bond] = [0n, 0n, 0n];
  const counts = { done: 0, refused: 0 };
  for (let order = 0; order < 200; order += 1) {
    const way = random(ways.length);
    const fen = BigInt(1 + random(900));
    const lines = ways[way]?.(fen) ?? [];
    const of = { key: `random/${order}`, operation: 'receive', cause: { type: 'deposit', id: '0' } } as const;
    const isDone = await inTransaction((ctx) => post(ctx, [{ ...of, place: { ...place, projectId }, lines }])).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return false;
      },
    );
    counts[isDone ? 'done' : 'refused'] += 1;
    if (!isDone) continue;
    held += [fen, -fen, 0n, -fen][way] ?? 0n;
    payable += [0n, fen, -fen, 0n][way] ?? 0n;
    bond += way === 3 ? fen : 0n;
  }
  expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(30);
  const rows = await deposit.accountsOf(app, projectId);
  const expected = [`3 300001 ${held}`, `4 300001 ${payable}`, `5 300001 ${bond}`];
  expect(rows).toEqual(expected.filter((line) => !line.endsWith(' 0')));
}, 120_000);

test('the database takes no posting whose sides differ, and changes none', async () => {
  const unbalanced = inTransaction((ctx) =>
    ctx.db.query(
      `with p as (insert into ledger_posting (tenant_id, id, operation, money, post_key, cause_type, cause_id, create_time)
         values ('100001', 1, 1, 5, 'by hand', 1, '0', $1) returning tenant_id, id)
       insert into ledger_entry (tenant_id, id, posting_id, account_id, debit, credit, create_time)
       select p.tenant_id, 1, p.id, (select a.id from ledger_account a limit 1), 5, 0, $1 from p returning id`,
      [ctx.now],
    ),
  );
  await expect(unbalanced).rejects.toThrow(/not balanced/);
  for (const sql of ['update ledger_entry set debit = 1', 'delete from ledger_posting', 'delete from ledger_entry'])
    await expect(inTransaction((ctx) => ctx.db.query(sql))).rejects.toThrow(/permission denied/);
});
