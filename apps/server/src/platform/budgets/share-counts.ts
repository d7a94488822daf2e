import type { Logger } from 'pino';
import type { Db } from '../db/types.ts';
import type { Known, MinuteCounts } from './minute-counts.ts';

export interface SharedCounts {
  readonly counts: MinuteCounts;
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  /** How many processes serve side by side here. */
  readonly workers: number;
}

/** Of a budget, over all processes of an installation: so much may go by before anybody is told of it. */
const keptAlone = 0.1;
const tellEveryMs = 1_000;

const tell = `select kind, key, calls::float8 as calls from count_minute($1, $2::text[], $3::text[], $4::bigint[])`;

/**
 * Counts over all processes: what went past this one's share of what may go by untold is told once a second, and what the
 * others counted of it is heard. So of two processes nobody gets more than a tenth and a second beyond his budget, and who
 * makes few calls costs no statement.
 */
export function shareCounts(shared: SharedCounts): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => exchange(shared));
  }, tellEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Tells and hears once. */
export async function exchange({ counts, db, log, workers }: SharedCounts): Promise<void> {
  const { minute, untold } = counts.tell(keptAlone / workers);
  if (untold.length === 0) return;
  const values = [
    minute,
    untold.map(({ kind }) => kind),
    untold.map(({ key }) => key),
    untold.map(({ calls }) => calls),
  ];
  try {
    counts.hear(minute, await db.query<Known & Record<string, unknown>>(tell, values));
  } catch (error) {
    counts.takeBack(minute, untold);
    log.warn({ err: error }, 'the calls of a minute could not be told to the other processes');
  }
}
