import type { Logger } from 'pino';
import type { ModuleOptions } from './modules/index.ts';
import { recordRoots } from './platform/audit/index.ts';
import { listenForForgotten } from './platform/access/index.ts';
import { runJobs } from './platform/jobs/index.ts';
import { OutboxReader } from './platform/outbox/index.ts';

export interface Background {
  stop(): Promise<void>;
}

export interface BackgroundOptions extends Pick<ModuleOptions, 'database' | 'clock' | 'authenticator'> {
  readonly jobsUrl: string;
  readonly log: Logger;
}

/** Five past midnight in Shanghai; the worker's crontab counts in UTC. */
const nightly = '5 16 * * * nightly ?jobKey=nightly';

/** What a process does beside answering: hears what others committed, and works off jobs. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { database, authenticator, jobsUrl, log } = options;
  const reader = new OutboxReader(database.scoped(undefined), log);
  listenForForgotten(reader, authenticator);
  await reader.start();
  const jobs = await runJobs({ jobsUrl, log, crontab: nightly, tasks: { nightly: () => keepHouse(options) } });
  return {
    async stop() {
      await jobs.stop();
      await reader.stop();
    },
  };
}

/** Chains the heads of every tenant's evidence, and drops what has expired. May run twice. */
async function keepHouse({ database, clock }: Pick<ModuleOptions, 'database' | 'clock'>): Promise<void> {
  const tenants = await database.scoped(undefined).query<{ tenantId: string }>('select tenant_ids() as "tenantId"');
  for (const { tenantId } of tenants) {
    await database.transaction(tenantId, (db) => recordRoots(db, { tenantId, now: db.now }));
  }
  await database
    .scoped(undefined)
    .query("select sweep_expired($1), prune_outbox($1::timestamptz - interval '1 day')", [clock.now()]);
}
