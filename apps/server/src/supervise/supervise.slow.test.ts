import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardPostgres, isAlive, identify, signal } from '../platform/embedded-postgres/index.ts';
import { freePort } from '../../test/free-port.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** The smallest program that does what a supervised server must: serve, tell, and end when asked or orphaned. */
const SERVER = `
  import { createServer } from 'node:http';
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  const pool = new pg.Pool({ connectionString: process.env.ZC_APP_URL, max: 1 });
  pool.on('error', () => {});
  let isDeaf = false;
  const server = createServer(async (request, response) => {
    if (isDeaf) return;
    try {
      if (request.url === '/readyz') return response.end('ok');
      if (request.url === '/deaf') isDeaf = true;
      if (request.url === '/environment') return response.end(JSON.stringify(process.env));
      if (request.url === '/pid') return response.end(String(process.pid));
      const { rows } = await pool.query(decodeURIComponent(request.url.slice(1)));
      response.end(JSON.stringify(rows));
    } catch (error) { response.statusCode = 500; response.end(String(error)); }
  });
  const end = () => { console.log('server drained'); process.exit(0); };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  if (process.env.TEST_FAILS) { console.error('cannot serve'); process.exit(1); }
  server.listen(Number(process.env.PORT), () => process.send({ ready: true, url: 'http://127.0.0.1:' + process.env.PORT }));
`;

/** The smallest program that does what is the owner's: it makes a table that the other may fill. */
const PREPARE = `
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  const client = new pg.Client({ connectionString: process.env.ZC_OWNER_URL });
  await client.connect();
  await client.query('create table if not exists kept (n integer); grant select, insert on kept to zc_app');
  await client.end();
  if (process.env.TEST_PREPARES_FOR) await new Promise((resolve) => setTimeout(resolve, Number(process.env.TEST_PREPARES_FOR)));
  if (process.env.TEST_UNPREPARED) { console.error('cannot migrate'); process.exit(1); }
  process.send({ prepared: true }, () => process.exit(0));
`;

let folder: string;
let port: number;
let output = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zhaocai-supervise-'));
  chmodSync(folder, 0o711);
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  writeFileSync(join(folder, 'prepare.mjs'), PREPARE);
  port = await freePort();
  output = '';
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  discardPostgres(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): ChildProcess {
  const supervise = fileURLToPath(new URL('../supervise.ts', import.meta.url));
  const call = `import(${JSON.stringify(supervise)}).then((it) => it.supervise({ serverScript: ${JSON.stringify(join(folder, 'server.mjs'))}, prepareScript: ${JSON.stringify(join(folder, 'prepare.mjs'))}, limits: { everyMs: 300, answerMs: 2_000, tries: 3 } }))`;
  const program = [process.execPath, '--import', import.meta.resolve('tsx'), '-e', call];
  // As npm does it: a shell between the two, which passes no signal on.
  const [command = '', ...words] = environment['npm_lifecycle_event']
    ? ['sh', '-c', '"$@"; true', 'sh', ...program]
    : program;
  const child = spawn(command, words, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  children.push(child);
  return child;
}

async function until<T>(probe: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    const found = await probe();
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`It did not happen in five minutes. The output so far:\n${output}`);
}

async function ask(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(path)}`, {
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function postmaster(): number | undefined {
  try {
    return postmasterPid();
  } catch {
    return undefined;
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

test('prints the address and the demo accounts, and stops server, database and lock in this order', async () => {
  const parent = start();
  await until(() => output.includes('supplier3'));
  expect(output).toContain(`http://127.0.0.1:${port}`);
  const postmaster = identify(postmasterPid());
  parent.kill('SIGINT');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(0);
  expect(output).toContain('server drained');
  expect(isAlive(postmaster)).toBe(false);
  expect(() => readFileSync(join(folder, 'data/lock'))).toThrow('ENOENT');
  expect(output).not.toMatch(/postgres:\/\//);
});

test('a second start on a live data directory says so in one line and ends with 1', async () => {
  start();
  await until(() => ask('select 1'));
  output = '';
  const [code] = await once(start(), 'exit');
  expect(code).toBe(1);
  expect(output).toMatch(/^Zhaocai already runs on \S+ \(process \d+\)\. 该数据目录已有实例在运行。\n$/);
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
  expect(output).toContain('does not answer any more');
});

test('a killed database is back within seconds, and the server goes on', async () => {
  start();
  const server = await until(() => ask('pid'));
  const before = postmasterPid();
  signal(before, 'SIGKILL');
  await until(() => output.includes('PostgreSQL is back'));
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
  await until(() => output.includes('it is used again'));
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
  expect(output).toContain('server drained');
  await until(() => !existsSync(join(folder, 'data/lock')));
});

test('a server that cannot begin ends the start with 1 and leaves nothing running', async () => {
  const parent = start({ TEST_FAILS: '1' });
  const [code] = await once(parent, 'exit');
  expect(code).toBe(1);
  expect(output).toContain('cannot serve');
  expect(() => postmasterPid()).toThrow('ENOENT');
});

test('a database that cannot be prepared ends the start with 1 before anything serves', async () => {
  const parent = start({ TEST_UNPREPARED: '1' });
  const [code] = await once(parent, 'exit');
  expect(code).toBe(1);
  expect(output).toContain('cannot migrate');
  expect(() => readFileSync(join(folder, 'data/server.process'))).toThrow('ENOENT');
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
  const record = readFileSync(join(folder, 'data/postgres.json'), 'utf8');
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
  expect(output).toMatch(/^LOG_LEVEL must be one of .*\n$/);
});

test('a port that is taken is named before anything is started', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const [code] = await once(start(), 'exit');
  other.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^HOST 127\.0\.0\.1, PORT \d+ is taken by another program .*\n$/);
  expect(() => postmasterPid()).toThrow('ENOENT');
});
