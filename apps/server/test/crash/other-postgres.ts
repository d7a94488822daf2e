import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ordinaryAccount } from '../../src/platform/embedded-postgres/account.ts';
import { answers } from '../../src/platform/embedded-postgres/answers.ts';
import { freePort } from '../free-port.ts';
import { quickFolder } from '../quick-folder.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** The programs of a PostgreSQL (15 or newer) that the system's packages have installed; undefined where there is none. */
export function installedPostgres(): { version: number; programs: string } | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15), 0);
  const programs = join(debianFolder, String(newest), 'bin');
  return existsSync(join(programs, 'initdb')) ? { version: newest, programs } : undefined;
}

/** A fresh cluster of it for one run, thrown away afterwards. */
export async function startOther(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = quickFolder('zhaocai-other-');
  const account = ordinaryAccount();
  const password = join(folder, 'password');
  writeFileSync(password, 'test');
  if (account) for (const path of [folder, password]) chownSync(path, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    '-E',
    'UTF8',
    '--no-sync',
  ];
  await run(join(programs, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' });
  const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  for (const until = Date.now() + 30_000; !(await answers(url));) {
    if (Date.now() > until) throw new Error('the other PostgreSQL did not start');
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
