import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';

let test: OpenTestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  await test.asSuperuser(`
    insert into role (tenant_id, id, role_name, role_alias, create_time)
    select '10000' || n % 4, n, 'role ' || md5(n::text), 'alias' || n, '2026-11-20 10:00:00' from generate_series(1, 40000) n`);
  await test.asSuperuser('create index ix_role_search on role using gin (tenant_id, role_name gin_trgm_ops)');
  await test.asSuperuser('analyze role');
});
afterAll(() => test.close());

const planOf = async (sql: string, values: unknown[]) => {
  const rows = await test.database.scoped('100001').query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

// LIKE may look at rows before the policies do only where it is marked LEAKPROOF; otherwise it reads them all.
it('a search by a part of a name uses its index under row-level security', async () => {
  const plan = await planOf(`select id from role where tenant_id = $1 and role_name ilike $2`, ['100001', '%abcde%']);
  expect(plan).toMatch(/Bitmap Index Scan on ix_role_search/);
  expect(plan).toMatch(/Index Cond: .*role_name ~~\* '%abcde%'/);
});

it('a page of one tenant is read through the key, and the tenant is compared once, not per row', async () => {
  const plan = await planOf('select id from role where tenant_id = $1 and id > $2 order by id limit 20', [
    '100001',
    '5',
  ]);
  expect(plan).toMatch(/Index (Only )?Scan using role_pkey/);
  expect(plan).toMatch(/One-Time Filter: .*current_setting/);
});
