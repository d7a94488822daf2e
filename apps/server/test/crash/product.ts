import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { discardPostgres, identify, waitUntilGone } from '../../src/platform/embedded-postgres/index.ts';
import { freePort } from '../free-port.ts';
import { quickFolder } from '../quick-folder.ts';
import { layPreparedData } from './prepared-data.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** The product as `npm start` starts it, on a data directory and a port of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that answers. */
  serverPid(): number;
  /** Connection string of the database's superuser. */
  superuserUrl(): string;
  /** The demo's administrator, or whoever is named. */
  signIn(account?: string, tenantId?: string): Promise<string>;
  /** Resolves once it answers. */
  ready(): Promise<void>;
  /** SIGKILL to the one process: nothing is told, nothing is finished. */
  kill(victim: 'parent' | 'server' | 'database'): void;
  /** Stops it in order, removes what it left, and answers how it ended. */
  stop(): Promise<number | null>;
}

/** Of rows with a remark of 224 letters, half a million held at once would not fit, beside what the server has loaded. */
export const smallHeapMegabytes = 160;

export interface ProductOptions {
  /** The most that its processes may hold of JavaScript; V8 ends one that needs more. It must be built before. */
  readonly heapMegabytes?: number;
  /** Of docs/operations.md, beside where it lies and listens. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface PreparedProduct extends ProductOptions {
  readonly dataDir: string;
}

/** Built as `npm start` builds it, where it is not: that takes more memory than a server may be given. */
async function buildProduct(): Promise<void> {
  const build = `import('./scripts/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())`;
  await promisify(execFile)(process.execPath, ['-e', build], { cwd: repository });
}

/** On a copy of the data directory that the first file of the run prepares for all: the start finds all in place. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = quickFolder('zhaocai-crash-');
  await layPreparedData(dataDir, prepare);
  return startOn({ dataDir, ...options });
}

/** As the first start of all does it, in little memory: that it fits is judged by this. */
async function prepare(dataDir: string): Promise<void> {
  await buildProduct();
  const first = await startOn({ dataDir, heapMegabytes: smallHeapMegabytes });
  const exitCode = await first.end();
  if (exitCode !== 0) throw new Error(`the product that was prepared ended with ${exitCode}`);
}

interface Startable extends Product {
  /** Stops it in order, and leaves its data. */
  end(): Promise<number | null>;
}

async function startOn({ dataDir, heapMegabytes, settings: more }: PreparedProduct): Promise<Startable> {
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error', ...more };
  const limits = heapMegabytes === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    // Not the test runner's environment: it has a BASE_URL of its own.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, ...limits },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const ready = () => answers(`${url}/readyz`, { child, said });
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  await ready();
  return {
    url,
    dataDir,
    serverPid: () => serverPid(child),
    superuserUrl() {
      const record: { port: number; passwords: { postgres: string } } = JSON.parse(
        readFileSync(join(dataDir, 'postgres.json'), 'utf8'),
      );
      return `postgres://postgres:${record.passwords.postgres}@127.0.0.1:${record.port}/zhaocai`;
    },
    signIn: (account = 'admin', tenantId = '000000') => signIn(url, { account, tenantId }),
    ready,
    kill(victim) {
      if (victim === 'parent') child.kill('SIGKILL');
      else process.kill(victim === 'server' ? serverPid(child) : postmasterPid(dataDir), 'SIGKILL');
    },
    end,
    async stop() {
      await end();
      if (child.signalCode !== null) await endDatabase(dataDir);
      discardPostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** The first start may build the product before it answers; on a busy machine that takes minutes. */
async function answers(url: string, { child, said }: { child: ChildProcess; said: readonly string[] }): Promise<void> {
  for (const until = Date.now() + 600_000; Date.now() < until && child.exitCode === null;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start: ${said.join('').slice(-2000)}`);
}

async function signIn(url: string, { account, tenantId }: { account: string; tenantId: string }): Promise<string> {
  const form = {
    tenantId,
    username: account,
    password: createHash('md5').update('Demo@2026').digest('hex'),
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  };
  const answer = await fetch(`${url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`, 'tenant-id': tenantId },
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${account} of the demo could not sign in: ${answer.status}`);
  return token;
}

/** The child of the small parent that runs main.js. */
function serverPid({ pid: parent }: ChildProcess): number {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [stat, command] = [procFile(entry, 'stat'), procFile(entry, 'cmdline')];
    const parentOfEntry = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parentOfEntry === parent && command.includes('main.js')) return Number(entry);
  }
  throw new Error('no server process is there to be killed');
}

function procFile(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Whoever kills the parent leaves the database running. */
async function endDatabase(dataDir: string): Promise<void> {
  const database = identify(postmasterPid(dataDir));
  process.kill(database.pid, 'SIGINT');
  await waitUntilGone(database, 60_000);
}

function postmasterPid(dataDir: string): number {
  const { cluster }: { cluster: string } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return Number(readFileSync(join(resolve(dataDir, cluster), 'postmaster.pid'), 'utf8').split('\n')[0]);
}
