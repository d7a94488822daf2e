import type pg from 'pg';
import type { Clock } from './clock.ts';
import {
  isConnectionFailure,
  isSerializationFailure,
  isStaleConnection,
  retryWhileConnecting,
} from './connection-failure.ts';
import { dbOver } from './db-over.ts';
import { beginLead, send } from './scoped-query.ts';
import { openLine, type Line, type LineOptions } from './transaction-line.ts';
import type { ActSeal, Db } from './types.ts';

/** A transaction's connection; `now` is the instant at which it began, the same for all it writes. */
export type Tx = Db & { readonly now: string };

export interface TransactionOptions extends Pick<LineOptions, 'cancel'> {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly clock: Clock;
  readonly tenantId: string | undefined;
  readonly acts?: ActSeal | undefined;
  /** BEGIN travels with the first statement, and the time is the process's clock: not where a deadline is judged. */
  readonly opensLate?: boolean;
  /** Runs the work again after a deadlock or a serialization failure, three times in all. */
  readonly retry?: boolean;
  /** Ends it from outside. */
  readonly signal?: AbortSignal;
}

type Work<T> = (tx: Tx) => Promise<T>;

const mostTries = 3;

export async function runTransaction<T>(options: TransactionOptions, work: Work<T>, tries = 1): Promise<T> {
  try {
    return await once(options, work);
  } catch (error) {
    if (!options.retry || tries === mostTries || !isSerializationFailure(error)) throw error;
    // The one that won has just been let go on: at once we would take its lock again and meet it a second time.
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    return runTransaction(options, work, tries + 1);
  }
}

async function once<T>(options: TransactionOptions, work: Work<T>): Promise<T> {
  const { signal } = options;
  signal?.throwIfAborted();
  const { line, now, aheadMs } = options.opensLate ? openLate(options) : await open(options);
  const abandon = () => line.abandon(signal?.reason);
  signal?.addEventListener('abort', abandon);
  let broken = false;
  try {
    // It may have struck while the connection was waited for.
    if (signal?.aborted) abandon();
    const tx = txOf(line, { now, aheadMs, acts: options.acts }, options.tenantId ?? '');
    const result = await Promise.race([work(tx), line.abandoned]);
    await commit(line);
    return result;
  } catch (error) {
    broken = isConnectionFailure(error) || isStaleConnection(error) || !(await line.rollback());
    throw error;
  } finally {
    signal?.removeEventListener('abort', abandon);
    line.release(broken);
  }
}

interface Opened {
  readonly line: Line;
  readonly now: string;
  readonly aheadMs?: number;
}

/** Nothing is sent before the first statement: `now` is the process's clock, which is kept in step with the database. */
function openLate({ connect, cancel, clock, tenantId }: TransactionOptions): Opened {
  return {
    line: openLine({ connect: () => retryWhileConnecting(connect), cancel, tenantId: tenantId ?? '' }),
    now: clock.now(),
  };
}

const opening = `select set_config('app.tenant_id', $1, true), (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`;

/**
 * BEGIN, the tenant and the database's time in one round trip. A connection that turns out to be dead is exchanged:
 * nothing has been done on it.
 */
function open({ connect, cancel, clock, tenantId = '' }: TransactionOptions): Promise<Opened> {
  const statement = { sql: opening, values: [tenantId], name: 'opening' };
  return retryWhileConnecting(async () => {
    const client = await connect();
    try {
      const { rows } = await send(client, statement, [beginLead]);
      const ms = Number(rows[0]?.ms);
      return { line: openLine({ begun: client, cancel, tenantId }), now: clock.at(ms), aheadMs: clock.aheadMs(ms) };
    } catch (error) {
      client.release(true);
      throw error;
    }
  });
}

/** PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error: someone has swallowed the cause. */
async function commit(line: Line): Promise<void> {
  const { command } = await line.commit();
  if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit: nothing was stored');
}

interface TxKind extends Omit<Opened, 'line'>, Pick<TransactionOptions, 'acts'> {}

/** The connection of another tenant shares the transaction. */
function txOf(line: Line, { now, aheadMs, acts }: TxKind, ownTenant: string): Tx {
  const kind = { inTransaction: true, transaction: line, acts, ...(aheadMs !== undefined && { aheadMs }) };
  const ofTenant = (tenantId: string): Db =>
    dbOver((sql, values) => line.run(tenantId, sql, values), {
      ...kind,
      ofTenant,
      write: async (sql, values) => line.wait(tenantId, sql, values),
    });
  const own = ofTenant(ownTenant);
  return {
    now,
    ...kind,
    ofTenant,
    query: own.query,
    snapshot: own.snapshot,
    write: own.write,
  };
}
