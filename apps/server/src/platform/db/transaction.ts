import type pg from 'pg';
import type { Clock } from './clock.ts';
import {
  isConnectionFailure,
  isSerializationFailure,
  isStaleConnection,
  retryWhileConnecting,
} from './connection-failure.ts';
import { doorOver } from './door.ts';
import { send, type Outcome } from './scoped-query.ts';
import { statementName } from './statement-names.ts';
import type { Db } from './types.ts';

/** A transaction's door; `now` is the instant at which it began, the same for all it writes. */
export type Tx = Db & { readonly now: string };

export interface TransactionGround {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly clock: Clock;
  readonly tenantId: string | undefined;
}

type Work<T> = (tx: Tx) => Promise<T>;

export async function runTransaction<T>(
  ground: TransactionGround,
  work: Work<T>,
  options?: { retry?: boolean },
): Promise<T> {
  try {
    return await once(ground, work);
  } catch (error) {
    if (!options?.retry || !isSerializationFailure(error)) throw error;
    // The one that won has just been let go on: at once we would take its lock again and meet it a second time.
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
    return once(ground, work);
  }
}

async function once<T>(ground: TransactionGround, work: Work<T>): Promise<T> {
  const { client, now } = await open(ground);
  let broken = false;
  try {
    const result = await work(doorOf(client, now));
    await commit(client);
    return result;
  } catch (error) {
    broken = isConnectionFailure(error) || isStaleConnection(error) || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

const opening = `select set_config('app.tenant_id', $1, true), (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`;

/**
 * BEGIN, the tenant and the database's time in one round trip. A connection that turns out to be dead is exchanged:
 * nothing has been done on it.
 */
function open({ connect, clock, tenantId }: TransactionGround): Promise<{ client: pg.PoolClient; now: string }> {
  const statement = { sql: opening, values: [tenantId ?? ''], name: 'opening' };
  return retryWhileConnecting(async () => {
    const client = await connect();
    try {
      const { rows } = await send(client, statement, [{ statement: 'begin', values: [] }]);
      return { client, now: clock.at(Number(rows[0]?.ms)) };
    } catch (error) {
      client.release(true);
      throw error;
    }
  });
}

/** PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no error: someone has swallowed the cause. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await send(client, { sql: 'commit', values: [], name: 'commit' });
  if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit: nothing was stored');
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await send(client, { sql: 'rollback', values: [], name: 'rollback' });
    return true;
  } catch {
    // The connection itself is unusable; the first error is the one worth telling.
    return false;
  }
}

/** Statements asked side by side run one after the other: a transaction has only one connection. */
function doorOf(client: pg.PoolClient, now: string): Tx {
  let last: Promise<unknown> = Promise.resolve();
  const run = (sql: string, values: readonly unknown[]): Promise<Outcome> => {
    const next = last.then(() => send(client, { sql, values, name: statementName(sql) }));
    last = next.catch(() => undefined);
    return next;
  };
  const door = doorOver(run, { inTransaction: true });
  return {
    now,
    inTransaction: true,
    query: door.query,
    get k() {
      return door.k;
    },
  };
}
