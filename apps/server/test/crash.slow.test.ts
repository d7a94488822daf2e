import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyChain } from '../src/platform/audit/index.ts';
import { createClock, openDatabase } from '../src/platform/db/index.ts';
import { startProduct, type Product } from './crash/product.ts';
import { startWriters } from './crash/writers.ts';
import { quiet } from './database-url.ts';

const writes = 5000;
const kills = 10;
const clients = 8;
/** Or three times what a start takes here and now while nobody writes: a crowded machine says nothing about the product. */
const backWithinMs = 10_000;

let product: Product;
let stop: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  product = await startProduct();
  stop = () => product.stop();
}, 900_000);
afterAll(() => stop(), 300_000);

async function ask<R extends object>(sql: string): Promise<R[]> {
  const client = new pg.Client(product.superuserUrl());
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

test(`server and database are killed ${kills} times amid ${writes} writes: nothing acknowledged is lost, nothing is done twice`, async () => {
  const token = await product.signIn();
  const idleMs = await restartOfAnIdleServer();
  const writers = startWriters(product, { token, clients, writes });
  const outages: { victim: string; ms: number }[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.race([reached(writers.acknowledged, Math.floor((writes / (kills + 1)) * kill)), writers.done]);
    const victim = kill % 2 === 1 ? 'server' : 'database';
    const killedAt = performance.now();
    product.kill(victim);
    await Promise.race([writers.next(), writers.done]);
    outages.push({ victim, ms: Math.round(performance.now() - killedAt) });
  }
  await writers.done;
  const told = outages.map(({ victim, ms }) => `${victim} ${ms} ms`).join(', ');
  process.stdout.write(
    `idle ${Math.round(idleMs)} ms, back after: ${told}; ${writers.repeated} requests were sent again\n`,
  );

  expect(writers.acknowledged).toHaveLength(writes);
  const stored = await ask<{ code: string; id: string }>(
    `select code, id::text from law_rule where code like 'CRASH-%' order by code`,
  );
  const acknowledged = writers.acknowledged
    .map(({ name, data }) => ({ code: name, id: data?.id }))
    .toSorted((a, b) => a.code.localeCompare(b.code));
  expect(stored).toEqual(acknowledged);
  const [evidence] = await ask(
    `select count(*)::int as rows, count(distinct e.subject)::int as subjects from evidence e
     where e.stream = 'admin' and e.subject in (select id::text from law_rule where code like 'CRASH-%')`,
  );
  expect(evidence).toEqual({ rows: writes, subjects: writes });
  expect(outages.filter(({ ms }) => ms > Math.max(backWithinMs, 3 * idleMs))).toEqual([]);
}, 600_000);

test('the evidence chain verifies afterwards', async () => {
  const database = openDatabase({ appUrl: product.superuserUrl(), max: 1, clock: createClock(), log: quiet });
  const verdict = await verifyChain(database.scoped('000000'), { tenantId: '000000', stream: 'admin' });
  await database.end();
  expect(verdict).toMatchObject({ ok: true });
  expect(verdict.count).toBeGreaterThanOrEqual(writes);
}, 600_000);

async function restartOfAnIdleServer(): Promise<number> {
  const killedAt = performance.now();
  product.kill('server');
  await product.ready();
  return performance.now() - killedAt;
}

async function reached(acknowledged: readonly unknown[], count: number): Promise<void> {
  while (acknowledged.length < count) await new Promise((wake) => setTimeout(wake, 5));
}
