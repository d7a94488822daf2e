import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quiet } from '../../../test/database-url.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await sql('drop table schema_migration');
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function sql(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = () => migrate(database.ownerUrl, folder, { log: quiet });

describe('migrating', () => {
  it('runs what is new, in order, once', async () => {
    await write('0002-more.sql', 'alter table sample add column b int; insert into sample values (1, 2);');
    await write('0001-first.sql', 'create table sample (a int);');
    await run();
    await run();
    expect(await sql('select a, b from sample')).toEqual([{ a: 1, b: 2 }]);
    expect(await sql('select number, name from schema_migration order by number')).toEqual([
      { number: 1, name: '0001-first.sql' },
      { number: 2, name: '0002-more.sql' },
    ]);
  });

  it('by several processes at once is done once', async () => {
    await write('0001-first.sql', 'create table sample (a int); insert into sample values (1);');
    await Promise.all([run(), run(), run(), run()]);
    expect(await sql('select a from sample')).toEqual([{ a: 1 }]);
  });

  it('leaves nothing of a migration that fails, and names it', async () => {
    await write('0001-first.sql', 'create table sample (a int); select nonsense;');
    await expect(run()).rejects.toThrow(/^0001-first\.sql: .*nonsense/);
    expect(await sql(`select to_regclass('sample') as found`)).toEqual([{ found: null }]);
  });

  it('refuses a migration that was edited after it had landed', async () => {
    await write('0001-first.sql', 'create table sample (a int);');
    await run();
    await write('0001-first.sql', 'create table sample (a bigint);');
    await expect(run()).rejects.toThrow('0001-first.sql was edited after it had landed');
  });

  it('refuses a database that is newer than the program', async () => {
    await write('0001-first.sql', 'select 1;');
    await write('0002-second.sql', 'select 1;');
    await run();
    await rm(join(folder, '0002-second.sql'));
    await expect(run()).rejects.toThrow('the database is newer than this program: it has 0002-second.sql');
  });

  it('refuses a migration whose number comes before landed ones', async () => {
    await write('0002-second.sql', 'select 1;');
    await run();
    await write('0001-first.sql', 'select 1;');
    await expect(run()).rejects.toThrow('0001-first.sql comes before');
  });

  it('refuses names it cannot order', async () => {
    await write('1-first.sql', 'select 1;');
    await expect(run()).rejects.toThrow('1-first.sql is not named');
    await rm(join(folder, '1-first.sql'));
    await write('0001-a.sql', 'select 1;');
    await write('0001-b.sql', 'select 1;');
    await expect(run()).rejects.toThrow('two migrations have the number of 0001-b.sql');
  });
});
