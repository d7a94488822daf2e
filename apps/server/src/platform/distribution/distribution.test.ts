import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import {
  exceptions,
  judgeDistribution,
  localTables,
  placementOf,
  readSchema,
  referenceTables,
  unexpectedFaults,
  writeDistribution,
  type Schema,
} from './index.ts';

let database: TestDatabase;
let client: pg.Client;
let schema: Schema;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  schema = await readSchema(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('tenant_id leads every key of every table that is not listed, and no foreign key leaves its tenant', () => {
  expect(unexpectedFaults(schema)).toEqual([]);
});

test('every table that is not distributed has its reason, and stands in one list', () => {
  for (const [name, reason] of Object.entries({ ...referenceTables, ...localTables }))
    expect(reason.length, name).toBeGreaterThan(5);
  expect(Object.keys(referenceTables).filter((name) => name in localTables)).toEqual([]);
});

test('what the platform shows to every tenant lies on every machine', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select polrelid::regclass::text as name from pg_policy where polname = 'platform' order by 1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ name }) => placementOf(name) !== 'reference')).toEqual([]);
});

describe('a schema that does not fit', () => {
  const changed = async (...statements: readonly string[]): Promise<string[]> => {
    await client.query('begin');
    try {
      for (const statement of statements) await client.query(statement);
      return unexpectedFaults(await readSchema(client));
    } finally {
      await client.query('rollback');
    }
  };

  test.each([
    ['a table without a tenant', 'create table lonely (id bigint primary key)', /^lonely: lonely has no tenant_id/],
    [
      'a key in which something stands before the tenant',
      'create table turned (tenant_id text, id bigint, primary key (id, tenant_id))',
      /^turned: turned_pkey is not led by tenant_id/,
    ],
    [
      'a unique index over all tenants',
      'create unique index ux_far on site (site_name)',
      /^site: ux_far is not led by tenant_id/,
    ],
    [
      'a foreign key to another tenant',
      'create table led (tenant_id text, id bigint, other text, primary key (tenant_id, id), foreign key (other, id) references site (tenant_id, id))',
      /^led: led_other_id_fkey leads out of its tenant to site/,
    ],
    [
      'a reference table that refers to a distributed one',
      'alter table tenant add column site_id bigint, add foreign key (tenant_id, site_id) references site (tenant_id, id)',
      /^tenant: tenant_tenant_id_site_id_fkey refers to site/,
    ],
    [
      'an exception that has been mended and still stands in the list',
      'alter table reservation drop constraint reservation_free',
      /^reservation_free: is listed as an exception, but fits/,
    ],
  ])('is told: %s', async (_what, statement, fault) => {
    expect(await changed(statement)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('the statements for Citus', () => {
  test('place every table once, and drop nothing but the exceptions', () => {
    const statements = writeDistribution(schema);
    const placed = statements.flatMap((one) => /create_(?:distributed|reference)_table\('(\w+)'/.exec(one)?.[1] ?? []);
    const expected = schema.tables.map(({ name }) => name).filter((name) => !(name in localTables));
    expect(placed.sort()).toEqual(expected.sort());
    const dropped = statements.flatMap((one) => /drop constraint (\w+)/.exec(one)?.[1] ?? []);
    const madeAgain = statements.flatMap((one) => /add constraint (\w+)/.exec(one)?.[1] ?? []);
    expect(dropped.filter((name) => !madeAgain.includes(name)).sort()).toEqual(Object.keys(exceptions).sort());
  });

  // Citus is not here: what it documents as refused, these two refuse as well.
  const documentedRules = `
    create table placed (name regclass primary key, is_reference boolean);
    create function create_reference_table(p_table regclass) returns void language plpgsql as $$ begin
      if exists (select from pg_constraint where contype = 'f' and conrelid = p_table and confrelid <> p_table
          and not exists (select from placed where name = confrelid and is_reference)) then
        raise exception '% refers to a table that is no reference table', p_table;
      end if;
      insert into placed values (p_table, true);
    end $$;
    create function create_distributed_table(p_table regclass, p_column text, colocate_with text) returns void language plpgsql as $$ begin
      if colocate_with <> 'none' and not exists (select from placed where name = colocate_with::regclass and not is_reference) then
        raise exception '% is not distributed yet', colocate_with;
      end if;
      if exists (select from pg_index where indrelid = p_table and (indisunique or indisexclusion) and not exists (
          select from pg_attribute where attrelid = p_table and attname = p_column and attnum = any (indkey))) then
        raise exception '% has a key without %', p_table, p_column;
      end if;
      if exists (select from pg_constraint where contype = 'f' and conrelid = p_table and confrelid <> p_table
          and not exists (select from placed where name = confrelid)) then
        raise exception '% refers to a table that is not distributed yet', p_table;
      end if;
      insert into placed values (p_table, false);
    end $$`;

  test('run in their order without a foreign key that does not find what it refers to', async () => {
    await client.query('begin');
    try {
      await client.query(documentedRules);
      for (const statement of writeDistribution(schema)) await client.query(statement);
      const { rows } = await client.query<{ tables: string }>('select count(*) as tables from placed');
      expect(Number(rows[0]?.tables)).toBe(schema.tables.length - Object.keys(localTables).length);
    } finally {
      await client.query('rollback');
    }
  });

  test('name each thing that does not fit with what is to be done about it', () => {
    const told = writeDistribution(schema).filter((one) => one.startsWith('-- '));
    expect(told).toHaveLength(judgeDistribution(schema).length);
    expect(told.filter((one) => one.startsWith('-- unknown'))).toEqual([]);
  });
});
