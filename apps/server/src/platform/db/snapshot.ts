import type pg from 'pg';

/** The database as it was at one instant, for reads that take long: one connection, nothing is written. */
export interface Snapshot {
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /** The rows of a query by a cursor, a batch at a time: memory holds one batch. */
  batches<R extends object>(
    sql: string,
    options: { readonly values: readonly unknown[]; readonly size: number },
  ): AsyncGenerator<R[]>;
  /** Waits for what is running and gives the connection back. */
  close(): Promise<void>;
}

interface SnapshotOptions {
  readonly pool: pg.Pool;
  readonly tenantId: string;
  /** Stops the statement that is running, on the server too; no further one is sent. */
  readonly signal: AbortSignal;
}

/** Long enough to sort a million rows, and for a slow line to take what was read. */
const patience = `
  select set_config('app.tenant_id', $1, true), set_config('statement_timeout', '5min', true),
    set_config('idle_in_transaction_session_timeout', '5min', true), set_config('cursor_tuple_fraction', '1', true),
    pg_backend_pid() as pid`;

export async function openSnapshot(options: SnapshotOptions): Promise<Snapshot> {
  const client = await options.pool.connect();
  const line = new SnapshotLine(client, options);
  try {
    await line.begin();
    return line;
  } catch (error) {
    await line.close();
    throw error;
  }
}

class SnapshotLine implements Snapshot {
  readonly #client: pg.PoolClient;
  readonly #options: SnapshotOptions;
  #pid = 0;
  #running: Promise<unknown> | undefined;
  #isBroken = false;
  #isClosed = false;
  #cursors = 0;

  constructor(client: pg.PoolClient, options: SnapshotOptions) {
    this.#client = client;
    this.#options = options;
    options.signal.addEventListener('abort', this.#cancel);
  }

  async begin(): Promise<void> {
    await this.query('begin isolation level repeatable read read only');
    const [row] = await this.query<{ pid: number }>(patience, [this.#options.tenantId]);
    this.#pid = row?.pid ?? 0;
  }

  async query<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    this.#options.signal.throwIfAborted();
    const running = this.#client.query<R>(sql, [...values]);
    this.#running = running.catch(() => undefined);
    try {
      return (await running).rows;
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      this.#running = undefined;
    }
  }

  async *batches<R extends object>(
    sql: string,
    { values, size }: { readonly values: readonly unknown[]; readonly size: number },
  ): AsyncGenerator<R[]> {
    const name = `rows_${(this.#cursors += 1)}`;
    await this.query(`declare ${name} no scroll cursor for ${sql}`, values);
    for (;;) {
      const rows = await this.query<R>(`fetch ${size} from ${name}`);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#options.signal.removeEventListener('abort', this.#cancel);
    await this.#running;
    if (!this.#isBroken) await this.#client.query('rollback').catch(() => (this.#isBroken = true));
    this.#client.release(this.#isBroken);
  }

  /** The connection is thrown away afterwards: a cancellation that comes late would meet its next user. */
  #cancel = (): void => {
    if (!this.#running) return;
    this.#isBroken = true;
    // Without an answer the statement ends by its time-out.
    this.#options.pool.query('select pg_cancel_backend($1)', [this.#pid]).catch(() => undefined);
  };
}
