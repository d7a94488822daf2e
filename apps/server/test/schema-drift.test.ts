import { columnOf, entities, type Entity } from '@zhaocai/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnTypeOf } from '../src/platform/rows/index.ts';
import { modules } from '../src/modules/index.ts';
import { createTestDatabase, type TestDatabase } from './harness.ts';

/** What the platform keeps for itself. */
const ofPlatform = [
  'schema_migration',
  'base_row',
  'budget_book',
  'person_budget_book',
  'idempotency',
  'number_series',
  'state_change',
  'row_writer',
  'evidence',
  'evidence_head',
  'outbox',
  'process_lease',
  'minute_count',
];

/**
 * The outbox is read across tenants, in the order of the commits, by one function; failed sign-ins of an address are
 * counted over all tenants, by another; what every tenant has published is read in one order.
 */
const crossTenantIndexes = new Set([
  'ix_outbox_xid',
  'ix_login_failure_address',
  'ix_bulletin_portal',
  'ix_demand_research_portal',
]);

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function ask<R extends object>(sql: string, values: unknown[] = []): Promise<R[]> {
  return (await client.query<R>(sql, values)).rows;
}

const columnsOf = async (table: string) =>
  new Map(
    (
      await ask<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [table],
      )
    ).map(({ name, type }) => [name, type]),
  );

describe.each(entities as readonly Entity[])('the table of $name', (entity) => {
  test('has a column of the right type for every field', async () => {
    const columns = await columnsOf(entity.table);
    for (const [name, field] of Object.entries(entity.fields)) {
      expect(`${name}: ${columns.get(columnOf(entity.fields, name))}`).toBe(`${name}: ${columnTypeOf(field)}`);
    }
  });
  test('has the base columns', async () => {
    const columns = await columnsOf(entity.table);
    const base = ['tenant_id', 'id', 'create_user', 'create_dept', 'create_time'];
    const changing = ['update_user', 'update_time', 'status', 'version', 'is_deleted'];
    for (const name of entity.appendOnly ? base : [...base, ...changing]) expect([...columns.keys()]).toContain(name);
  });
  test('has the policies that its definition names, no more and no fewer', async () => {
    const policies = await ask<{ name: string }>(
      `select polname as name from pg_policy where polrelid = $1::regclass`,
      [entity.table],
    );
    const kinds = new Set(policies.map(({ name }) => name.replace(/_(select|insert|update|delete)$/, '')));
    const expected = [
      'own',
      'owner',
      ...(entity.parties?.length ? ['party'] : []),
      ...(entity.publicWhen ? ['published'] : []),
      ...(entity.platformReadable ? ['platform'] : []),
    ];
    expect([...kinds].sort()).toEqual(expected.sort());
  });
});

test('every table with a tenant forces row level security, and none belongs to the application', async () => {
  const open = await ask(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relkind in ('r','p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'base_row'
       and not (c.relrowsecurity and c.relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
  expect(await ask(`select relname from pg_class where relowner = 'zc_app'::regrole`)).toEqual([]);
  expect(
    await ask(`select rolname from pg_roles where rolname in ('zc_app','zc_jobs') and (rolsuper or rolbypassrls)`),
  ).toEqual([]);
});

test('every key, unique index and index of a tenant table leads with the tenant', async () => {
  const rows = await ask<{ index: string; first: string }>(
    `select i.relname as index, a.attname as first
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
     where t.relnamespace = 'public'::regnamespace
       and exists (select 1 from pg_attribute b where b.attrelid = t.oid and b.attname = 'tenant_id')`,
  );
  // A party finds its rows by its own column; that index leads with the party's tenant id.
  expect(
    rows
      .filter(({ index, first }) => !/(^|_)tenant_id$/.test(first) && !crossTenantIndexes.has(index))
      .map(({ index }) => index),
  ).toEqual([]);
});

test('every foreign key between tenant tables carries the tenant, so that it cannot cross', async () => {
  const crossing = await ask(
    `select c.conname from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select 1 from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname ~ 'tenant_id$')`,
  );
  expect(crossing).toEqual([]);
});

test('every table is an entity of a domain, or a module or the platform names it', async () => {
  const tables = await ask<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  const named = [
    ...(entities as readonly Entity[]).map(({ table }) => table),
    ...modules.flatMap((module) => module.tables ?? []),
    ...ofPlatform,
  ];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});
