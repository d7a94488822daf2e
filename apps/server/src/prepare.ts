import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readDatabaseUrls, readEnv, readOwnerUrl } from './env.ts';
import { actSealOf, grantsOfAll, recordPrepared } from './platform/audit/index.ts';
import { createClock, demandOwnNames, migrate, openDatabase, startIds } from './platform/db/index.ts';
import { withClient } from './platform/embedded-postgres/index.ts';
import { prepareJobs } from './platform/jobs/index.ts';
import { seed } from './seed.ts';

/** Lies two levels below apps/server, from src/ and from dist/. */
const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

process.on('disconnect', () => process.exit(1));

/**
 * What the database's owner does before anybody is served, in a process of its own that ends with it: the process that
 * serves never learns the owner's password.
 */
const env = readEnv();
const ownerUrl = readOwnerUrl();
const log = pino({ level: env.logLevel });
const clock = createClock();
const acts = actSealOf({ current: env.secret, previous: env.previousSecrets });
const owner = openDatabase({ appUrl: ownerUrl, max: 1, clock, log, acts });
await demandOwnNames(owner.scoped(undefined));
const { appUrl, jobsUrl } = readDatabaseUrls();
const seeded = await oneAtATime(prepare);
await owner.end();
process.send?.({ prepared: true, ...seeded }, () => process.exit(0));

async function prepare() {
  const grants = await grantsOfAll(owner);
  await migrate(ownerUrl, migrationsFolder, { log });
  const database = openDatabase({ appUrl, max: 1, clock, log, acts });
  await database.ready();
  const ids = await startIds(database);
  const prepared = await seed({ ownerUrl, clock, acts, demo: env.demo, log });
  await recordPrepared(owner, grants);
  // Who does no jobs himself still puts some in.
  await prepareJobs(jobsUrl);
  ids.stop();
  await database.end();
  return prepared;
}

/** Machines that start together on one database seed one after the other; the lock goes with the connection. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return withClient(ownerUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('zhaocai prepare'))");
    return work();
  });
}
