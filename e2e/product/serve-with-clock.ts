import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../../apps/server/src/app.ts';
import { startBackground } from '../../apps/server/src/background.ts';
import { actSealOf } from '../../apps/server/src/platform/audit/index.ts';
import { createClock, migrate, openDatabase, startIds } from '../../apps/server/src/platform/db/index.ts';
import {
  connectionUrls,
  discardPostgres,
  inDatabase,
  startPostgres,
} from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { clearIncoming } from '../../apps/server/src/platform/files/index.ts';
import { seed, seedDemo } from '../../apps/server/src/seed.ts';
import { quickFolder } from '../../apps/server/test/quick-folder.ts';
import { waitForNoDisk } from '../../apps/server/test/wait-for-no-disk.ts';
import { clockStart, type Answer, type Ask, type Row } from './messages.ts';

/**
 * The product as the start makes it, but for one thing: whoever holds this process moves its clock, for a deadline of
 * three working days cannot be waited for. The clock is an object in this process; no route or setting reaches it.
 */
const serverFolder = fileURLToPath(new URL('../../apps/server', import.meta.url));
const webFolder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const dataDir = quickFolder('zhaocai-journey-');

const log = pino({ level: 'error' });
const quiet = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) };
const postgres = await startPostgres({ dataDir, log: quiet });
await waitForNoDisk(postgres.superuserUrl);
const urls = await connectionUrls(postgres);
await migrate(urls.ownerUrl, join(serverFolder, 'migrations'), { log });
const clock = createClock();
const secret = 'a secret of the journeys, longer than 32 characters';
const acts = actSealOf(secret);
const database = openDatabase({ appUrl: urls.appUrl, max: 10, clock, log, acts });
await database.ready();
clock.setTo(clockStart);
const ids = await startIds(database);
await seed({ ownerUrl: urls.ownerUrl, clock, acts, demo: true, log });
const filesFolder = join(dataDir, 'files');
await clearIncoming(filesFolder);
// As an operator would allow it: the identity provider of a journey runs on this machine.
const privateHosts = ['127.0.0.1'];
const rootsFolder = join(dataDir, 'evidence');
const app = await createApp({
  database,
  clock,
  log,
  secret,
  demo: true,
  filesFolder,
  rootsFolder,
  webFolder,
  privateHosts,
});
await seedDemo(app.platform, log);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const background = await startBackground({
  ...app.platform,
  sockets: app.sockets,
  tally: app.tally,
  jobsUrl: urls.jobsUrl,
  log,
});
const superuser = new pg.Client(inDatabase(postgres.superuserUrl, 'zhaocai'));
await superuser.connect();
// A journey leaps over weekends and holidays; who comes to work every day would not be signed out meanwhile.
await superuser.query("update client set refresh_token_validity = 5184000 where tenant_id = '000000'");

let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => (stopping ??= stop()));
process.on('message', (ask: Ask) => void answer(ask));
const { port } = app.server.server.address() as AddressInfo; // listening on TCP, never on a path
tell({ kind: 'ready', url: `http://127.0.0.1:${port}` });

async function answer(ask: Ask): Promise<void> {
  try {
    const rows = await perform(ask);
    tell({ kind: 'answer', id: ask.id, now: clock.now(), rows });
  } catch (error) {
    tell({ kind: 'failure', id: ask.id, message: String(error) });
  }
}

async function perform(ask: Ask): Promise<readonly Row[]> {
  if (ask.kind === 'setClock') clock.setTo(ask.instant);
  return ask.kind === 'query' ? (await superuser.query<Record<string, unknown>>(ask.sql, [...ask.values])).rows : [];
}

function tell(what: Answer): void {
  process.send?.(what);
}

async function stop(): Promise<void> {
  await app.server.close();
  await background.stop();
  ids.stop();
  await database.end();
  await superuser.end();
  await postgres.stop();
  discardPostgres(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
