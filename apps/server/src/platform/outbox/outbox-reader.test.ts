import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { createClock, openDatabase, type Database } from '../db/index.ts';
import { OutboxReader, publish } from './index.ts';

const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ appUrl: testDatabase.appUrl, max: 4, clock: createClock(), log });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

async function listening(): Promise<{ reader: OutboxReader; heard: string[] }> {
  const reader = new OutboxReader(database.scoped(undefined), log);
  const heard: string[] = [];
  reader.onMessage(({ tenantId, payload }) => void heard.push(`${tenantId} ${payload.id}`));
  await reader.start(60_000);
  return { reader, heard };
}

const say = (tenantId: string, id: string) =>
  database.transaction(tenantId, (db) => publish({ db, tenantId, now: db.now }, { kind: 'test', payload: { id } }));

test('what is committed in any tenant is heard once, in order', async () => {
  const { reader, heard } = await listening();
  await say('100001', '1');
  await say('100002', '2');
  // A transaction that runs anywhere in the cluster holds the horizon back for as long as it lasts.
  await expect.poll(() => reader.drain().then(() => [...heard])).toEqual(['100001 1', '100002 2']);
  await reader.drain();
  expect(heard).toHaveLength(2);
  await reader.stop();
});

test('a message of a transaction that was rolled back is never heard', async () => {
  const { reader, heard } = await listening();
  const failing = database.transaction('100001', async (db) => {
    await publish({ db, tenantId: '100001', now: db.now }, { kind: 'test', payload: { id: '3' } });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await reader.drain();
  expect(heard).toEqual([]);
  await reader.stop();
});

test('a message of a slow transaction is heard although a later one was committed before it', async () => {
  const { reader, heard } = await listening();
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const slow = database.transaction('100001', async (db) => {
    await publish({ db, tenantId: '100001', now: db.now }, { kind: 'test', payload: { id: 'slow' } });
    await gate;
  });
  await say('100001', 'fast');
  await reader.drain();
  finish();
  await slow;
  await expect.poll(() => reader.drain().then(() => [...heard].sort())).toEqual(['100001 fast', '100001 slow']);
  await reader.stop();
});
