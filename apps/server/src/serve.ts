import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { type Env, urlHost } from './env.ts';
import { actSealOf, createRootBook } from './platform/audit/index.ts';
import { shareCounts } from './platform/budgets/index.ts';
import { createClock, demandOwnNames, openDatabase, startIds } from './platform/db/index.ts';
import { clearIncoming } from './platform/files/index.ts';
import { serveMetrics } from './platform/http/index.ts';
import { seedDemo } from './seed.ts';
import { stopInOrder } from './stop-in-order.ts';
import { answerLeader } from './workers/answer-leader.ts';
import { connectionsOf, type Part } from './workers/part.ts';

/** Lies two levels below apps/server, from src/ and from dist/. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface Serving {
  readonly env: Env;
  readonly urls: { readonly appUrl: string; readonly jobsUrl: string };
  readonly part: Part;
}

/** Answers on PORT, alone or as one of several, and tells its parent so. Answers how to stop it. */
export async function serve({ env, urls, part }: Serving): Promise<() => void> {
  const doesOnlyJobs = env.work === 'jobs';
  const workers = doesOnlyJobs ? 1 : env.workers;
  const log = pino({ level: env.logLevel, redact: ['req.headers', 'password', '*.password', '*.secret'] });
  const clock = createClock();
  const secret = { current: env.secret, previous: env.previousSecrets };
  const rootsFolder = join(env.dataDir, 'evidence');
  const acts = actSealOf(secret, createRootBook({ folder: rootsFolder, secret }));
  const database = openDatabase({ appUrl: urls.appUrl, max: connectionsOf(workers), clock, log, acts });
  await database.ready();
  await demandOwnNames(database.scoped(undefined));
  const ids = await startIds(database);
  const filesFolder = join(env.dataDir, 'files');
  await clearFiles(filesFolder, part, env);
  const folders = { filesFolder, rootsFolder, webFolder };
  const app = await createApp({ ...env, ...folders, secret, database, clock, log, isSilent: doesOnlyJobs });
  if (part.isFirst && !doesOnlyJobs) await seedDemo(app.platform, log);
  await app.server.listen({ port: env.port, host: env.host });
  if (part.isAlone && env.metricsPort) await serveMetrics(app.metrics, env.metricsPort);
  const sharing = shareCounts({ counts: app.counts, db: database.scoped(undefined), log, workers });
  const background = await startBackground({
    ...app.platform,
    sockets: app.sockets,
    tally: app.tally,
    jobsUrl: urls.jobsUrl,
    worksJobs: env.work !== 'serve',
    log,
  });
  answerLeader({
    isServing: () => demandOwnNames(database.scoped(undefined)).then(() => true),
    metrics: () => app.metrics.json(),
  });
  let stopping: Promise<never> | undefined;
  const running = { server: app.server, background, sharing, ids, database, log };
  const stop = () => void (stopping ??= stopInOrder(running));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  process.send?.({ ready: true, url: `http://${urlHost(env.host)}:${env.port}` });
  return stop;
}

/** Of its own installation alone: where jobs have a process of their own, another one takes the files in. */
async function clearFiles(folder: string, { isFirst, after }: Part, { work }: Env): Promise<void> {
  if (work === 'jobs') return;
  if (isFirst) await clearIncoming(folder);
  else if (after !== undefined) await clearIncoming(folder, after);
}
