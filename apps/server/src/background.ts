import type { Logger } from 'pino';
import type { ModuleOptions } from './modules/index.ts';
import { treatOverdue, type Sockets } from './modules/workflow/index.ts';
import { announceDue } from './modules/desk/index.ts';
import { listenForDictionaryChanges } from './modules/dictionary/index.ts';
import { turnLeases } from './modules/lease/index.ts';
import { listenForParams } from './modules/tenancy/index.ts';
import { keepLogPartitions } from './modules/log/index.ts';
import { recordRoots } from './platform/audit/index.ts';
import { listenForForgotten } from './platform/access/index.ts';
import { runJobs } from './platform/jobs/index.ts';
import { OutboxReader } from './platform/outbox/index.ts';

export interface Background {
  stop(): Promise<void>;
}

export interface BackgroundOptions extends Pick<ModuleOptions, 'database' | 'clock' | 'authenticator'> {
  readonly jobsUrl: string;
  readonly sockets?: Sockets;
  readonly log: Logger;
}

/** A notice stands in another browser within a second, whatever else the second is spent on. */
const outboxEveryMs = 200;
/** Five past midnight in Shanghai; the worker's crontab counts in UTC. */
const nightly = '5 16 * * * nightly ?jobKey=nightly';
/** Every five minutes. */
const overdue = '*/5 * * * * overdue ?jobKey=overdue';

/** What a process does beside answering: hears what others committed, and works off jobs. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { database, authenticator, jobsUrl, log } = options;
  const reader = new OutboxReader(database.scoped(undefined), log);
  listenForForgotten(reader, authenticator);
  listenForDictionaryChanges(reader);
  listenForParams(reader);
  reader.onMessage((message) => options.sockets?.hear(message));
  await reader.start(outboxEveryMs);
  // Also at the start: the program may have rested over the turn of several months.
  await keepLogPartitions(options);
  const tasks = {
    nightly: () => keepHouse(options),
    overdue: async () => void (await treatOverdue(options)),
    announce: (payload: Readonly<Record<string, string>>) => announceDue(options, payload),
  };
  const jobs = await runJobs({ jobsUrl, log, crontab: `${nightly}\n${overdue}`, tasks });
  return {
    async stop() {
      await jobs.stop();
      await reader.stop();
    },
  };
}

/** Chains the heads of every tenant's evidence, drops what has expired, turns the months of the logs. May run twice. */
async function keepHouse({ database, clock }: Pick<ModuleOptions, 'database' | 'clock'>): Promise<void> {
  const tenants = await database.scoped(undefined).query<{ tenantId: string }>('select tenant_ids() as "tenantId"');
  for (const { tenantId } of tenants) {
    await database.transaction(tenantId, (db) => turnLeases(db, { tenantId, now: db.now }));
    await database.transaction(tenantId, (db) => recordRoots(db, { tenantId, now: db.now }));
  }
  await database
    .scoped(undefined)
    .query("select sweep_expired($1), prune_outbox($1::timestamptz - interval '1 day')", [clock.now()]);
  await keepLogPartitions({ database, clock });
}
