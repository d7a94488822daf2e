import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { actSealOf } from '../src/platform/audit/index.ts';
import { createClock, openDatabase, startIds, type Clock, type Database } from '../src/platform/db/index.ts';
import { typeParsers } from '../src/platform/db/type-parsers.ts';
import { movesOfRows, strayMoves } from './stray-moves.ts';
import { inDatabase, quiet, type RoleUrls } from './database-url.ts';

export interface TestDatabase extends RoleUrls {
  readonly name: string;
  drop(): Promise<void>;
}

/** A migrated database of this test file's own, or a copy of another template of this run. */
export async function createTestDatabase({
  template = inject('postgres').template,
}: { template?: string } = {}): Promise<TestDatabase> {
  const { urls } = inject('postgres');
  const name = `zc_test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(
    urls.superuserUrl,
    // Copied file by file: where the disk is not waited for, less than half the time of a copy through the log.
    `create database ${name} template ${template} owner zc_owner strategy file_copy`,
    // Rights on a database are not copied from its template.
    `grant create, connect on database ${name} to zc_jobs`,
  );
  return {
    name,
    ...inDatabase(urls, name),
    drop: () => asSuperuser(urls.superuserUrl, `drop database if exists ${name} with (force)`),
  };
}

export interface OpenTestDatabase extends TestDatabase {
  readonly database: Database;
  readonly clock: Clock;
  /** Lets go of the database and leaves it there. */
  disconnect(): Promise<void>;
  /** Runs a statement as superuser, past every policy: to arrange rows and to look behind the curtain. */
  asSuperuser<R extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

/** Of the applications that keep something under one, and of the acts that tests record. */
export const testSecret = 'a secret of the tests, long enough to be one';

/** Each reads for itself what the tables it meets are: a file with twelve takes a tenth longer. */
const usualConnections = 3;

/** The same, opened as the server opens it, with ids started and a clock of the test's own. */
export async function openTestDatabase({
  max = usualConnections,
  template,
}: { max?: number; template?: string } = {}): Promise<OpenTestDatabase> {
  const created = await createTestDatabase({ template });
  const clock = createClock();
  const database = openDatabase({ appUrl: created.appUrl, max, clock, log: quiet, acts: actSealOf(testSecret) });
  await database.ready();
  const ids = await startIds(database);
  const superuser = new pg.Client({
    connectionString: created.superuserUrl,
    types: typeParsers,
    options: '-c timezone=Asia/Shanghai',
  });
  await superuser.connect();
  const disconnect = async () => {
    ids.stop();
    await superuser.end();
    await database.end();
  };
  return {
    ...created,
    database,
    clock,
    disconnect,
    async asSuperuser<R extends object>(sql: string, values: readonly unknown[] = []) {
      const { rows } = await superuser.query(sql, [...values]);
      return rows as R[];
    },
    async close() {
      const { rows: moves } = await superuser.query(movesOfRows);
      await disconnect();
      await created.drop();
      const strays = await strayMoves(moves);
      if (strays.length > 0) throw new Error(`no lifecycle has these moves: ${JSON.stringify(strays)}`);
    },
  };
}

async function asSuperuser(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
