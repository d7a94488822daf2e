import { setTimeout as sleep } from 'node:timers/promises';
import type { StartLog } from '../platform/embedded-postgres/index.ts';
import { createBackoff } from './backoff.ts';

/** What is known of a server that ended by itself. */
export interface Ended {
  /** Its exit code, or the signal that struck it. */
  readonly by: string | number | null;
  readonly livedMs: number;
}

export interface PauseOptions {
  readonly log: StartLog;
  /** Asked of the database itself, past the server. */
  readonly databaseAnswers: () => Promise<boolean>;
}

/**
 * Waits between the end of a server and its next start; rejects once the signal strikes. Without a database no life is
 * long: a server that lost it is started as soon as that answers, and how short it lived is not held against it.
 */
export function createPause({
  log,
  databaseAnswers,
}: PauseOptions): (ended: Ended, signal: AbortSignal) => Promise<void> {
  const backoff = createBackoff();
  return async ({ by, livedMs }, signal) => {
    if (await databaseAnswers()) {
      const waitMs = backoff.next(livedMs);
      log.warn(`The server ended (${by}); starting it again in ${waitMs} ms.`);
      return sleep(waitMs, undefined, { signal });
    }
    log.warn(`The server ended (${by}) while the database is away; it starts again once that answers.`);
    do await sleep(databaseEveryMs, undefined, { signal });
    while (!(await databaseAnswers()));
    signal.throwIfAborted();
  };
}

const databaseEveryMs = 250;
