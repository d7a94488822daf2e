import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, testSecret, type TestDatabase } from '../../../test/harness.ts';
import { createClock, openDatabase, type Database } from '../db/index.ts';
import { resealTenant, type Secret } from '../secrets/index.ts';
import {
  actSealOf,
  actsAtRest,
  createRootBook,
  ownActs,
  recordEvidence,
  signedHeads,
  signRoots,
  verifyChain,
  type KeptAct,
} from './index.ts';

const tenantId = '100001';
const user = { userId: '1', account: 'buyer', tenantId };
const told: { msg: string; seq?: string }[] = [];
const log = pino({}, { write: (line: string) => void told.push(JSON.parse(line)) });
const next = 'another secret of this installation, long enough';

let testDatabase: TestDatabase;
/** As it serves today, and as the program of before seals served. */
let today: Database;
let before: Database;
let owner: pg.Client;
let folder: string;
let stream: string;
let chains = 0;

const opened = (secret?: Secret) =>
  openDatabase({
    appUrl: testDatabase.appUrl,
    max: 2,
    clock: createClock(),
    log,
    ...(secret && { acts: actSealOf(secret, createRootBook({ folder, secret })) }),
  });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await testDatabase.drop();
});
beforeEach(async () => {
  chains += 1;
  stream = `project${chains}`;
  told.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-roots-'));
  await owner.query('truncate evidence, evidence_head, evidence_signed');
  [today, before] = [opened(testSecret), opened()];
  return async () => {
    await Promise.all([today.end(), before.end()]);
    await rm(folder, { recursive: true, force: true });
  };
});

const append = (database: Database, n: number) =>
  database.transaction(tenantId, (db) =>
    recordEvidence(
      { db, user, tenantId, now: db.now },
      { stream, action: 'project.note', subject: '1', payload: { n } },
    ),
  );
const sign = (database: Database, now: string) =>
  database.transaction(tenantId, (db) =>
    signRoots(db, { book: createRootBook({ folder, secret: testSecret }), log, tenantId, now }),
  );
async function verdict(database = today) {
  const book = createRootBook({ folder, secret: testSecret });
  const signed = (await signedHeads(book, tenantId, (one) => one === stream))(stream);
  return verifyChain(database.scoped(tenantId), { tenantId, stream, signed });
}
/** The owner of the database appends an act as the product's own function does, which makes head and hashes right. */
const forge = (seal: string | null, from = 2) =>
  owner.query(
    `select append_evidence(tenant_id, $1, action, subject, payload, actor_tenant, actor, at, $2)
     from evidence where stream = $1 and seq = $3`,
    [stream, seal, from],
  );
async function sealOf(seq: number, of = stream): Promise<string> {
  const { rows } = await owner.query('select seal from evidence where stream = $1 and seq = $2', [of, seq]);
  return rows[0].seal;
}
async function kept(): Promise<KeptAct[]> {
  return today
    .scoped(tenantId)
    .query<KeptAct & Record<string, unknown>>(
      'select seq::text as seq, payload, seal from evidence where tenant_id = $1 and stream = $2 order by seq',
      [tenantId, stream],
    );
}
const ownOnes = async () =>
  (await ownActs(today.scoped(tenantId), { tenantId, stream }, await kept())).map(({ seq }) => seq);

describe('an act of the record', () => {
  test('is the product’s own by its seal', async () => {
    for (const n of [1, 2, 3]) await append(today, n);
    expect(await verdict()).toEqual({ ok: true, count: 3 });
    expect(await ownOnes()).toEqual(['1', '2', '3']);
    await sign(today, '2026-11-02 09:00:00');
    expect(told).toEqual([]);
  });

  test.each([
    ['without a seal', async () => null],
    ['with the seal of another act', () => sealOf(1)],
    ['with a seal that he made up', async () => `00000000.${'A'.repeat(16)}.${'A'.repeat(43)}`],
  ])('that the owner of the database appends %s is found out, and decides nothing', async (_how, seal) => {
    for (const n of [1, 2]) await append(today, n);
    await sign(today, '2026-11-02 09:00:00');
    await forge(await seal());
    await append(today, 4);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq: '3', fault: 'seal' } });
    expect(await ownOnes()).toEqual(['1', '2', '4']);
    // Signed as it stands, so that it cannot be taken out again; and told.
    await sign(today, '2026-11-02 09:05:00');
    expect(told).toMatchObject([{ msg: 'an act stands in the record that is not ours', seq: '3' }]);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq: '3', fault: 'seal' } });
  });

  test('that repeats one with its seal is found out when the whole chain is gone through', async () => {
    for (const n of [1, 2]) await append(today, n);
    await forge(await sealOf(2));
    await append(today, 4);
    expect(await verdict()).toMatchObject({ ok: false, count: 2, firstBroken: { seq: '3', fault: 'seal' } });
    expect(await ownOnes()).toEqual(['1', '2', '4']);
  });

  test('is not one of another chain, whose seal it bears', async () => {
    for (const n of [1, 2]) await append(today, n);
    const other = stream;
    stream = `${stream}-2`;
    await append(today, 1);
    await owner.query('update evidence set seal = $1 where stream = $2', [await sealOf(1, other), stream]);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq: '1', fault: 'seal' } });
  });
});

describe('acts from before there were seals', () => {
  test('are believed as far as the book of roots signed them then, and an hour beyond', async () => {
    for (const n of [1, 2]) await append(before, n);
    await sign(before, '2026-11-02 08:55:00');
    await append(before, 3);
    await append(today, 4);
    await sign(today, '2026-11-02 09:00:00');
    // The program of before still serves beside the new one.
    await append(before, 5);
    await sign(today, '2026-11-02 09:30:00');
    expect(await verdict()).toEqual({ ok: true, count: 5 });
    expect(told).toEqual([]);
    await append(before, 6);
    await sign(today, '2026-11-02 10:00:00');
    expect(told).toMatchObject([{ msg: 'an act stands in the record that is not ours', seq: '6' }]);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq: '6', fault: 'seal' } });
  });
});

test('another SECRET seals the same acts anew, those that are ours alone, and then verifies without the former one', async () => {
  for (const n of [1, 2]) await append(today, n);
  await forge(await sealOf(2));
  await append(today, 4);
  const secret = { current: next, previous: [testSecret] };
  const both = opened(secret);
  const moved = await resealTenant(both.scoped(tenantId), tenantId, { places: [actsAtRest(secret)], log });
  await both.end();
  expect(moved).toEqual({ moved: 4, lost: 0 });
  const alone = opened(next);
  // A copied seal is a true one, and stays a copy.
  expect(await verdict(alone)).toMatchObject({ ok: false, firstBroken: { seq: '3', fault: 'seal' } });
  await owner.query('delete from evidence where stream = $1 and seq > 2', [stream]);
  await owner.query(
    `update evidence_head h set seq = 2, hash = e.hash, prev_hash = e.prev_hash from evidence e
     where h.stream = $1 and e.stream = $1 and e.seq = 2`,
    [stream],
  );
  expect(await verdict(alone)).toEqual({ ok: true, count: 2 });
  expect(await verdict(today)).toMatchObject({ ok: false, firstBroken: { seq: '1', fault: 'seal' } });
  await alone.end();
});

test('a forged seal stays as it is under another SECRET', async () => {
  await append(today, 1);
  await forge(`00000000.${'A'.repeat(16)}.${'A'.repeat(43)}`, 1);
  const secret = { current: next, previous: [testSecret] };
  const both = opened(secret);
  const moved = await resealTenant(both.scoped(tenantId), tenantId, { places: [actsAtRest(secret)], log });
  expect(moved).toEqual({ moved: 1, lost: 1 });
  expect(await verdict(both)).toMatchObject({ ok: false, firstBroken: { seq: '2', fault: 'seal' } });
  await both.end();
});
