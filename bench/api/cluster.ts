import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import {
  connectionUrls,
  discardPostgres,
  ensureDatabase,
  inDatabase,
  startPostgres,
  withClient,
} from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { seedPlatform } from '../../apps/server/src/modules/system/index.ts';
import { createClock, migrate, openDatabase, startIds } from '../../apps/server/src/platform/db/index.ts';

/** One migrated database of the cluster, by role. */
export interface BenchDatabase {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly jobsUrl: string;
}

export interface BenchCluster {
  readonly postmasterPid: number;
  create(name: string): Promise<BenchDatabase>;
  stop(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/** The product's own embedded PostgreSQL with the product's settings, fsync and all, in a folder of its own. */
export async function startBenchCluster(): Promise<BenchCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhaocai-bench-'));
  chmodSync(dataDir, 0o711);
  const log = pino({ level: 'silent' });
  const postgres = await startPostgres({ dataDir, log });
  const urls = await connectionUrls(postgres);
  return {
    postmasterPid: postgres.pid,
    async create(name) {
      const superuserUrl = inDatabase(postgres.superuserUrl, name);
      await withClient(postgres.superuserUrl, (client) => client.query(`create database ${name} owner zc_owner`));
      await withClient(superuserUrl, (client) => ensureDatabase(client, postgres.record.passwords));
      const ownerUrl = inDatabase(urls.ownerUrl, name);
      await migrate(ownerUrl, migrations, { log });
      await seed(ownerUrl, log);
      return { superuserUrl, ownerUrl, appUrl: inDatabase(urls.appUrl, name), jobsUrl: inDatabase(urls.jobsUrl, name) };
    },
    async stop() {
      await postgres.stop();
      discardPostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Menus and permissions as the product has them. */
async function seed(ownerUrl: string, log: Logger): Promise<void> {
  const owner = openDatabase({ appUrl: ownerUrl, max: 1, clock: createClock(), log });
  await owner.ready();
  const ids = await startIds(owner);
  await seedPlatform(owner, { demo: false });
  ids.stop();
  await owner.end();
}
