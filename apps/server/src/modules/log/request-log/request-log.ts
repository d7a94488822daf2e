import type { Logger } from 'pino';
import { nextId, type Clock, type Database, type Db } from '../../../platform/db/index.ts';
import { refusalOfDatabase, type CallObserver, type CountedMetric } from '../../../platform/http/index.ts';
import { callRows } from './call-rows.ts';
import { insertLogs, type NewLog } from './log-tables.ts';
import { usualEventOf } from './usual-event.ts';

export interface RequestLogOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Rows that may wait; more are dropped and counted. */
  readonly capacity?: number;
}

export interface RequestLog extends CallObserver {
  /** Writes what waits; resolves when it stands, or was given up. */
  flush(): Promise<void>;
  /** The last flush: call it when no more requests come. */
  stop(): Promise<void>;
  readonly metrics: readonly CountedMetric[];
}

const flushEveryMs = 1000;
const batchRows = 500;
/** A row that could not be written so often is given up: a database that does not come back must not hold up our end. */
const maxAttempts = 3;

interface WaitingRow extends NewLog {
  readonly attempts: number;
}

/** Rows of finished calls, gathered in memory and written in batches: no request waits for its log. */
export function createRequestLog({ database, clock, log, capacity = 5000 }: RequestLogOptions): RequestLog {
  const queue = createQueue(capacity);
  let running: Promise<void> = Promise.resolve();
  const flushOnce = async () => {
    const groups = groupsOf(queue.take(batchRows));
    if (await writeAll(database, groups)) return;
    for (const group of groups) await writeWhatCanBe(group, { database, log, queue });
  };
  const flush = () => (running = running.then(flushOnce));
  const timer = setInterval(() => queue.length() > 0 && void flush(), flushEveryMs);
  timer.unref();
  return {
    watches: (endpoint) => usualEventOf(endpoint) !== undefined,
    take(call) {
      for (const row of callRows(call, clock.now()))
        queue.add({ ...row, values: { ...row.values, id: nextId() }, attempts: 0 });
      if (queue.length() === batchRows) void flush();
    },
    flush,
    async stop() {
      clearInterval(timer);
      do await flush();
      while (queue.length() > 0);
    },
    metrics: [
      { name: 'request_log_waiting', help: 'Log rows that are not written yet', count: queue.length },
      { name: 'request_log_dropped_total', help: 'Log rows that were given up', count: queue.dropped },
    ],
  };
}

interface Queue {
  add(row: WaitingRow): void;
  take(count: number): readonly WaitingRow[];
  giveUp(): void;
  /** After a failure: those that have failed too often are given up. */
  putBack(rows: readonly WaitingRow[]): void;
  length(): number;
  dropped(): number;
}

function createQueue(capacity: number): Queue {
  let waiting: WaitingRow[] = [];
  let dropped = 0;
  const add = (row: WaitingRow) => {
    if (waiting.length < capacity) waiting.push(row);
    else dropped += 1;
  };
  return {
    add,
    take(count) {
      const taken = waiting.slice(0, count);
      waiting = waiting.slice(count);
      return taken;
    },
    giveUp() {
      dropped += 1;
    },
    putBack(rows) {
      for (const row of rows) {
        if (row.attempts + 1 < maxAttempts) add({ ...row, attempts: row.attempts + 1 });
        else dropped += 1;
      }
    },
    length: () => waiting.length,
    dropped: () => dropped,
  };
}

/** All groups in one transaction and one round trip; false when nothing was written because one of them cannot be. */
async function writeAll(database: Database, groups: readonly (readonly WaitingRow[])[]): Promise<boolean> {
  const work = async (tx: Pick<Db, 'ofTenant'>) => {
    for (const group of groups) {
      const [first] = group;
      if (first) await insertLogs(tx.ofTenant(first.tenantId), first, valuesOf(group));
    }
  };
  return database.transaction(undefined, work, { opensLate: true }).then(
    () => true,
    () => false,
  );
}

interface Writing extends Pick<RequestLogOptions, 'database' | 'log'> {
  readonly queue: Queue;
}

/** A row that the database refuses takes no other with it; what only did not arrive is sent again. */
async function writeWhatCanBe(group: readonly WaitingRow[], writing: Writing): Promise<void> {
  const { database, log, queue } = writing;
  try {
    await writeGroup(database, group);
  } catch (error) {
    const isRefused = refusalOfDatabase(error) !== undefined;
    if (isRefused && group.length > 1) return writeOneByOne(group, writing);
    if (isRefused) queue.giveUp();
    else queue.putBack(group);
    log.error({ err: error, rows: group.length }, 'log rows could not be written');
  }
}

async function writeOneByOne(group: readonly WaitingRow[], writing: Writing): Promise<void> {
  for (const row of group) await writeWhatCanBe([row], writing);
}

async function writeGroup(database: Database, group: readonly WaitingRow[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  await insertLogs(database.scoped(first.tenantId), first, valuesOf(group));
}

const valuesOf = (group: readonly WaitingRow[]) => group.map(({ values }) => values);

function groupsOf(rows: readonly WaitingRow[]): WaitingRow[][] {
  const groups = new Map<string, WaitingRow[]>();
  for (const row of rows) {
    const key = `${row.tenantId} ${row.table}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
