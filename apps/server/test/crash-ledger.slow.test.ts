import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costInLifecycle } from '@zhaocai/model';
import { verifyChain } from '../src/platform/audit/index.ts';
import { createClock, openDatabase } from '../src/platform/db/index.ts';
import { layReceipts, startPosters, unit } from './crash/posters.ts';
import { startProduct, type Product } from './crash/product.ts';
import { quiet } from './database-url.ts';

const confirmed = 1400;
const mistakes = 600;
const postings = confirmed + mistakes;
const kills = 10;
const clients = 8;

let product: Product;
let stop: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  product = await startProduct();
  stop = () => product.stop();
}, 900_000);
afterAll(() => stop(), 300_000);

async function withSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(product.superuserUrl());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = <R extends object>(sql: string) => withSuperuser(async (client) => (await client.query<R>(sql)).rows);

test(`server and database are killed ${kills} times amid ${postings} postings: each is posted, and none twice`, async () => {
  const receipts = await withSuperuser((client) => layReceipts(client, { count: confirmed, mistakes }));
  const token = await product.signIn('finance', unit);
  const posters = startPosters(product, { token, clients, receipts });
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.race([reached(posters.acknowledged, Math.floor((postings / (kills + 1)) * kill)), posters.done]);
    product.kill(kill % 2 === 1 ? 'server' : 'database');
    await Promise.race([posters.next(), posters.done]);
  }
  await posters.done;
  process.stdout.write(`${posters.repeated} requests were sent again\n`);

  const acknowledged = posters.acknowledged.map(({ name }) => name).toSorted();
  expect(acknowledged).toHaveLength(postings);
  const kept = await ask<{ key: string }>(
    `select post_key as key from ledger_posting where cause_no like 'CRASH-%' order by post_key collate "C"`,
  );
  expect(kept.map(({ key }) => key)).toEqual(acknowledged);
}, 600_000);

test('debits are credits, each posting is of its receipt, and each receipt says what was posted', async () => {
  const [sums] = await ask(
    `select sum(e.debit - e.credit)::int as difference, count(*)::int as entries,
       count(*) filter (where p.money <> greatest(e.debit, e.credit) or c.money <> p.money)::int as strange
     from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.id = e.posting_id
     join cost_in c on c.tenant_id = p.tenant_id and c.id::text = p.cause_id where p.cause_no like 'CRASH-%'`,
  );
  expect(sums).toEqual({ difference: 0, entries: 2 * postings, strange: 0 });
  const states = await ask(
    `select c.in_status as state, count(*)::int as receipts, sum((select count(*) from ledger_posting p
       where p.tenant_id = c.tenant_id and p.cause_id = c.id::text))::int as postings
     from cost_in c where c.in_no like 'CRASH-%' group by 1 order by 1`,
  );
  const { received, mistaken } = costInLifecycle.code;
  expect(states).toEqual([
    { state: received, receipts: confirmed - mistakes, postings: confirmed - mistakes },
    { state: mistaken, receipts: mistakes, postings: 2 * mistakes },
  ]);
}, 60_000);

test('the check of the ledger finds it sound, and its chain of evidence verifies', async () => {
  const answer = await fetch(`${product.url}/api/ledger/check/run`, {
    method: 'POST',
    headers: { 'blade-auth': `bearer ${await product.signIn('finance', unit)}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await answer.json()).toMatchObject({
    code: 200,
    data: { verdict: 1, unbalanced: 0, negative: 0, differing: 0 },
  });
  const database = openDatabase({ appUrl: product.superuserUrl(), max: 1, clock: createClock(), log: quiet });
  const verdict = await verifyChain(database.scoped(unit), { tenantId: unit, stream: 'ledger' });
  await database.end();
  expect(verdict).toMatchObject({ ok: true });
  expect(verdict.count).toBeGreaterThanOrEqual(postings);
}, 60_000);

async function reached(acknowledged: readonly unknown[], count: number): Promise<void> {
  while (acknowledged.length < count) await new Promise((wake) => setTimeout(wake, 5));
}
