import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { RunningBackground } from './background.ts';
import type { Database } from './platform/db/index.ts';

export interface Running {
  readonly server: App['server'];
  readonly background: RunningBackground;
  readonly sharing: { stop(): Promise<void> };
  readonly ids: { stop(): void };
  readonly database: Pick<Database, 'end'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** A parent that stops us kills us after 15 s; one that was killed cannot, so the end is our own affair. */
const limits = {
  /** Most requests take less than a second: what still runs then waits for a line, for a lock or for nothing. */
  linesMs: 11_000,
  /** Enough after that to write the last lines of the log; a little less than the parent's patience. */
  endMs: 13_000,
} as const;

/**
 * Ends in order: no new request, the running ones finish, then the database's connections close. Whatever hangs, the
 * process ends: a connection that is cut off is rolled back by the database.
 */
export async function stopInOrder({ server, background, sharing, ids, database, log }: Running): Promise<never> {
  const cutting = setTimeout(() => {
    log.warn('requests that do not end are cut off');
    server.server.closeAllConnections();
  }, limits.linesMs);
  setTimeout(() => {
    log.warn('the server ends with work that does not');
    process.exit(1);
  }, limits.endMs);
  await server.close();
  clearTimeout(cutting);
  await background.stop();
  await sharing.stop();
  ids.stop();
  await database.end();
  process.exit(0);
}
