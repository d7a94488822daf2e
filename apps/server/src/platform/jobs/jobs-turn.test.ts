import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { withClient } from '../embedded-postgres/index.ts';
import { takeJobsTurn } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Processes, and what each has begun and ended, in the order of it. */
function processes() {
  const done: string[] = [];
  const start = (name: string) =>
    takeJobsTurn({
      jobsUrl: database.jobsUrl,
      log: pino({ level: 'silent' }),
      async begin() {
        done.push(`${name} begins`);
        return {
          async stop() {
            done.push(`${name} ends`);
          },
        };
      },
    });
  return { done, start };
}

const cutConnections = () =>
  withClient(database.superuserUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'zhaocai jobs turn'
         and pid in (select pid from pg_locks where locktype = 'advisory')`,
    ),
  );

test('of two processes one works the jobs off, and the other when that one ends', async () => {
  const { done, start } = processes();
  const first = await start('first');
  expect(done).toEqual(['first begins']);
  const second = await start('second');
  expect(done).toEqual(['first begins']);
  await first.stop();
  expect(done).toEqual(['first begins', 'first ends']);
  await expect.poll(() => done).toEqual(['first begins', 'first ends', 'second begins']);
  await second.stop();
});

test('who has lost his connection has lost his turn: he ends, and somebody begins', async () => {
  const { done, start } = processes();
  const first = await start('first');
  const second = await start('second');
  await cutConnections();
  await expect.poll(() => done.toSorted()).toEqual(['first begins', 'first ends', 'second begins']);
  await first.stop();
  await second.stop();
  expect(done.at(-1)).toBe('second ends');
});

test('who is stopped while he waits for his turn never begins', async () => {
  const { done, start } = processes();
  const first = await start('first');
  const second = await start('second');
  await second.stop();
  await first.stop();
  expect(done).toEqual(['first begins', 'first ends']);
});
