import { createPublicKey, verify } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { createClock, openDatabase, type Database } from '../db/index.ts';
import { createRootBook, recordEvidence, signedHeads, signRoots, verifyChain, type RootBook } from './index.ts';

const tenantId = '100001';
const user = aSessionUser({ tenantId });
const log = pino({ level: 'silent' });
const secret = 'a secret of more than thirty-two characters';
let testDatabase: TestDatabase;
let database: Database;
let intruder: pg.Client;
let folder: string;
let book: RootBook;
let stream: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ appUrl: testDatabase.appUrl, max: 8, clock: createClock(), log });
  intruder = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await intruder.connect();
});
afterAll(async () => {
  await intruder.end();
  await database.end();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  stream = String(Number(stream ?? '0') + 1);
  folder = await mkdtemp(join(tmpdir(), 'zhaocai-roots-'));
  book = createRootBook({ folder, secret });
  await intruder.query('truncate evidence_signed');
});

const append = (n: number) =>
  database.transaction(tenantId, (db) =>
    recordEvidence(
      { db, user, tenantId, now: db.now },
      { stream, action: 'project.note', subject: '1', payload: { n } },
    ),
  );
const signAt = (now: string, always = false) =>
  database.transaction(tenantId, (db) => signRoots(db, { book, log, tenantId, now, always }));
const verdict = async () => {
  const signed = (await signedHeads(book, tenantId, (one) => one === stream))(stream);
  return verifyChain(database.scoped(tenantId), { tenantId, stream, signed });
};
const linesOf = async (day: string) => {
  const lines = [];
  for await (const line of book.lines(tenantId, [day])) lines.push(line);
  return lines;
};

/** The last row goes, and the head says what it said before it. */
const cutOne = `
  with gone as (delete from evidence where stream = $1 and seq = (select seq from evidence_head where stream = $1))
  update evidence_head h set seq = e.seq, hash = e.hash, prev_hash = e.prev_hash
  from evidence e where h.stream = $1 and e.stream = $1 and e.seq = h.seq - 1`;

describe('a chain that was signed', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3]) await append(n);
    await signAt('2026-11-20 10:00:00');
  });

  test('verifies, also when it grew since', async () => {
    expect(await verdict()).toEqual({ ok: true, count: 3 });
    await append(4);
    expect(await verdict()).toEqual({ ok: true, count: 4 });
  });

  test('and lost its last row, with its head set back, is found out', async () => {
    await intruder.query(cutOne, [stream]);
    expect(await verdict()).toEqual({ ok: false, count: 2, firstBroken: { seq: '3', fault: 'root' } });
  });

  test('and was cut and went on since is found out', async () => {
    await intruder.query(cutOne, [stream]);
    await append(33);
    await append(4);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { seq: '3', fault: 'root' } });
  });

  test('is not signed again where it stands further back, and stays found out', async () => {
    await intruder.query(cutOne, [stream]);
    expect(await signAt('2026-11-20 10:05:00')).toBe(1);
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { fault: 'root' } });
  });

  test('stays found out where somebody makes the database forget that it was signed', async () => {
    await intruder.query(cutOne, [stream]);
    await intruder.query('delete from evidence_signed where stream = $1', [stream]);
    await signAt('2026-11-20 10:05:00');
    expect(await verdict()).toMatchObject({ ok: false, firstBroken: { fault: 'root' } });
  });
});

describe('the book of roots', () => {
  test('gets a line where a chain moved, with that chain alone, and none where none did', async () => {
    await append(1);
    await signAt('2026-11-20 10:00:00');
    await signAt('2026-11-20 10:05:00');
    await append(2);
    await signAt('2026-11-20 10:10:00');
    const [first, second, ...others] = await linesOf('2026-11-20');
    expect(others).toEqual([]);
    expect(first?.root?.heads.some((head) => head.stream === stream && head.seq === '1')).toBe(true);
    expect(second?.root?.heads).toEqual([{ stream, seq: '2', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(second?.root?.previous).toBe(first?.digest);
  });

  test('gets a line a day even when nothing happened, and goes on behind the line of the day before', async () => {
    await signAt('2026-11-20 00:05:00', true);
    await signAt('2026-11-21 00:05:00', true);
    const [[before], [after]] = [await linesOf('2026-11-20'), await linesOf('2026-11-21')];
    expect(after?.root).toMatchObject({ heads: [], previous: before?.digest });
    expect(await book.days(tenantId)).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('knows a line that somebody changed, and one signed elsewhere, as none of its own', async () => {
    await signAt('2026-11-20 00:05:00', true);
    const path = join(folder, tenantId, '2026-11-20.ndjson');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('00:05:00', '00:06:00'));
    expect(await linesOf('2026-11-20')).toMatchObject([{ root: undefined }]);
    const other = createRootBook({ folder, secret: 'another secret of more than thirty-two chars' });
    await other.append(tenantId, { at: '2026-11-22 00:05:00', heads: [] });
    expect(await linesOf('2026-11-22')).toMatchObject([{ root: undefined }]);
  });

  test('goes on after a line that a crash cut short', async () => {
    await signAt('2026-11-20 00:05:00', true);
    await appendFile(join(folder, tenantId, '2026-11-20.ndjson'), '{"root":{"at":"2026-11-2');
    await signAt('2026-11-20 00:10:00', true);
    const [first, last, ...others] = await linesOf('2026-11-20');
    expect(others).toEqual([]);
    expect(last?.root?.previous).toBe(first?.digest);
  });

  test('tells the root of a day so that anyone can check it with the public key alone', async () => {
    await signAt('2026-11-20 00:05:00', true);
    const root = await book.dayRoot(tenantId, '2026-11-20');
    const { signature = '', ...said } = root ?? {};
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: book.publicKey },
      format: 'jwk',
    });
    const text = `{"day":"2026-11-20","digest":"${root?.digest}","tenantId":"${tenantId}"}`;
    expect(said).toEqual({ day: '2026-11-20', digest: (await linesOf('2026-11-20'))[0]?.digest });
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  test('is kept for tenants with plain names alone', async () => {
    await expect(book.append('../elsewhere', { at: '2026-11-20 00:05:00', heads: [] })).rejects.toThrow('not the name');
  });
});
