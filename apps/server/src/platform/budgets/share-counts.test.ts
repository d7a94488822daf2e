import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { createClock, openDatabase, type Clock, type Database } from '../db/index.ts';
import { createMinuteCounts, type MinuteCounts } from './index.ts';
import { exchange } from './share-counts.ts';

const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;
let database: Database;
let clock: Clock;
let minute = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  clock = createClock();
  database = openDatabase({ appUrl: testDatabase.appUrl, max: 4, clock, log });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});
beforeEach(() => {
  minute += 1;
  clock.setTo(`2026-11-20 10:${String(minute).padStart(2, '0')}:05`);
});

const budget = 100;
const aProcess = () => createMinuteCounts(clock);
const tell = (counts: MinuteCounts, db = database.scoped(undefined)) => exchange({ counts, db, log, workers: 2 });
const add = (counts: MinuteCounts, times: number, key = '10.0.0.1') =>
  Array.from({ length: times }, () => counts.add({ kind: 'address', key, budget })).at(-1);

describe('calls of one address over two processes', () => {
  test('are counted together once both have told', async () => {
    const [one, other] = [aProcess(), aProcess()];
    add(one, 40);
    add(other, 50);
    await tell(one);
    await tell(other);
    await tell(one);
    expect(add(other, 1)).toBe(91);
    // It has told nothing since, and so heard nothing since.
    expect(add(one, 1)).toBe(41);
    await tell(one);
    expect(add(one, 1)).toBe(92);
  });

  test('are each process’s own matter up to a twentieth of the budget', async () => {
    const [one, other] = [aProcess(), aProcess()];
    add(one, 5);
    await tell(one);
    add(other, 50);
    await tell(other);
    expect(add(other, 1)).toBe(51);
    expect(add(one, 1)).toBe(6);
    await tell(one);
    expect(add(one, 1)).toBe(57);
  });

  test('of the minute before count no more', async () => {
    const [one, other] = [aProcess(), aProcess()];
    add(one, 90);
    await tell(one);
    clock.advance({ minutes: 1 });
    minute += 1;
    add(other, 10);
    await tell(other);
    expect(add(other, 1)).toBe(11);
    expect(add(one, 1)).toBe(1);
  });

  test('keep nobody else from calling, neither another address nor a key of the same name', async () => {
    const [one, other] = [aProcess(), aProcess()];
    add(one, 90);
    await tell(one);
    add(other, 20, '10.0.0.2');
    await tell(other);
    expect(add(other, 1, '10.0.0.2')).toBe(21);
    expect(other.add({ kind: 'apiKey', key: '10.0.0.1', budget })).toBe(1);
  });
});

test('what could not be told is told the next time', async () => {
  const [one, other] = [aProcess(), aProcess()];
  add(one, 60);
  await tell(one, database.scoped(undefined, { signal: AbortSignal.abort() }));
  expect(add(one, 1)).toBe(61);
  await tell(one);
  add(other, 20);
  await tell(other);
  expect(add(other, 1)).toBe(82);
});

test('the application counts by the function alone', async () => {
  await expect(database.scoped(undefined).query('select * from minute_count')).rejects.toThrow('permission denied');
});

test('of more addresses than a process remembers those that called last are counted on', () => {
  const counts = aProcess();
  for (let place = 0; place < 40_000; place += 1) counts.add({ kind: 'address', key: String(place), budget });
  expect(counts.add({ kind: 'address', key: '0', budget })).toBe(2);
  counts.add({ kind: 'address', key: 'one more', budget });
  expect(counts.add({ kind: 'address', key: '0', budget })).toBe(3);
  expect(counts.add({ kind: 'address', key: '1', budget })).toBe(1);
});
