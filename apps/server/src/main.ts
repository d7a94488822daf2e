import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { readDatabaseUrls, urlHost } from './env.ts';
import { createClock, demandOwnNames, openDatabase, startIds } from './platform/db/index.ts';
import { serveMetrics } from './platform/http/index.ts';
import { clearIncoming } from './platform/files/index.ts';
import { seedDemo } from './seed.ts';
import { stopInOrder } from './stop-in-order.ts';
import { readHandedEnv } from './supervise/handed-settings.ts';
import { watchParent } from './supervise/watch-parent.ts';

/** Lies two levels below apps/server, from src/ and from dist/. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

// A parent that was killed cannot signal; without it nobody would restart or stop us. It may die while we start.
let stop: () => void = () => process.exit(1);
process.on('disconnect', () => stop());
// A loop that is busy hears nothing of it.
if (process.send) watchParent();

const env = await readHandedEnv();
const urls = readDatabaseUrls();
// Read, and needed by nothing that is started from here.
for (const name of ['SECRET', 'SECRET_PREVIOUS', 'ZC_APP_URL', 'ZC_JOBS_URL']) delete process.env[name];
const log = pino({ level: env.logLevel, redact: ['req.headers', 'password', '*.password', '*.secret'] });

const clock = createClock();
const database = openDatabase({ appUrl: urls.appUrl, max: 10, clock, log });
await database.ready();
await demandOwnNames(database.scoped(undefined));
const ids = await startIds(database);
const filesFolder = join(env.dataDir, 'files');
await clearIncoming(filesFolder);
const rootsFolder = join(env.dataDir, 'evidence');
const secret = { current: env.secret, previous: env.previousSecrets };
const app = await createApp({ ...env, secret, database, clock, log, filesFolder, rootsFolder, webFolder });
await seedDemo(app.platform, log);
await app.server.listen({ port: env.port, host: env.host });
if (env.metricsPort) await serveMetrics(app.metrics, env.metricsPort);
const background = await startBackground({
  ...app.platform,
  sockets: app.sockets,
  tally: app.tally,
  jobsUrl: urls.jobsUrl,
  log,
});
listenToParent();
process.send?.({ ready: true, url: `http://${urlHost(env.host)}:${env.port}` });

function listenToParent(): void {
  let stopping: Promise<never> | undefined;
  stop = () => void (stopping ??= stopInOrder({ server: app.server, background, ids, database, log }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
