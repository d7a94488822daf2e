import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/index.ts';
import {
  connectionUrls,
  discardPostgres,
  ensureDatabase,
  externalConnectionUrls,
  type RunningPostgres,
  startPostgres,
  withClient,
} from '../src/platform/embedded-postgres/index.ts';
import { prepareJobs } from '../src/platform/jobs/index.ts';
import { inDatabase, quiet, type RoleUrls } from './database-url.ts';
import { layMigratedCluster } from './kept-cluster.ts';
import { quickFolder } from './quick-folder.ts';
import { waitForNoDisk } from './wait-for-no-disk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: {
      readonly urls: RoleUrls;
      readonly template: string;
      readonly preparedData: string;
      /** The files of the demo that a template of the database keeps rows of. */
      readonly demoFiles: string;
    };
  }
}

interface Server {
  readonly urls: RoleUrls;
  /** The migrated database, of which every file gets a copy. */
  readonly template: string;
  stop(): Promise<void>;
}

/** The database that is migrated in a cluster that the tests made. */
export const migratedDatabase = 'zc_template';

/** Lays a stopped cluster with a migrated database into the empty folder; it waits for no disk. */
export const layMigrated = (dataDir: string) => layMigratedCluster(dataDir, makeMigratedCluster);

const migrations = join(import.meta.dirname, '../migrations');

/**
 * One PostgreSQL for the whole run (the embedded one, or the server that DATABASE_URL names, as its superuser), one
 * migrated template in it, of which every test file gets a copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const { urls, template, stop } = given ? await useServer(given) : await startServer();
  const preparedData = quickFolder('zhaocai-prepared-');
  const demoFiles = quickFolder('zhaocai-demo-files-');
  project.provide('postgres', { urls, template, preparedData, demoFiles });
  return async () => {
    await stop();
    for (const folder of await readdir(preparedData)) discardPostgres(join(preparedData, folder));
    for (const folder of [preparedData, demoFiles]) await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(urls: RoleUrls, template: string): Promise<void> {
  const own = inDatabase(urls, template);
  await withClient(urls.superuserUrl, (client) => client.query(`create database ${template} owner zc_owner`));
  await withClient(own.superuserUrl, (client) => ensureDatabase(client, passwordsOf(own)));
  await migrate(own.ownerUrl, migrations, { log: quiet });
  await prepareJobs(own.jobsUrl);
}

function passwordsOf({ appUrl, jobsUrl }: RoleUrls): { app: string; jobs: string } {
  const of = (url: string) => decodeURIComponent(new URL(url).password);
  return { app: of(appUrl), jobs: of(jobsUrl) };
}

async function startServer(): Promise<Server> {
  const dataDir = quickFolder('zhaocai-test-');
  await layMigrated(dataDir);
  const postgres = await startPostgres({ dataDir, log: quiet });
  return {
    urls: await urlsOf(postgres),
    template: migratedDatabase,
    async stop() {
      await postgres.stop();
      discardPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeMigratedCluster(dataDir: string): Promise<void> {
  const postgres = await startPostgres({ dataDir, log: quiet });
  try {
    await waitForNoDisk(postgres.superuserUrl);
    await makeTemplate(await urlsOf(postgres), migratedDatabase);
  } finally {
    await postgres.stop();
  }
}

async function urlsOf(postgres: RunningPostgres): Promise<RoleUrls> {
  return { superuserUrl: postgres.superuserUrl, ...(await connectionUrls(postgres)) };
}

/** Gives the three roles of that server passwords of their own: never a server that people work with. */
async function useServer(superuserUrl: string): Promise<Server> {
  const own = await externalConnectionUrls(superuserUrl, 'the tests may know this secret');
  const urls = { superuserUrl, ...own };
  const template = `zc_template_${process.pid}`;
  await makeTemplate(urls, template);
  const drop = `drop database if exists ${template} with (force)`;
  return { urls, template, stop: () => withClient(superuserUrl, async (client) => void (await client.query(drop))) };
}
