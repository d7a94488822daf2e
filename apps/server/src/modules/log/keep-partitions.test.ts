import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import { keepLogPartitions, keptLogMonths } from './keep-partitions.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const partitions = async () =>
  (
    await opened.asSuperuser<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'log_partition'::regnamespace and relkind = 'r' order by 1`,
    )
  ).map(({ name }) => name);

const addRow = (tenantId: string, id: number, time: string) =>
  opened.database.scoped(tenantId).query(
    `insert into log_api (tenant_id, id, title, title_en, method, request_uri, outcome, http_status, time, create_time)
     values ($1, $2, '保存', 'Save', 'POST', '/api/x', 1, 200, 5, $3)`,
    [tenantId, id, time],
  );

test('the months ahead are made before they come, and a row that came too early moves into its month', async () => {
  await addRow('100001', 1, '2031-03-31 23:59:59');
  await addRow('100001', 2, '2031-04-01 00:00:00');
  opened.clock.setTo('2031-03-15 10:00:00');
  await keepLogPartitions(opened);
  expect(await partitions()).toEqual(expect.arrayContaining(['log_api_203103', 'log_api_203104', 'log_api_203105']));
  const placed = await opened.asSuperuser(
    `select id, tableoid::regclass::text as place from log_api where id in (1, 2) order by id`,
  );
  expect(placed).toEqual([
    { id: '1', place: 'log_partition.log_api_203103' },
    { id: '2', place: 'log_partition.log_api_203104' },
  ]);
});

test('a month goes as a whole once its time is over, not a day before', async () => {
  opened.clock.setTo('2032-03-31 23:00:00');
  await keepLogPartitions(opened);
  expect(await partitions()).toContain('log_api_203103');
  opened.clock.setTo('2032-04-01 00:10:00');
  await keepLogPartitions(opened);
  await keepLogPartitions(opened);
  expect(await partitions()).not.toContain('log_api_203103');
  expect(await partitions()).toContain('log_api_203104');
  expect(keptLogMonths).toBeGreaterThanOrEqual(6);
});

test('a month shows a tenant its own rows only, even to somebody who could address it', async () => {
  await addRow('100001', 11, '2032-04-02 10:00:00');
  await addRow('100002', 12, '2032-04-02 10:00:00');
  const client = new pg.Client(opened.appUrl);
  await client.connect();
  await client.query("set app.tenant_id = '100002'");
  await expect(client.query('select from log_partition.log_api_203204')).rejects.toThrow(
    /permission denied for schema/,
  );
  await opened.asSuperuser('grant usage on schema log_partition to zc_app');
  const { rows } = await client.query('select id::text from log_partition.log_api_203204');
  expect(rows).toEqual([{ id: '12' }]);
  await expect(client.query('delete from log_partition.log_api_203204')).rejects.toThrow(/permission denied/);
  await client.query("set app.tenant_id = '100003'");
  await expect(
    client.query(
      `insert into log_partition.log_api_203204
         (tenant_id, id, title, title_en, method, request_uri, outcome, http_status, time, create_time)
       values ('100001', 13, '保存', 'Save', 'POST', '/api/x', 1, 200, 5, '2032-04-02 10:00:00+08')`,
    ),
  ).rejects.toThrow(/row-level security/);
  await opened.asSuperuser('revoke usage on schema log_partition from zc_app');
  await client.end();
});

test('every month and the rest force row level security', async () => {
  const open = await opened.asSuperuser(
    `select relname from pg_class where relnamespace = 'log_partition'::regnamespace and relkind = 'r'
       and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
});

test('what else the night sweeps is still there to be swept', async () => {
  const swept = opened.database.scoped(undefined).query('select sweep_expired($1)', ['2026-11-20 10:00:00']);
  await expect(swept).resolves.toHaveLength(1);
});
