import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../test/admin-app.ts';
import { quiet } from '../../../test/database-url.ts';
import { aSessionUser } from '../../platform/access/session-user-sample.ts';
import { recordEvidence, signRoots } from '../../platform/audit/index.ts';

const tenantId = '100001';
let app: AdminApp;
let admin: Administrator;
let rootsFolder: string;

beforeAll(async () => {
  rootsFolder = await mkdtemp(join(tmpdir(), 'zhaocai-roots-'));
  app = await startAdminApp({ rootsFolder });
  admin = await app.signIn(tenantId, 'admin');
  await app.database.transaction(tenantId, (db) =>
    recordEvidence(
      { db, tenantId, now: db.now, user: aSessionUser({ tenantId }) },
      { stream: 'admin', action: 'user.note', subject: '1', payload: {} },
    ),
  );
  for (const [day, always] of [
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-02', true],
  ] as const)
    await signAt(`${day} 00:05:00`, always);
});
afterAll(async () => {
  await app.close();
  await rm(rootsFolder, { recursive: true, force: true });
});

const signAt = (now: string, always: boolean) =>
  app.database.transaction(tenantId, async (db) => {
    const { rootBook: book } = app.app.platform;
    if (!book) throw new Error('no book of roots');
    await signRoots(db, { book, log: quiet, tenantId, now, always });
  });
const check = async (month: string) => (await admin.get(`/evidence/root/check?month=${month}`)).data;

test('an administrator sees the months and, of each, the days that are over', async () => {
  expect((await admin.get('/evidence/root/months')).data).toMatchObject({
    tenantId,
    publicKey: expect.stringMatching(/^[\w-]{43}$/),
    months: ['2026-11', '2026-10'],
  });
  const { data } = await admin.get('/evidence/root/list?month=2026-11');
  expect(data).toEqual([
    { day: '2026-11-01', digest: expect.stringMatching(/^[0-9a-f]{64}$/), signature: expect.any(String) },
  ]);
});

test('the book agrees with the record, month by month', async () => {
  expect(await check('2026-10')).toEqual({ ok: true, days: 1, firstBroken: null });
  expect(await check('2026-11')).toEqual({ ok: true, days: 2, firstBroken: null });
  expect(await check('2025-01')).toEqual({ ok: true, days: 0, firstBroken: null });
});

test('no month is no question', async () => {
  for (const month of ['2026-13', '../..', '2026-1', ''])
    expect((await admin.get(`/evidence/root/check?month=${encodeURIComponent(month)}`)).code).toBe(400);
});

test('a supplier sees the roots of his own tenant alone', async () => {
  const supplier = await app.signIn('300001', 'supplier1');
  const { code, data } = await supplier.get('/evidence/root/months');
  expect(code === 403 || (data as { months: string[] }).months.length === 0).toBe(true);
});

test('what somebody took out of the record, or of the book, is named', async () => {
  const path = join(rootsFolder, tenantId, '2026-11-01.ndjson');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('00:05:00', '00:06:00'));
  expect(await check('2026-11')).toMatchObject({ ok: false, firstBroken: { day: '2026-11-01', fault: 'line' } });
  await writeFile(path, '');
  expect(await check('2026-11')).toMatchObject({ ok: false, firstBroken: { day: '2026-11-02', fault: 'order' } });
  await writeFile(path, text);
  expect(await check('2026-11')).toMatchObject({ ok: true });
  const [row] = await app.asSuperuser<{ seq: string }>(
    `select max(seq)::text as seq from evidence where tenant_id = $1 and stream = 'admin'`,
    [tenantId],
  );
  await app.asSuperuser(`delete from evidence where tenant_id = $1 and stream = 'admin' and seq = $2`, [
    tenantId,
    row?.seq,
  ]);
  expect(await check('2026-10')).toEqual({
    ok: false,
    days: 1,
    firstBroken: { day: '2026-10-31', fault: 'chain', stream: 'admin', seq: row?.seq },
  });
});
