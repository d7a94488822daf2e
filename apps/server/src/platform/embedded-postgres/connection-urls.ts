import { createHmac } from 'node:crypto';
import pg from 'pg';
import { withOwnNames } from '../db/own-names.ts';
import { ensureDatabase } from './roles.ts';
import type { RunningPostgres } from './start-postgres.ts';

/** What the supervising parent tells the server about its database; never printed. */
export interface DatabaseUrls {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly jobsUrl: string;
  /** False where LIKE could not be marked LEAKPROOF: then searches go through a definer function. */
  readonly leakproof: boolean;
}

const DATABASE = 'zhaocai';
const OLDEST = 150_000;

/** Prepares the embedded server as its superuser; every call after the first finds all in place. */
async function bootstrapRoles(postgres: RunningPostgres): Promise<{ leakproof: boolean }> {
  const { passwords } = postgres.record;
  await withClient(postgres.superuserUrl, async (client) => {
    const made = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (made.rowCount === 1) return;
    // The template first: databases made from it later, in tests too, are then prepared as well.
    await withClient(inDatabase(postgres.superuserUrl, 'template1'), (it) => ensureDatabase(it, passwords));
    await client.query(`create database ${DATABASE} owner zc_owner`);
  });
  return withClient(inDatabase(postgres.superuserUrl, DATABASE), (client) => ensureDatabase(client, passwords));
}

/** Bootstraps and answers with the three connections of the embedded database. */
export async function connectionUrls(postgres: RunningPostgres): Promise<DatabaseUrls> {
  const { leakproof } = await bootstrapRoles(postgres);
  const { passwords } = postgres.record;
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${postgres.port}/${DATABASE}`;
  return {
    ownerUrl: url('zc_owner', passwords.owner),
    appUrl: url('zc_app', passwords.app),
    jobsUrl: url('zc_jobs', passwords.jobs),
    leakproof,
  };
}

/**
 * The same for a PostgreSQL of one's own. The roles' passwords follow from SECRET, so that every process
 * knows them. The owner's sessions take the role zc_owner at once: whoever the URL names, superuser
 * included, all tables belong to zc_owner and row level security holds for its functions.
 */
export async function externalConnectionUrls(databaseUrl: string, secret: string): Promise<DatabaseUrls> {
  const password = (role: string) => createHmac('sha256', secret).update(`postgres role ${role}`).digest('base64url');
  const passwords = { app: password('zc_app'), jobs: password('zc_jobs') };
  const leakproof = await withClient(databaseUrl, async (client) => {
    await requireVersion(client);
    return (await ensureDatabase(client, passwords)).leakproof;
  });
  return {
    ownerUrl: asRole(databaseUrl, 'zc_owner'),
    appUrl: asUser(databaseUrl, 'zc_app', passwords.app),
    jobsUrl: asUser(databaseUrl, 'zc_jobs', passwords.jobs),
    leakproof,
  };
}

export function inDatabase(url: string, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withOwnNames(url), connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the query that runs on it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (version && version.number < OLDEST) {
    throw new Error(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${version.name}.`);
  }
}

function asUser(url: string, user: string, password: string): string {
  const copy = new URL(url);
  copy.username = user;
  copy.password = password;
  return copy.href;
}

function asRole(url: string, role: string): string {
  const copy = new URL(url);
  copy.searchParams.set('options', [copy.searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' '));
  return copy.href;
}
