import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickFolder } from '../../../test/quick-folder.ts';
import {
  connectionUrls,
  discardPostgres,
  inDatabase,
  isAlive,
  identify,
  type RunningPostgres,
  startPostgres,
  withClient,
} from './index.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const quiet = { info: () => undefined, warn: () => undefined };
const running: RunningPostgres[] = [];
let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = quickFolder('zhaocai-postgres-');
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  discardPostgres(dataDir);
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, log: quiet });
  running.push(postgres);
  return postgres;
}

async function value(url: string, sql: string): Promise<unknown> {
  const { rows } = await withClient(url, (client) => client.query({ text: sql, rowMode: 'array' }));
  return rows[0]?.[0];
}

test('rows written before a stop are there after the next start, on the same port', async () => {
  const first = await start();
  const { ownerUrl } = await connectionUrls(first);
  await withClient(ownerUrl, (client) => client.query('create table kept as select 42 as number'));
  await first.stop();
  expect(isAlive(identify(first.pid))).toBe(false);
  const second = await start();
  expect(second).toMatchObject({ port: first.port, reused: false });
  expect(await value((await connectionUrls(second)).ownerUrl, 'select number from kept')).toBe(42);
});

test('the roles are no more than they need to be', async () => {
  const urls = await connectionUrls(await start());
  const rights = `select string_agg(rolname || rolsuper || rolbypassrls || rolcreaterole, ' ' order by rolname)
                    from pg_roles where rolname like 'zc%'`;
  expect(await value(urls.appUrl, rights)).toBe('zc_appfalsefalsefalse zc_jobsfalsefalsefalse zc_ownerfalsefalsefalse');
  await expect(value(urls.appUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
  expect(await value(urls.jobsUrl, `select has_database_privilege('zhaocai', 'create')`)).toBe(true);
  expect(urls.leakproof).toBe(true);
  expect(
    await value(urls.appUrl, `select bool_and(proleakproof) from pg_proc where proname in ('texticlike', 'textlike')`),
  ).toBe(true);
});

test('Chinese words have trigrams, the clock is that of Shanghai and texts sort by code point', async () => {
  const { appUrl } = await connectionUrls(await start());
  expect(await value(appUrl, `select cardinality(show_trgm('采购项目'))`)).toBe(5);
  expect(await value(appUrl, 'show timezone')).toBe('Asia/Shanghai');
  expect(
    await value(appUrl, `select datlocprovider::text || datlocale from pg_database where datname = 'zhaocai'`),
  ).toBe('bC.UTF-8');
});

test('a database made later from the template is prepared as well', async () => {
  const postgres = await start();
  const { appUrl } = await connectionUrls(postgres);
  await withClient(postgres.superuserUrl, (client) => client.query('create database another owner zc_owner'));
  expect(await value(inDatabase(appUrl, 'another'), `select cardinality(show_trgm('采购项目'))`)).toBe(5);
  expect(
    await value(inDatabase(appUrl, 'another'), `select proleakproof from pg_proc where proname = 'texticlike'`),
  ).toBe(true);
});

test('nobody but its account reads passwords and files', async () => {
  const postgres = await start();
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  const wrong = postgres.superuserUrl.replace(postgres.record.passwords.postgres, 'wrong');
  await expect(value(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

describe('a database that its parent left behind', () => {
  test('is used again by the next start', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ pid: first.pid, port: first.port, reused: true });
    expect(await value(second.superuserUrl, 'select 1')).toBe(1);
  });

  test('is stopped by the one who found it, who also learns of its sudden end', async () => {
    await start();
    const second = await start();
    const ended = new Promise<void>((resolve) => second.onUnexpectedExit(resolve));
    process.kill(second.pid, 'SIGKILL');
    await ended;
    const third = await start();
    expect(third).toMatchObject({ reused: false, port: second.port });
  });
});

test('a database killed while rows are written comes back with every acknowledged row', async () => {
  const first = await start();
  const { ownerUrl } = await connectionUrls(first);
  await withClient(ownerUrl, (client) => client.query('create table line (number int primary key)'));
  const ended = new Promise<void>((resolve) => first.onUnexpectedExit(resolve));
  let acknowledged = 0;
  const writing = withClient(ownerUrl, async (client) => {
    for (;;) {
      await client.query('insert into line values ($1)', [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged === 2000) process.kill(first.pid, 'SIGKILL');
    }
  });
  await expect(writing).rejects.toThrow(/connection/i);
  await ended;
  await start();
  const stored = await value(ownerUrl, 'select count(*)::int from line');
  expect([acknowledged, acknowledged + 1]).toContain(stored);
});

test('a database that went missing is not replaced by an empty one', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  await expect(start()).rejects.toThrow('Restore a backup');
});

test.runIf(process.getuid?.() === 0)(
  'root keeps the database outside of a folder that only root may enter',
  async () => {
    chmodSync(parent, 0o700);
    const postgres = await start();
    expect(await value(postgres.superuserUrl, 'select 1')).toBe(1);
    const { cluster } = postgres.record;
    expect(cluster).toMatch(/^\/var\/(lib|tmp)\/zhaocai\/[0-9a-f]{16}\/postgres$/);
    expect(statSync(cluster).uid).not.toBe(0);
    expect(readFileSync(`/proc/${postgres.pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0/m);
  },
);

test('a folder can be moved with its database', async () => {
  const first = await start();
  await first.stop();
  const moved = join(parent, 'moved');
  mkdirSync(moved, { mode: 0o711 });
  dataDir = join(moved, 'data');
  renameSync(join(parent, 'data'), dataDir);
  expect((await start()).port).toBe(first.port);
});
