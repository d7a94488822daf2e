import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

const epochMs = Date.UTC(2026, 0, 1);
const sequences = 4096;
const leaseSeconds = 300;
const renewEveryMs = 60_000;
const retryEveryMs = 5_000;

/** Makes ids: 41 bits of milliseconds since 2026, 10 bits process number, 12 bits sequence. */
export interface IdGenerator {
  next(): string;
}

/**
 * `nowMs` may go backwards: the generator then stays at the latest millisecond it has used and counts on from there,
 * into the next one when its 4096 numbers are spent, so that no id is given twice and none is smaller than the last.
 */
export function createIdGenerator(processNo: number, nowMs: () => number = Date.now): IdGenerator {
  let latest = 0;
  let sequence = 0;
  return {
    next() {
      const now = nowMs();
      if (now > latest) {
        latest = now;
        sequence = 0;
      } else if (++sequence === sequences) {
        latest += 1;
        sequence = 0;
      }
      return ((BigInt(latest - epochMs) << 22n) | BigInt(processNo << 12) | BigInt(sequence)).toString();
    },
  };
}

interface Lease {
  readonly processNo: number;
  readonly generator: IdGenerator;
  /** Of performance.now(): the number is ours until then. */
  validUntil: number;
}

let lease: Lease | undefined;

/** The next id of this process. */
export function nextId(): string {
  if (!lease) throw new Error('ids are not started: call startIds(database) first');
  if (performance.now() > lease.validUntil)
    throw new Error("the process number's lease has run out: the database is out of reach");
  return lease.generator.next();
}

/** Leases this process's number from the database and keeps it until `stop`. */
export async function startIds(database: Pick<Database, 'scoped'>): Promise<{ stop(): void }> {
  const holder = randomUUID();
  await renew(database, holder);
  let timer: NodeJS.Timeout;
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      // A failure is not told here: the pool's log tells it, and nextId refuses once the lease has run out.
      renew(database, holder).then(
        () => plan(renewEveryMs),
        () => plan(retryEveryMs),
      );
    }, afterMs);
    timer.unref();
  };
  plan(renewEveryMs);
  return { stop: () => clearTimeout(timer) };
}

async function renew(database: Pick<Database, 'scoped'>, holder: string): Promise<void> {
  const askedAt = performance.now();
  const sql = 'select lease_process($1, $2) as "processNo"';
  const [row] = await database.scoped(undefined).query<{ processNo: number | null }>(sql, [holder, leaseSeconds]);
  if (typeof row?.processNo !== 'number') throw new Error('all 1024 process numbers are leased');
  const validUntil = askedAt + (leaseSeconds - 10) * 1000;
  if (lease?.processNo === row.processNo) lease.validUntil = validUntil;
  else lease = { processNo: row.processNo, generator: createIdGenerator(row.processNo), validUntil };
}
