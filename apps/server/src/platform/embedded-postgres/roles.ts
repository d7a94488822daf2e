import pg from 'pg';
import { isRefusedPassword } from './answers.ts';
import { scramVerifier } from './scram-verifier.ts';

/** The three roles of a database (docs/security.md): who migrates, who serves, who runs jobs. */
export interface RolePasswords {
  /** None where the owner signs in as somebody else and only takes the role. */
  readonly owner?: string;
  readonly app: string;
  readonly jobs: string;
}

/** What is missing and could not be done with the rights at hand: the message is the SQL to run. */
export class MissingRightsError extends Error {
  override readonly name = 'MissingRightsError';
}

interface Check {
  readonly sql: string;
  /** Run for each row that `sql` finds; a row is something that is missing. */
  readonly remedy: (row: Record<string, string>) => string;
}

/**
 * Makes what is missing: the roles with the passwords of this data directory, their rights in the database
 * that the client is connected to, and the extensions. All of it is found out first, so that somebody
 * without the rights is told everything at once. Answers whether LIKE is LEAKPROOF. Without passwords the
 * roles are taken as they are: they belong to the server, and a second database only lacks the rest.
 */
export async function ensureDatabase(client: pg.Client, passwords?: RolePasswords): Promise<{ leakproof: boolean }> {
  const statements = passwords ? await missingRoles(client, passwords) : [];
  for (const { sql, remedy } of DATABASE_CHECKS) {
    for (const row of (await client.query<Record<string, string>>(sql)).rows) statements.push(remedy(row));
  }
  await runOrExplain(client, statements);
  return { leakproof: await markLeakproof(client) };
}

async function missingRoles(client: pg.Client, passwords: RolePasswords): Promise<string[]> {
  const statements: string[] = [];
  for (const [role, password] of [
    ['zc_owner', passwords.owner],
    ['zc_app', passwords.app],
    ['zc_jobs', passwords.jobs],
  ] as const) {
    const exists = (await client.query('select from pg_roles where rolname = $1', [role])).rowCount === 1;
    const login = password === undefined ? 'nologin' : `login password '${scramVerifier(password)}'`;
    if (!exists) statements.push(`create role ${role} ${login};`);
    else if (password !== undefined && !(await signsIn(client, role, password))) {
      statements.push(`alter role ${role} with ${login};`);
    }
  }
  return statements;
}

const names = `select quote_ident(current_user) as who, quote_ident(current_database()) as db`;

/** A role that is still to be made has no right yet. */
function lacks(role: string, right: string): string {
  return `not coalesce((select ${right} from pg_roles r where r.rolname = '${role}'), false)`;
}

const DATABASE_CHECKS: readonly Check[] = [
  {
    sql: `${names} where ${lacks('zc_owner', `pg_has_role(current_user, r.oid, 'member')`)}`,
    remedy: ({ who }) => `grant zc_owner to ${who};`,
  },
  {
    sql: `${names} where ${lacks('zc_owner', `has_database_privilege(r.oid, current_database(), 'create')`)}`,
    remedy: ({ db }) => `grant create, connect, temporary on database ${db} to zc_owner;`,
  },
  {
    sql: `${names} where ${lacks('zc_owner', `has_schema_privilege(r.oid, 'public', 'create')`)}`,
    remedy: () => 'grant create, usage on schema public to zc_owner;',
  },
  {
    sql: `${names} where ${lacks('zc_app', `has_database_privilege(r.oid, current_database(), 'connect')`)}`,
    remedy: ({ db }) => `grant connect on database ${db} to zc_app;`,
  },
  {
    sql: `${names} where ${lacks(
      'zc_jobs',
      `has_database_privilege(r.oid, current_database(), 'create')
        and has_database_privilege(r.oid, current_database(), 'connect')`,
    )}`,
    remedy: ({ db }) => `grant connect, create on database ${db} to zc_jobs;`,
  },
  {
    sql: `select name from unnest(array['pg_trgm', 'btree_gin']) name
           where not exists (select from pg_extension where extname = name)`,
    remedy: ({ name }) => `create extension if not exists ${name} schema public;`,
  },
  {
    sql: `select rolname as name from pg_roles where rolname in ('zc_app', 'zc_jobs') and (rolsuper or rolbypassrls)`,
    remedy: ({ name }) => `alter role ${name} nosuperuser nobypassrls;`,
  },
];

/** Without it an ILIKE under row level security uses no index: 58 ms instead of 1 ms. Only a superuser may. */
async function markLeakproof(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where proname in ('texticlike', 'textlike') and pronamespace = 'pg_catalog'::regnamespace and not proleakproof`,
  );
  try {
    for (const { name } of rows) await client.query(`alter function ${name} leakproof`);
    return true;
  } catch (error) {
    if (isMissingRight(error)) return false;
    throw error;
  }
}

async function runOrExplain(client: pg.Client, statements: readonly string[]): Promise<void> {
  let done = 0;
  try {
    for (; done < statements.length; done += 1) await client.query(statements[done] ?? '');
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    const sql = statements.slice(done).join('\n');
    throw new MissingRightsError(`DATABASE_URL: rights are missing. Run this as a superuser of that database:\n${sql}`);
  }
}

/** The role's password may be another one: after a restore, or when another installation set it. */
async function signsIn(client: pg.Client, user: string, password: string): Promise<boolean> {
  const { host, port, database, ssl } = client;
  const probe = new pg.Client({ host, port, database, user, password, ssl });
  probe.on('error', () => undefined);
  try {
    await probe.connect();
    return true;
  } catch (error) {
    // 42501: the password is right, the right to connect to this database comes later.
    if (isMissingRight(error)) return true;
    if (isRefusedPassword(error)) return false;
    throw error;
  } finally {
    await probe.end().catch(() => undefined);
  }
}

function isMissingRight(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501';
}
