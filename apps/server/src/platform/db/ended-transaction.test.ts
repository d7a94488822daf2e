import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import type { Tx } from './transaction.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ max: 2 });
});
afterAll(() => opened.close());
beforeEach(() => opened.asSuperuser('truncate role cascade'));

const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time) values ('100001', $1, 'r', $2, '2026-11-20 10:00:00')`;
const never = new Promise<never>(() => undefined);
const ids = async () =>
  (await opened.asSuperuser<{ id: string }>('select id from role order by 1')).map(({ id }) => id);
const running = (sql: string) =>
  opened.asSuperuser(
    'select pid from pg_stat_activity where query like $1 and pid <> pg_backend_pid() and datname = $2 and state <> $3',
    [`%${sql}%`, opened.name, 'idle'],
  );

/** Starts a transaction that waits for ever after its first step, and tells when that has been done. */
function begun({ opensLate, step }: { opensLate: boolean; step: (tx: Tx) => Promise<unknown> }) {
  const abort = new AbortController();
  let open: (tx: Tx) => void = () => undefined;
  const transaction = new Promise<Tx>((resolve) => (open = resolve));
  const done = opened.database.transaction(
    '100001',
    async (tx) => {
      await step(tx);
      open(tx);
      await never;
    },
    { opensLate, signal: abort.signal },
  );
  done.catch(() => undefined);
  return { done, transaction, end: () => abort.abort(new Error('too late')) };
}

describe.each([{ opensLate: false }, { opensLate: true }])('a transaction that is ended from outside, %o', (kind) => {
  test('is taken back and gives its connection back, although its work never settles', async () => {
    const { done, transaction, end } = begun({ ...kind, step: (tx) => tx.query(insert, [1, 'a']) });
    await transaction;
    end();
    await expect(done).rejects.toThrow('too late');
    const { total, idle } = opened.database.poolMetrics();
    expect(idle).toBe(total);
    // The row's unique name is free again: who holds it is gone.
    await opened.database.transaction('100001', (tx) => tx.query(insert, [2, 'a']));
    expect(await ids()).toEqual(['2']);
  });

  test('lets its work do nothing more', async () => {
    const { done, transaction, end } = begun({ ...kind, step: (tx) => tx.query('select 1') });
    const tx = await transaction;
    end();
    await expect(done).rejects.toThrow('too late');
    await expect(tx.query(insert, [3, 'b'])).rejects.toThrow('too late');
    await expect(tx.write(insert, [4, 'c'])).rejects.toThrow('too late');
    await expect(tx.ofTenant('100001').query('select 1')).rejects.toThrow('too late');
    expect(await ids()).toEqual([]);
  });

  test('does not wait for the statement that runs, and the database stops it', async () => {
    const { done, end } = begun({ ...kind, step: (tx) => tx.query('select pg_sleep(100)') });
    await expect.poll(() => running('pg_sleep(100)')).toHaveLength(1);
    end();
    await expect(done).rejects.toThrow('too late');
    // Sooner than its own limit of 30 s would.
    await expect.poll(() => running('pg_sleep(100)'), { timeout: 20_000 }).toEqual([]);
    const { total, idle } = opened.database.poolMetrics();
    expect(idle).toBe(total);
  });
});

test('a transaction that was ended before it began does not begin', async () => {
  const signal = AbortSignal.abort(new Error('too late'));
  const work = opened.database.transaction('100001', (tx) => tx.query(insert, [5, 'd']), { signal });
  await expect(work).rejects.toThrow('too late');
  expect(await ids()).toEqual([]);
});

test('a transaction whose connection the database has closed ends, although its work never settles', async () => {
  const { done, transaction } = begun({ opensLate: false, step: (tx) => tx.query(insert, [6, 'e']) });
  await transaction;
  await opened.asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state = 'idle in transaction'`,
    [opened.name],
  );
  await expect(done).rejects.toThrow('Connection terminated');
  const { total, idle } = opened.database.poolMetrics();
  expect(idle).toBe(total);
});
