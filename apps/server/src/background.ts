import { modules } from './modules/index.ts';
import type { Sockets } from './modules/workflow/index.ts';
import { recordRoots, signRoots } from './platform/audit/index.ts';
import { listenForForgotten } from './platform/access/index.ts';
import { retryWhileConnecting } from './platform/db/index.ts';
import {
  enqueue,
  inEachTenant,
  partByPart,
  runJobs,
  takeJobsTurn,
  type Part,
  type RunningJobs,
  type Task,
} from './platform/jobs/index.ts';
import type { Background } from './platform/module/index.ts';
import { OutboxReader } from './platform/outbox/index.ts';
import { everySecret } from './platform/secrets/index.ts';
import { resealEverything } from './reseal.ts';

export interface RunningBackground {
  stop(): Promise<void>;
}

export interface BackgroundOptions extends Background {
  readonly jobsUrl: string;
  readonly sockets?: Sockets;
  /** Whether it works jobs off when its turn comes; it does where nothing is said. */
  readonly worksJobs?: boolean;
}

/** A notice stands in another browser within a second, whatever else the second is spent on. */
const outboxEveryMs = 200;
/** Five past midnight in Shanghai, or at the next start; the worker's crontab counts in UTC. */
const nightly = '5 16 * * * nightly ?jobKey=nightly&fill=31d';
/** So long somebody who owns the database could take back what he did last, and no longer. */
const signing = '*/5 * * * * evidenceRoots ?jobKey=evidenceRoots';

/** After a start with another SECRET, and again where a part of it failed; without a former one it has nothing to do. */
const resealing = '17 * * * * anotherSecret ?jobKey=anotherSecret';

/** The process already answers, and nobody waits for this: a database that is away is waited for, however long. */
const onceReached = (work: () => Promise<void>) => retryWhileConnecting(work, Infinity);

/** What a process does beside answering: hears what others committed, and works off jobs where it is its turn. */
export async function startBackground(options: BackgroundOptions): Promise<RunningBackground> {
  const { database, authenticator, jobsUrl, log, tally, worksJobs = true } = options;
  const reader = new OutboxReader(database.scoped(undefined), log, { tally });
  listenForForgotten(reader, authenticator);
  for (const { listen } of modules) listen?.(reader, options);
  reader.onMessage((message) => options.sockets?.hear(message));
  await onceReached(() => reader.start(outboxEveryMs));
  const jobs = worksJobs ? await takeJobsTurn({ jobsUrl, log, begin: () => beginJobs(options) }) : undefined;
  return {
    async stop() {
      await jobs?.stop();
      await reader.stop();
    },
  };
}

/** What one process of all does: what may have been missed meanwhile, then the jobs as they come. */
async function beginJobs(options: BackgroundOptions): Promise<RunningJobs> {
  const { database, jobsUrl, log } = options;
  for (const { atStart } of modules) await onceReached(async () => atStart?.(options));
  options.rootBook?.vouchForPrevious(options.clock.now());
  await onceReached(() => signEvidence(options, { always: true }));
  const tasks: Record<string, Task> = {
    nightly: () => keepHouse(options),
    evidenceRoots: () => signEvidence(options, { always: false }),
    anotherSecret: () => resealEverything(options),
  };
  for (const module of modules) Object.assign(tasks, module.tasks?.(options));
  const crontab = [nightly, signing, resealing, ...modules.flatMap((module) => module.crontab ?? [])].join('\n');
  const jobs = await runJobs({ jobsUrl, log, crontab, tasks });
  if (everySecret(options.secret).length > 1)
    await onceReached(() =>
      enqueue(database.scoped(undefined), { task: 'anotherSecret', payload: {}, key: 'anotherSecret' }),
    );
  return jobs;
}

/**
 * The nightly work of the modules, then that of the platform: chains the heads of every tenant's evidence, drops what
 * has expired. May run twice, and does where a part of it failed: the others have been done by then.
 */
export async function keepHouse(options: Background): Promise<void> {
  const { database, clock } = options;
  const sweep = (sql: string) => () => database.scoped(undefined).query(sql, [clock.now()]);
  const ofModules = [];
  for (const module of modules) ofModules.push(...((await module.nightly?.(options)) ?? []));
  const failed = await partByPart(options, [
    ...ofModules,
    ...(await inEachTenant(options, 'evidence roots', recordRoots)),
    ...(await signingParts(options, { always: true })),
    { name: 'what has expired', work: sweep('select sweep_expired($1)') },
    { name: 'old messages', work: sweep("select prune_outbox($1::timestamptz - interval '1 day')") },
  ]);
  if (failed > 0) throw new Error(`parts of the nightly work that failed: ${failed}`);
}

/** Writes where the chains of all tenants stand into the book of roots; one that was set back is counted as a failure. */
async function signEvidence(options: Background, { always }: { always: boolean }): Promise<void> {
  await partByPart(options, await signingParts(options, { always }));
}

async function signingParts(options: Background, { always }: { always: boolean }): Promise<Part[]> {
  const { rootBook: book, log, tally } = options;
  if (!book) return [];
  return inEachTenant(options, 'signed roots', async (db, tenant) => {
    const setBack = await signRoots(db, { book, log, always, ...tenant });
    if (setBack > 0) tally.add('background_failures_total');
  });
}
