import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ask, here, start, superviseInEachTest, until } from '../../test/supervised.ts';
import { isAlive, identify, signal } from '../platform/embedded-postgres/index.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
superviseInEachTest();

function postmaster(): number | undefined {
  try {
    return postmasterPid();
  } catch {
    return undefined;
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(here.folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('prints the address and the demo accounts, and stops server, database and lock in this order', async () => {
  const parent = start();
  await until(() => here.output.includes('supplier3'));
  expect(here.output).toContain(`http://127.0.0.1:${here.port}`);
  const postmaster = identify(postmasterPid());
  parent.kill('SIGINT');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(0);
  expect(here.output).toContain('server drained');
  expect(isAlive(postmaster)).toBe(false);
  expect(() => readFileSync(join(here.folder, 'data/lock'))).toThrow('ENOENT');
  expect(here.output).not.toMatch(/postgres:\/\//);
});

test('a second start on a live data directory says so in one line and ends with 1', async () => {
  start();
  await until(() => ask('select 1'));
  here.output = '';
  const [code] = await once(start(), 'exit');
  expect(code).toBe(1);
  expect(here.output).toMatch(/^Zhaocai already runs on \S+ \(process \d+\)\. 该数据目录已有实例在运行。\n$/);
  expect(await ask('select 1')).toBeDefined();
});

test('a killed server is back within seconds', async () => {
  start();
  const before = await until(() => ask('pid'));
  signal(Number(before), 'SIGKILL');
  const after = await until(async () => {
    const pid = await ask('pid');
    return pid === before ? undefined : pid;
  });
  expect(Number(after)).not.toBe(Number(before));
});

test('a server that lives but does not answer any more is started again', async () => {
  start();
  const before = await until(() => ask('pid'));
  await ask('deaf');
  const after = await until(() => ask('pid'));
  expect(Number(after)).not.toBe(Number(before));
  expect(here.output).toContain('does not answer any more');
});

test('a killed database is back within seconds, and the server goes on', async () => {
  start();
  const server = await until(() => ask('pid'));
  const before = postmasterPid();
  signal(before, 'SIGKILL');
  await until(() => here.output.includes('PostgreSQL is back'));
  await until(() => ask('select 1'));
  expect(postmasterPid()).not.toBe(before);
  expect(await ask('pid')).toBe(server);
});

test('after a killed parent the next start uses the database that still runs', async () => {
  const parent = start();
  await until(() => ask('insert into kept values (1) returning n'));
  const postmaster = postmasterPid();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  start();
  await until(() => here.output.includes('it is used again'));
  await until(() => ask('select * from kept'));
  expect(postmasterPid()).toBe(postmaster);
});

test('what npm started stops in order when npm is gone', async () => {
  const npm = start({ npm_lifecycle_event: 'start' });
  const server = identify(Number(await until(() => ask('pid'))));
  const database = identify(postmasterPid());
  npm.kill('SIGKILL');
  await once(npm, 'exit');
  await until(() => !isAlive(server) && !isAlive(database));
  expect(here.output).toContain('server drained');
  await until(() => !existsSync(join(here.folder, 'data/lock')));
});

test('a server that cannot begin ends the start with 1 and leaves nothing running', async () => {
  const parent = start({ TEST_FAILS: '1' });
  const [code] = await once(parent, 'exit');
  expect(code).toBe(1);
  expect(here.output).toContain('cannot serve');
  expect(() => postmasterPid()).toThrow('ENOENT');
});

test('a database that cannot be prepared ends the start with 1 before anything serves', async () => {
  const parent = start({ TEST_UNPREPARED: '1' });
  const [code] = await once(parent, 'exit');
  expect(code).toBe(1);
  expect(here.output).toContain('cannot migrate');
  expect(() => readFileSync(join(here.folder, 'data/server.process'))).toThrow('ENOENT');
  expect(() => postmasterPid()).toThrow('ENOENT');
});

test('a stop while the database is prepared is a stop', async () => {
  const parent = start({ TEST_PREPARES_FOR: '60000' });
  await until(() => postmaster());
  parent.kill('SIGTERM');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(0);
  expect(() => postmasterPid()).toThrow('ENOENT');
});

test('who serves is told nothing that leads to the owner of the database', async () => {
  start({ TEST_KNOWS: 'what the parent knows' });
  const pid = await until(() => ask('pid'));
  const record = readFileSync(join(here.folder, 'data/postgres.json'), 'utf8');
  const { passwords }: { passwords: Record<'owner' | 'postgres' | 'app', string> } = JSON.parse(record);
  // What the system tells of the process, and what the process sees itself.
  for (const told of [readFileSync(`/proc/${pid}/environ`, 'utf8'), (await ask('environment')) ?? '']) {
    expect(told).toContain('what the parent knows');
    expect(told).toContain(passwords.app);
    expect(told).not.toContain(passwords.owner);
    expect(told).not.toContain(passwords.postgres);
    expect(told).not.toContain('ZC_OWNER_URL');
  }
});

test('a wrong setting ends the start with one line that names it', async () => {
  const [code] = await once(start({ LOG_LEVEL: 'loud' }), 'exit');
  expect(code).toBe(1);
  expect(here.output).toMatch(/^LOG_LEVEL must be one of .*\n$/);
});

test('a port that is taken is named before anything is started', async () => {
  const other = createServer().listen(here.port, '127.0.0.1');
  await once(other, 'listening');
  const [code] = await once(start(), 'exit');
  other.close();
  expect(code).toBe(1);
  expect(here.output).toMatch(/^HOST 127\.0\.0\.1, PORT \d+ is taken by another program .*\n$/);
  expect(() => postmasterPid()).toThrow('ENOENT');
});
