import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
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

/** Starts the workers of this process; as many processes as wanted may run them side by side. */
export async function runJobs({ jobsUrl, tasks, crontab, log }: JobOptions): Promise<Runner> {
  await prepareJobs(jobsUrl);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => task((payload ?? {}) as Record<string, string>),
    ]),
  );
  return run({
    connectionString: jobsUrl,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList,
    crontab,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') log.error({ worker: message }, 'job');
      else if (level === 'warning') log.warn({ worker: message }, 'job');
    }),
  });
}
