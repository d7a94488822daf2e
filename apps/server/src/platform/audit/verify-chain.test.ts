import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { createClock, openDatabase, type Database } from '../db/index.ts';
import { recordWithReceipt, recordRoots, verifyChain } from './index.ts';

const tenantId = '100001';
const user = aSessionUser({ tenantId });
let testDatabase: TestDatabase;
let database: Database;
let intruder: pg.Client;
let stream = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({
    appUrl: testDatabase.appUrl,
    max: 8,
    clock: createClock(),
    log: pino({ level: 'silent' }),
  });
  intruder = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await intruder.connect();
});
afterAll(async () => {
  await intruder.end();
  await database.end();
  await testDatabase.drop();
});
beforeEach(() => {
  stream += 1;
});

const append = (n: number) =>
  database.transaction(tenantId, (db) =>
    recordWithReceipt(
      { db, user, tenantId, now: db.now },
      { stream: String(stream), action: 'project.note', subject: '1', payload: { n } },
    ),
  );
const verdict = () => verifyChain(database.scoped(tenantId), { tenantId, stream: String(stream) });
async function aChainOf(length: number): Promise<void> {
  for (let n = 0; n < length; n += 1) await append(n);
}

describe('the evidence chain', () => {
  test('begins under a plain name only', async () => {
    const named = (name: string) =>
      database.transaction(tenantId, (db) =>
        recordWithReceipt(
          { db, user, tenantId, now: db.now },
          { stream: name, action: 'project.note', subject: '1', payload: {} },
        ),
      );
    await expect(named('a b')).rejects.toMatchObject({ code: '23514' });
    expect(await named('plain.name-1')).toMatchObject({ seq: '1' });
  });

  test('that nobody touched verifies from its first row to its head', async () => {
    await aChainOf(5);
    expect(await verdict()).toEqual({ ok: true, count: 5 });
  });

  test('stays one chain when fifty events arrive at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => append(n)));
    expect(await verdict()).toEqual({ ok: true, count: 50 });
  });

  test('verifies while further events arrive', async () => {
    await aChainOf(3);
    const db = database.scoped(tenantId);
    const busy: Pick<typeof db, 'query'> = {
      async query<R extends object>(sql: string, values?: readonly unknown[]) {
        const rows = await db.query<R>(sql, values);
        await append(99);
        return rows;
      },
    };
    const seen = await verifyChain({ ...db, ...busy }, { tenantId, stream: String(stream) });
    expect(seen.ok).toBe(true);
  });

  test.each<{ what: string; sql: string; after?: string; seq: string; fault: string }>([
    {
      what: 'a changed payload',
      sql: `update evidence set payload = replace(payload, '"n":2', '"n":9') where stream = $1 and seq = 3`,
      seq: '3',
      fault: 'content',
    },
    {
      what: 'a changed hash',
      sql: `update evidence set hash = repeat('a', 64) where stream = $1 and seq = 3`,
      seq: '3',
      fault: 'content',
    },
    {
      what: 'another act written beside an untouched payload',
      sql: `update evidence set action = 'project.open' where stream = $1 and seq = 2`,
      seq: '2',
      fault: 'content',
    },
    {
      what: 'another person written beside an untouched payload',
      sql: `update evidence set actor = '2' where stream = $1 and seq = 2`,
      seq: '2',
      fault: 'content',
    },
    {
      what: "another person's tenant written beside an untouched payload",
      sql: `update evidence set actor_tenant = '100002' where stream = $1 and seq = 2`,
      seq: '2',
      fault: 'content',
    },
    {
      what: 'two rows swapped',
      sql: `update evidence e set seq = case e.seq when 2 then 1003 when 3 then 1002 else e.seq + 1000 end where stream = $1`,
      after: `update evidence set seq = seq - 1000 where stream = $1`,
      seq: '2',
      fault: 'link',
    },
    { what: 'a deleted row', sql: `delete from evidence where stream = $1 and seq = 3`, seq: '3', fault: 'missing' },
    {
      what: 'a row rewritten with its own hash',
      sql: `update evidence set payload = replace(payload, '"n":2', '"n":9'), hash = encode(sha256(convert_to(prev_hash || '|' || seq || '|' || replace(payload, '"n":2', '"n":9'), 'UTF8')), 'hex') where stream = $1 and seq = 3`,
      seq: '4',
      fault: 'link',
    },
    {
      what: 'a chain cut at its end',
      sql: `delete from evidence where stream = $1 and seq = 5`,
      seq: '5',
      fault: 'head',
    },
  ])('names the first broken row after $what', async ({ sql, after, seq, fault }) => {
    await aChainOf(5);
    await intruder.query(sql, [String(stream)]);
    if (after) await intruder.query(after, [String(stream)]);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq, fault } });
  });

  test('of another tenant is not to be seen', async () => {
    await aChainOf(2);
    expect(await verifyChain(database.scoped('100002'), { tenantId, stream: String(stream) })).toEqual({
      ok: true,
      count: 0,
    });
  });

  test('cannot be rewritten by the application', async () => {
    await aChainOf(2);
    await expect(database.scoped(tenantId).query(`update evidence set payload = '{}'`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(database.scoped(tenantId).query(`delete from evidence`)).rejects.toThrow(/permission denied/);
  });

  test('has its head in the nightly root of the tenant, once', async () => {
    await aChainOf(2);
    const root = () => database.transaction(tenantId, (db) => recordRoots(db, { tenantId, now: db.now }));
    expect(await root()).toBe(true);
    expect(await root()).toBe(false);
    expect(await verifyChain(database.scoped(tenantId), { tenantId, stream: 'root' })).toMatchObject({ ok: true });
  });
});
