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
import type { Tx } from './platform/db/index.ts';
import { partByPart, runJobs, tenantParts, type PartOptions, type Tally } from './platform/jobs/index.ts';
import { OutboxReader } from './platform/outbox/index.ts';

export interface Background {
  stop(): Promise<void>;
}

export interface BackgroundOptions extends Pick<ModuleOptions, 'database' | 'clock' | 'authenticator'> {
  readonly jobsUrl: string;
  readonly sockets?: Sockets;
  readonly log: Logger;
  readonly tally: Tally;
}

/** A notice stands in another browser within a second, whatever else the second is spent on. */
const outboxEveryMs = 200;
/** Five past midnight in Shanghai, or at the next start; the worker's crontab counts in UTC. */
const nightly = '5 16 * * * nightly ?jobKey=nightly&fill=31d';
/** Every five minutes. */
const overdue = '*/5 * * * * overdue ?jobKey=overdue';

/** What a process does beside answering: hears what others committed, and works off jobs. */
export async function startBackground(options: BackgroundOptions): Promise<Background> {
  const { database, authenticator, jobsUrl, log, tally } = options;
  const reader = new OutboxReader(database.scoped(undefined), log, { tally });
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

type Night = PartOptions & Pick<BackgroundOptions, 'clock'>;

/**
 * Chains the heads of every tenant's evidence, drops what has expired, turns the months of the logs. May run twice, and
 * does where a part of it failed: the others have been done by then.
 */
export async function keepHouse(options: Night): Promise<void> {
  const { database, clock } = options;
  const inTenant =
    (work: (db: Tx, tenant: { tenantId: string; now: string }) => Promise<unknown>) => (tenantId: string) =>
      database.transaction(tenantId, (db) => work(db, { tenantId, now: db.now }));
  const sweep = (sql: string) => () => database.scoped(undefined).query(sql, [clock.now()]);
  const failed = await partByPart(options, [
    ...(await tenantParts(options, 'leases', inTenant(turnLeases))),
    ...(await tenantParts(options, 'evidence roots', inTenant(recordRoots))),
    { name: 'what has expired', work: sweep('select sweep_expired($1)') },
    { name: 'old messages', work: sweep("select prune_outbox($1::timestamptz - interval '1 day')") },
    { name: 'months of the logs', work: () => keepLogPartitions(options) },
  ]);
  if (failed > 0) throw new Error(`parts of the nightly work that failed: ${failed}`);
}
