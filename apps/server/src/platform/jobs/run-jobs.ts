import { Logger as WorkerLogger, run } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { retryWhileConnecting, withOwnNames } from '../db/index.ts';
import { prepareJobs } from './prepare-jobs.ts';

/** What a task does with its payload; it may run twice, so it must ask the database what is still to do. */
export type Task = (payload: Readonly<Record<string, string>>) => Promise<void>;

export interface JobOptions {
  readonly jobsUrl: string;
  readonly tasks: Readonly<Record<string, Task>>;
  /** Cron lines of graphile-worker: `5 0 * * * evidenceRoots`. */
  readonly crontab?: string;
  readonly log: Logger;
}

export interface RunningJobs {
  stop(): Promise<void>;
}

/**
 * Starts the workers of this process; whose turn it is says `takeJobsTurn`, and where two overlap for a moment each job is
 * still run by one of them. A database that restarts meanwhile is waited for, however long it takes: the process already
 * answers, and its end would be felt by all whom it serves, once the database is back.
 */
export async function runJobs({ jobsUrl, tasks, crontab, log }: JobOptions): Promise<RunningJobs> {
  await retryWhileConnecting(() => prepareJobs(jobsUrl), Infinity);
  // A pool of our own: the worker does not wait for the end of its own, and a database that stops meanwhile would end us.
  const pgPool = new pg.Pool({ connectionString: withOwnNames(jobsUrl), max: 10, application_name: 'zhaocai jobs' });
  const lost = (err: Error): unknown => log.debug({ err }, 'a connection of the jobs was lost');
  pgPool.on('error', lost).on('connect', (client) => void client.on('error', lost));
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => task((payload ?? {}) as Record<string, string>),
    ]),
  );
  const logger = new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ worker: message }, 'job');
    else if (level === 'warning') log.warn({ worker: message }, 'job');
  });
  const often = { concurrency: 4, pollInterval: 1_000, noHandleSignals: true };
  const runner = await retryWhileConnecting(() => run({ pgPool, ...often, taskList, crontab, logger }), Infinity);
  return {
    async stop() {
      try {
        await runner.stop();
      } finally {
        await pgPool.end();
      }
    },
  };
}
