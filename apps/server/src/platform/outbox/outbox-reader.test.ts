import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { createClock, openDatabase, type Database } from '../db/index.ts';
import { createTally } from '../jobs/index.ts';
import { OutboxReader, publish, type Receiver } from './index.ts';

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
  const reader = new OutboxReader(database.scoped(undefined), log, { tally: createTally() });
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

describe('a receiver that fails', () => {
  interface Failing {
    readonly reader: OutboxReader;
    /** What the other receiver heard, and the failing one in the end. */
    readonly heard: string[];
    readonly counts: () => Record<string, number>;
  }

  /** Two receivers of the same reader: the one that is given fails first, the other stands behind it. */
  async function withReceiver(receiver: (heard: string[]) => Receiver): Promise<Failing> {
    const tally = createTally();
    const reader = new OutboxReader(database.scoped(undefined), log, { tally, waitsMs: [1, 1], patienceMs: 20 });
    const heard: string[] = [];
    reader.onMessage(receiver(heard));
    reader.onMessage(({ payload }) => void heard.push(`other ${payload.id}`));
    await reader.start(60_000);
    const counts = () => Object.fromEntries(tally.metrics.map(({ name, count }) => [name, count()]));
    return { reader, heard, counts };
  }

  const failing = (times: number, fail: () => Promise<void>) => (heard: string[]) => {
    let tries = 0;
    return async ({ payload }: { readonly payload: Readonly<Record<string, string>> }) => {
      tries += payload.id === 'bad' ? 1 : 0;
      if (payload.id === 'bad' && tries <= times) return fail();
      heard.push(`first ${payload.id}`);
    };
  };
  const throws = () => Promise.reject(new Error('the socket is closed'));

  test('is told again until it has heard, and keeps neither the next message nor the other receivers waiting', async () => {
    const { reader, heard, counts } = await withReceiver(failing(2, throws));
    await say('100001', 'bad');
    await say('100001', 'next');
    await expect
      .poll(() => reader.drain().then(() => [...heard].sort()))
      .toEqual(['first bad', 'first next', 'other bad', 'other next']);
    expect(heard.indexOf('first next')).toBeLessThan(heard.indexOf('first bad'));
    expect(counts()).toMatchObject({ outbox_retries_total: 2, outbox_given_up_total: 0 });
    await reader.stop();
  });

  test('for ever is given up in the end, where everybody sees it', async () => {
    const { reader, heard, counts } = await withReceiver(failing(99, throws));
    await say('100001', 'bad');
    await expect.poll(() => reader.drain().then(counts)).toMatchObject({ outbox_given_up_total: 1 });
    expect(counts()).toMatchObject({ outbox_retries_total: 2 });
    expect(heard).toEqual(['other bad']);
    await reader.stop();
  });

  test('by never coming back counts as failed, too', async () => {
    const { reader, heard, counts } = await withReceiver(failing(1, () => new Promise(() => undefined)));
    await say('100001', 'bad');
    await expect.poll(() => reader.drain().then(() => [...heard].sort())).toEqual(['first bad', 'other bad']);
    expect(counts()).toMatchObject({ outbox_retries_total: 1, outbox_given_up_total: 0 });
    await reader.stop();
  });
});
