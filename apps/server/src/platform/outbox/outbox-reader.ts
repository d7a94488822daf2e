import type { Logger } from 'pino';
import type { Db } from '../db/types.ts';
import type { Tally } from '../jobs/tally.ts';
import { receiverLine, type ReceiverLine, type Delivered, type Receiver } from './receiver-line.ts';

interface OutboxRow extends Delivered {
  readonly xid: string;
  readonly id: string;
}

const batchSize = 500;

/** Seven tries in six minutes: longer than a restart of the database takes. */
const usualWaitsMs = [200, 1_000, 5_000, 15_000, 60_000, 300_000] as const;
const usualPatienceMs = 5_000;

export interface ReaderOptions {
  readonly tally: Tally;
  readonly waitsMs?: readonly number[];
  readonly patienceMs?: number;
}

/**
 * Tells this process what was committed anywhere since it started: one reader per process, every process hears all.
 * It reads in commit order (a row of a transaction that still runs is not jumped over) and never blocks a writer:
 * a NOTIFY inside the writing transaction would cost two thirds of its speed (measured). What a receiver could not take
 * it is told again (receiver-line.ts).
 */
export class OutboxReader {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #options: ReaderOptions;
  readonly #lines: ReceiverLine[] = [];
  #position = { xid: '0', id: '0' };
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(db: Db, log: Logger, options: ReaderOptions) {
    this.#db = db;
    this.#log = log;
    this.#options = options;
  }

  onMessage(receiver: Receiver): void {
    const { tally, waitsMs = usualWaitsMs, patienceMs = usualPatienceMs } = this.#options;
    this.#lines.push(receiverLine(receiver, { log: this.#log, tally, waitsMs, patienceMs }));
  }

  /** Starts at now: what happened before this process lived is in the tables. */
  async start(everyMs = 500): Promise<void> {
    const [end] = await this.#db.query<{ xid: string }>('select xid from outbox_end()');
    if (end) this.#position = { xid: end.xid, id: '0' };
    this.#timer = setInterval(() => this.#next(), everyMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#settled();
  }

  /** Reads what is there now; tests and impatient callers await it. */
  async drain(): Promise<void> {
    this.#next();
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await this.#reading;
    await Promise.all(this.#lines.map((line) => line.settled()));
  }

  #next(): void {
    for (const line of this.#lines) line.again();
    this.#reading = this.#reading
      .then(() => this.#read())
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'outbox not readable, trying again');
      });
  }

  async #read(): Promise<void> {
    for (;;) {
      const rows = await this.#db.query<OutboxRow>(
        'select xid, id, tenant_id as "tenantId", kind, payload from read_outbox($1, $2, $3)',
        [this.#position.xid, this.#position.id, batchSize],
      );
      for (const row of rows) this.#deliver(row);
      if (rows.length < batchSize) return;
    }
  }

  /** In the hands of every line it is passed over here: none of them loses it. */
  #deliver({ xid, id, tenantId, kind, payload }: OutboxRow): void {
    for (const line of this.#lines) line.tell({ tenantId, kind, payload });
    this.#position = { xid, id };
  }
}
