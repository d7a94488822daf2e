import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quickFolder } from '../../../test/quick-folder.ts';
import { answers } from './answers.ts';
import {
  discardPostgres,
  externalConnectionUrls,
  inDatabase,
  MissingRightsError,
  type RunningPostgres,
  startPostgres,
  withClient,
} from './index.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const SECRET = 'the secret of an installation with its own PostgreSQL';
let folder: string;
let postgres: RunningPostgres;

/** A bare server: nothing of ours is in it until the first test. */
beforeAll(async () => {
  folder = quickFolder('zhaocai-external-');
  postgres = await startPostgres({ dataDir: folder, log: { info: () => undefined, warn: () => undefined } });
  await run(postgres.superuserUrl, `create role purchasing login password 'purchasing'`);
  await run(postgres.superuserUrl, 'create database purchasing owner purchasing');
});

afterAll(async () => {
  await postgres.stop();
  discardPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
});

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
}

function purchasingUrl(): string {
  const url = new URL(inDatabase(postgres.superuserUrl, 'purchasing'));
  url.username = url.password = 'purchasing';
  return url.href;
}

test('an owner without the right to make roles is told what a superuser has to run, and then may start', async () => {
  const refused = await externalConnectionUrls(purchasingUrl(), SECRET).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(MissingRightsError);
  const sql = refused instanceof Error ? refused.message : '';
  expect(sql).toContain('create role zc_app login password');
  await run(inDatabase(postgres.superuserUrl, 'purchasing'), sql.slice(sql.indexOf('\n')));
  const urls = await externalConnectionUrls(purchasingUrl(), SECRET);
  expect(urls.leakproof).toBe(false);
  expect(await Promise.all([urls.ownerUrl, urls.appUrl, urls.jobsUrl].map(answers))).toEqual([true, true, true]);
});

test('what the owner makes belongs to the role zc_owner, whoever the URL names', async () => {
  const urls = await externalConnectionUrls(inDatabase(postgres.superuserUrl, 'purchasing'), SECRET);
  await run(urls.ownerUrl, 'create table plan (id int)');
  expect(await run(urls.appUrl, `select tableowner from pg_tables where tablename = 'plan'`)).toEqual([
    { tableowner: 'zc_owner' },
  ]);
  expect(await run(urls.jobsUrl, `create schema jobs`)).toEqual([]);
  await expect(run(urls.appUrl, 'create schema mine')).rejects.toThrow('permission denied');
});

test('a superuser marks LIKE as LEAKPROOF', async () => {
  await run(postgres.superuserUrl, 'create database second');
  const urls = await externalConnectionUrls(inDatabase(postgres.superuserUrl, 'second'), SECRET);
  expect(urls.leakproof).toBe(true);
});

test('with another SECRET the roles get other passwords', async () => {
  const url = inDatabase(postgres.superuserUrl, 'purchasing');
  const before = await externalConnectionUrls(url, SECRET);
  const after = await externalConnectionUrls(url, `${SECRET}, renewed`);
  expect(await answers(after.appUrl)).toBe(true);
  await expect(answers(before.appUrl)).rejects.toThrow('password authentication failed');
});
