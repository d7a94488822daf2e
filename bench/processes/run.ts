import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { discardPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { median } from '../median.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const connections = 32;

export interface ProcessesOptions {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * How many answers a second one process gives and how many two do, of a list and of a detail: the product as `npm start`
 * serves it, on one data directory, in turns. Load and database stand on the same machine, so the ratio says what is left
 * for a second process there; no target is judged.
 */
export async function runProcessesBench({ rounds, seconds }: ProcessesOptions): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhaocai-processes-'));
  chmodSync(dataDir, 0o711);
  const found: [string, number][] = [];
  try {
    for (const workers of Array.from({ length: rounds }, () => [1, 2]).flat())
      found.push(...(await measureProduct({ dataDir, workers, seconds })));
  } finally {
    discardPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const name of ['list of 20', 'get by id']) {
    const [one = 0, two = 0] = [1, 2].map((workers) =>
      median(found.flatMap(([measured, answers]) => (measured === `${name} ${workers}` ? [answers] : []))),
    );
    console.log(
      `${name}: ${one.toFixed(0)} answers a second by one process, ${two.toFixed(0)} by two: ${(two / one).toFixed(2)} times`,
    );
  }
  return [];
}

interface Measured {
  readonly dataDir: string;
  readonly workers: number;
  readonly seconds: number;
}

async function measureProduct({ dataDir, workers, seconds }: Measured): Promise<[string, number][]> {
  const product = await start(dataDir, workers);
  const measured = Object.entries(await measureBoth(product, seconds));
  await product.stop();
  return measured.map(([name, answers]) => [`${name} ${workers}`, answers]);
}

interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

async function start(dataDir: string, workers: number): Promise<Started> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    // Whoever makes the load comes from many addresses: of one so many calls a minute would be refused.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataDir,
      WORKERS: String(workers),
      TRUST_PROXY: '1',
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, async () => (await fetch(`${url}/readyz`)).ok);
  if (workers > 1) await answering(child, async () => (await servingNow(metricsPort)) === workers);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function servingNow(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^server_processes (\d+)$/m.exec(text)?.[1]);
}

async function answering(child: ChildProcess, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

async function measureBoth({ url }: Started, seconds: number): Promise<Record<string, number>> {
  const token = await signIn(url);
  const ask = async (path: string) =>
    (await (await fetch(`${url}${path}`, { headers: { 'blade-auth': `bearer ${token}` } })).json()) as {
      data: { records: readonly { id: string }[] };
    };
  const list = '/api/blade-user/page?current=1&size=20';
  const ids = (await ask(list)).data.records.map(({ id }) => id);
  const detail = (count: number) => `/api/blade-user/detail?id=${ids[count % ids.length]}`;
  // Loaded once, so that nobody is measured while it compiles.
  await load(url, { token, path: () => list, seconds: 2 });
  return {
    'list of 20': await load(url, { token, path: () => list, seconds }),
    'get by id': await load(url, { token, path: detail, seconds }),
  };
}

interface Load {
  readonly token: string;
  readonly path: (count: number) => string;
  readonly seconds: number;
}

async function load(url: string, { token, path, seconds }: Load): Promise<number> {
  let count = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          const address = `10.${(count >> 16) % 256}.${(count >> 8) % 256}.${count % 256}`;
          const headers = { 'blade-auth': `bearer ${token}`, 'x-forwarded-for': address };
          return Object.assign(request, { method: 'GET' as const, path: path(count), headers });
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

async function signIn(url: string): Promise<string> {
  const form = {
    tenantId: '100001',
    username: 'admin',
    password: createHash('md5').update('Demo@2026').digest('hex'),
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  };
  const answer = await fetch(`${url}/api/blade-auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`, 'tenant-id': '100001' },
  });
  const { access_token: token = '' } = (await answer.json()) as { access_token?: string };
  return token;
}
