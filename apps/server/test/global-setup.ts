import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/index.ts';
import { prepareJobs } from '../src/platform/jobs/index.ts';
import { databaseUrl, quiet, roleUrl, testRoles } from './database-url.ts';
import { startTestCluster } from './local-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: { readonly superuserUrl: string; readonly template: string };
  }
}

/**
 * One PostgreSQL for the whole run (the embedded one, or the server that DATABASE_URL names, as its superuser), one
 * migrated template in it, of which every test file gets a copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? { superuserUrl: given, stop: async () => undefined } : await startTestCluster();
  const template = `zc_template_${process.pid}`;
  const client = new pg.Client(cluster.superuserUrl);
  await client.connect();
  await createRoles(client);
  await client.query(`create database ${template} owner zc_owner`);
  await allowLeakproofSearch(databaseUrl(cluster.superuserUrl, template));
  await client.query(`grant create on database ${template} to zc_jobs`);
  const urlOf = (role: keyof typeof testRoles) => databaseUrl(roleUrl(cluster.superuserUrl, role), template);
  await migrate(urlOf('zc_owner'), join(import.meta.dirname, '../migrations'), { log: quiet });
  await prepareJobs(urlOf('zc_jobs'));
  project.provide('postgres', { superuserUrl: cluster.superuserUrl, template });
  return async () => {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.end();
    await cluster.stop();
  };
}

async function createRoles(client: pg.Client): Promise<void> {
  for (const [role, password] of Object.entries(testRoles)) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${role} login nosuperuser nobypassrls password '${password}'`,
    );
  }
}

/** As the supervisor does on the embedded server: without it a search under row-level security reads every row. */
async function allowLeakproofSearch(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query('alter function texticlike(text, text) leakproof; alter function textlike(text, text) leakproof');
  await client.end();
}
