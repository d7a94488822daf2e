import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ max: 3 });
});
afterAll(() => opened.close());

const open = (signal = new AbortController().signal) => opened.database.scoped('100001').snapshot(signal);

test('a snapshot reads in batches by a cursor and gives its connection back', async () => {
  const snapshot = await open();
  const sizes: number[] = [];
  const sql = 'select n from generate_series(1, $1::int) n order by n desc';
  for await (const rows of snapshot.batches(sql, { values: [2500], size: 1000 })) sizes.push(rows.length);
  expect(sizes).toEqual([1000, 1000, 500]);
  await snapshot.close();
  expect(opened.database.poolMetrics()).toMatchObject({ total: 1, idle: 1 });
});

test('a snapshot stands under its tenant and writes nothing', async () => {
  const snapshot = await open();
  const [row] = await snapshot.query<{ tenant: string }>(`select current_setting('app.tenant_id') as tenant`);
  expect(row?.tenant).toBe('100001');
  await expect(snapshot.query(`delete from post where tenant_id = '100001'`)).rejects.toThrow(/read-only/);
  await snapshot.close();
});

test('who gives up stops the statement that runs on the server', async () => {
  const abort = new AbortController();
  const snapshot = await open(abort.signal);
  const asking = snapshot.query('select pg_sleep(300) as slept');
  setTimeout(() => abort.abort(), 200);
  await expect(asking).rejects.toThrow(/cancel/);
  await snapshot.close();
  const sleeping = () =>
    opened.asSuperuser(
      `select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(300)%'
       and state = 'active' and pid <> pg_backend_pid()`,
    );
  // The server tells the caller of the end before it notes it itself; the statement would have slept far longer.
  await expect.poll(sleeping).toEqual([]);
  await expect(snapshot.query('select 1')).rejects.toThrow(/abort/);
});
