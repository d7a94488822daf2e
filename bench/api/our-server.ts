import { destination, pino } from 'pino';
import { createApp } from '../../apps/server/src/app.ts';
import { startBackground } from '../../apps/server/src/background.ts';
import { actSealOf } from '../../apps/server/src/platform/audit/index.ts';
import { createClock, openDatabase, startIds } from '../../apps/server/src/platform/db/index.ts';
import { crud } from '../../apps/server/src/platform/crud/index.ts';
import { bodyKeyOf, mount } from '../../apps/server/src/platform/http/index.ts';
import { benchSupplier } from './bench-supplier.ts';
import { poolSize, reportToBench } from './server-process.ts';

/**
 * The product as main.ts assembles it, every module mounted, logging the same to the same place as the reference. The
 * only difference: the limit of requests per address is raised (it still counts), for all load comes from one address.
 */
const { BENCH_LOG = '/dev/null', APP_URL = '', JOBS_URL = '' } = process.env;
const log = pino({ level: 'info' }, destination({ dest: BENCH_LOG, sync: false }));
const secret = 'only the bench knows this secret, for a minute';
const clock = createClock();
const database = openDatabase({ appUrl: APP_URL, max: poolSize, clock, log, acts: actSealOf(secret) });
await database.ready();
const ids = await startIds(database);
const { server, platform, sockets, tally } = await createApp({
  database,
  clock,
  log,
  filesFolder: '/nonexistent',
  secret,
  demo: false,
  requestsPerMinute: 100_000_000,
});
const authenticate = (header: string | undefined) => platform.authenticator.authenticate(header);
for (const one of crud(benchSupplier))
  mount(server, one, { database, clock, bodyKey: bodyKeyOf(secret), authenticate });
const background = await startBackground({ ...platform, sockets, tally, jobsUrl: JOBS_URL, log });
await server.listen({ port: 0, host: '127.0.0.1' });
reportToBench(server);
process.once('SIGTERM', () => {
  void stop();
});

async function stop(): Promise<void> {
  await server.close();
  await background.stop();
  ids.stop();
  await database.end();
  process.exit(0);
}
