import pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import { isConnectionFailure, isRead, isStaleConnection, retryWhileConnecting } from './connection-failure.ts';
import { dbOver } from './db-over.ts';
import { prepareLeads, scopeLead, send, type Outcome } from './scoped-query.ts';
import { withOwnNames } from './own-names.ts';
import { openSnapshot } from './snapshot.ts';
import { statementName } from './statement-names.ts';
import { runTransaction, type Tx } from './transaction.ts';
import { typeParsers } from './type-parsers.ts';
import type { ActSeal, Db } from './types.ts';

export interface DatabaseOptions {
  /** As the role that is neither owner nor superuser. */
  readonly appUrl: string;
  /** The largest number of connections. */
  readonly max: number;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  /** Where acts are recorded or verified. */
  readonly acts?: ActSeal;
}

export interface PoolMetrics {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface TransactionOptions {
  /** Runs the work again after a deadlock or a serialization failure, three times in all: what it did was undone. */
  readonly retry?: boolean;
  /** BEGIN travels with the first statement and `now` is the process's clock: not where a deadline is judged. */
  readonly opensLate?: boolean;
  /**
   * Ends the transaction from outside, whatever its work still awaits: all is rolled back, the connection is free, and
   * the work can do nothing more with it. Only a commit that was on its way may have reached the database.
   */
  readonly signal?: AbortSignal;
}

export interface Database {
  /** The connection of one tenant, one round trip per statement; undefined: of nobody, who sees published and platform rows. */
  scoped(tenantId: string | undefined, options?: Pick<TransactionOptions, 'signal'>): Db;
  /** One transaction under one tenant: commits what `work` did, or rolls all of it back when `work` throws. */
  transaction<T>(tenantId: string | undefined, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Resolves when the database has answered and the clock has taken over its time. */
  ready(): Promise<void>;
  poolMetrics(): PoolMetrics;
  end(): Promise<void>;
}

const clockEveryMs = 30_000;

/** Opens the pool of connections; nothing connects before the first statement. */
export function openDatabase({ appUrl, max, clock, log, acts }: DatabaseOptions): Database {
  const pool = createPool(appUrl, max);
  // A connection that dies is replaced by the pool; without these listeners its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  const syncing = setInterval(() => {
    syncClock(pool, clock).catch((error: unknown) => log.warn({ err: error }, 'the clock could not be synchronised'));
  }, clockEveryMs);
  syncing.unref();
  return {
    scoped: (tenantId, options) => scopedDb({ pool, acts }, tenantId, options?.signal),
    transaction: (tenantId, work, options) =>
      runTransaction(
        { connect: () => pool.connect(), cancel: cancelIn(pool), clock, acts, tenantId, ...options },
        work,
      ),
    ready: () => retryWhileConnecting(() => syncClock(pool, clock)),
    poolMetrics: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async end() {
      clearInterval(syncing);
      await pool.end();
    },
  };
}

function createPool(connectionString: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString: withOwnNames(connectionString),
    max,
    types: typeParsers,
    keepAlive: true,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'zhaocai',
    onConnect: async (client) => {
      await client.query(
        "set timezone to 'Asia/Shanghai'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'",
      );
      await prepareLeads(client);
    },
  });
}

/** Stops what a backend runs. Without an answer that ends by its time-out. */
function cancelIn(pool: pg.Pool): (pid: number) => void {
  return (pid) => void pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
}

/** A connection; where the database does not answer it is asked again for a while, for nothing has been sent yet. */
function acquire(pool: pg.Pool): Promise<pg.PoolClient> {
  return retryWhileConnecting(() => pool.connect());
}

interface Opened {
  readonly pool: pg.Pool;
  readonly acts: ActSeal | undefined;
}

/** Once the signal has struck nothing more is sent. */
function scopedDb(of: Opened, tenantId: string | undefined, ended?: AbortSignal): Db {
  const { pool, acts } = of;
  const run = async (sql: string, values: readonly unknown[]) => {
    ended?.throwIfAborted();
    return runScoped(pool, tenantId, { sql, values });
  };
  return dbOver(run, {
    inTransaction: false,
    acts,
    ofTenant: (other) => scopedDb(of, other, ended),
    snapshot: (signal) => openSnapshot({ pool, tenantId: tenantId ?? '', signal }),
  });
}

function runScoped(
  pool: pg.Pool,
  tenantId: string | undefined,
  { sql, values }: { sql: string; values: readonly unknown[] },
): Promise<Outcome> {
  const statement = { sql, values, name: statementName(sql) };
  const leads = tenantId ? [scopeLead(tenantId)] : [];
  const attempt = async (connect: () => Promise<pg.PoolClient>) => {
    const client = await connect();
    try {
      const outcome = await send(client, statement, leads);
      client.release();
      return outcome;
    } catch (error) {
      client.release(isConnectionFailure(error) || isStaleConnection(error));
      throw error;
    }
  };
  return isRead(sql) ? retryWhileConnecting(() => attempt(() => pool.connect())) : attempt(() => acquire(pool));
}

async function syncClock(pool: pg.Pool, clock: Clock): Promise<void> {
  const client = await acquire(pool);
  try {
    const askedAt = performance.now();
    const { rows } = await client.query<{ ms: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
    );
    clock.sync(Number(rows[0]?.ms), { askedAt, answeredAt: performance.now() });
  } finally {
    client.release();
  }
}
