import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/index.ts';
import {
  connectionUrls,
  discardPostgres,
  ensureDatabase,
  externalConnectionUrls,
  startPostgres,
  withClient,
} from '../src/platform/embedded-postgres/index.ts';
import { prepareJobs } from '../src/platform/jobs/index.ts';
import { inDatabase, quiet, type RoleUrls } from './database-url.ts';
import { waitForNoDisk } from './wait-for-no-disk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: { readonly urls: RoleUrls; readonly template: string };
  }
}

interface Server {
  readonly urls: RoleUrls;
  stop(): Promise<void>;
}

const migrations = join(import.meta.dirname, '../migrations');

/**
 * One PostgreSQL for the whole run (the embedded one, or the server that DATABASE_URL names, as its superuser), one
 * migrated template in it, of which every test file gets a copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? await useServer(given) : await startServer();
  const template = `zc_template_${process.pid}`;
  await makeTemplate(server.urls, template);
  project.provide('postgres', { urls: server.urls, template });
  return async () => {
    await withClient(server.urls.superuserUrl, (client) =>
      client.query(`drop database if exists ${template} with (force)`),
    );
    await server.stop();
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
  const dataDir = await mkdtemp(join(tmpdir(), 'zhaocai-test-'));
  // PostgreSQL may run as another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: quiet });
  await waitForNoDisk(postgres.superuserUrl);
  return {
    urls: { superuserUrl: postgres.superuserUrl, ...(await connectionUrls(postgres)) },
    async stop() {
      await postgres.stop();
      discardPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives the three roles of that server passwords of their own: never a server that people work with. */
async function useServer(superuserUrl: string): Promise<Server> {
  const urls = await externalConnectionUrls(superuserUrl, 'the tests may know this secret');
  return { urls: { superuserUrl, ...urls }, stop: async () => undefined };
}
