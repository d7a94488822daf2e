import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { withOwnNames } from './own-names.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

interface Landed {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

/** Why the program must not run on this database, in one line for the person who started it. */
export class MigrationRefusal extends Error {}

const lockKey = 20_260_101;
const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Brings the database up to date, as its owner: `NNNN-topic.sql`, forward only, each in a transaction of its own. */
export async function migrate(ownerUrl: string, folder: string, { log }: { log: Pick<Logger, 'info'> }): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: withOwnNames(ownerUrl), application_name: 'zhaocai migrate' });
  await client.connect();
  try {
    // Two processes that start together must not migrate together; the lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create table if not exists schema_migration
      (number integer primary key, name text not null, sha256 text not null, at timestamptz not null default clock_timestamp())`);
    const { rows } = await client.query<Landed>('select number, name, sha256 from schema_migration order by number');
    for (const migration of pending(migrations, rows)) {
      await apply(client, migration);
      log.info({ migration: migration.name }, 'migrated');
    }
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (name) => {
      const number = fileName.exec(name)?.[1];
      if (number === undefined) throw new MigrationRefusal(`${name} is not named NNNN-topic.sql`);
      const sql = await readFile(join(folder, name), 'utf8');
      return { number: Number(number), name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  const twice = migrations.find((migration, index) => migrations[index - 1]?.number === migration.number);
  if (twice) throw new MigrationRefusal(`two migrations have the number of ${twice.name}`);
  return migrations;
}

/** What has not landed yet; refuses where the database and the program do not share one history. */
function pending(migrations: readonly Migration[], landed: readonly Landed[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, sha256 } of landed) {
    const own = known.get(number);
    if (!own)
      throw new MigrationRefusal(`the database is newer than this program: it has ${name}; start a newer program`);
    if (own.sha256 !== sha256)
      throw new MigrationRefusal(
        `${own.name} was edited after it had landed in this database: restore it and add a new migration`,
      );
  }
  const newest = landed.at(-1)?.number ?? 0;
  const done = new Set(landed.map(({ number }) => number));
  const rest = migrations.filter(({ number }) => !done.has(number));
  const late = rest.find(({ number }) => number < newest);
  if (late)
    throw new MigrationRefusal(
      `${late.name} comes before migrations that have already landed: give it a higher number`,
    );
  return rest;
}

async function apply(client: pg.Client, { number, name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
      number,
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
