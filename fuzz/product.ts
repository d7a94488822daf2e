import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { freePort } from '../apps/server/test/free-port.ts';
import { quickFolder } from '../apps/server/test/quick-folder.ts';
import { owningEnvironment, servingEnvironment } from '../apps/server/src/env.ts';
import {
  connectionUrls,
  type DatabaseUrls,
  discardPostgres,
  inDatabase,
  startPostgres,
} from '../apps/server/src/platform/embedded-postgres/index.ts';
import { prepareDatabase } from '../apps/server/src/supervise/prepare-database.ts';

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** The product as it is built, in a process of its own, on a demo database of its own. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly superuserUrl: string;
  /** What the server wrote: where the reason of an unexpected error stands. */
  readonly logFile: string;
  isAlive(): boolean;
  /** After a full collection. */
  memory(): Promise<Memory>;
  /** Connections of the pool, by their state. */
  pool(): Promise<Readonly<Record<string, number>>>;
  stop(): Promise<void>;
}

const beside = (name: string) => fileURLToPath(new URL(`../apps/server/dist/${name}`, import.meta.url));
const preload = new URL('measure-preload.mjs', import.meta.url).href;

/** Prepared first, by a process of its own as in the product. */
async function forkProduct(urls: DatabaseUrls, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const given = { ...process.env, ...settings };
  const prepared = await prepareDatabase(beside('prepare.js'), owningEnvironment(urls, given)).done;
  if (!prepared) throw new Error('the database could not be prepared');
  return fork(beside('main.js'), {
    env: servingEnvironment(urls, given),
    execArgv: ['--import', preload],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Without the parent of `npm start`, which would start again what died: here that is a finding. */
export async function startProduct(logFile: string): Promise<Product> {
  const dataDir = quickFolder('zhaocai-fuzz-');
  const postgres = await startPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const urls = await connectionUrls(postgres);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = await forkProduct(urls, settings({ port, metricsPort, dataDir }));
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  await answerOf(child, (said) => 'ready' in said);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    superuserUrl: inDatabase(postgres.superuserUrl, new URL(urls.ownerUrl).pathname.slice(1)),
    logFile,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async memory() {
      child.send('measure');
      return ((await answerOf(child, (said) => 'measured' in said)) as { measured: Memory }).measured;
    },
    pool: () => poolOf(metricsPort),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await postgres.stop();
      discardPostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function settings({ port, metricsPort, dataDir }: { port: number; metricsPort: number; dataDir: string }) {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    DEMO: '1',
    SECRET: randomBytes(32).toString('base64url'),
    // The requests come from many addresses, so that the limit of one is not what answers.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
}

async function poolOf(metricsPort: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = text.matchAll(/^database_pool_connections\{state="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...found].map(([, state = '', count]) => [state, Number(count)]));
}

/** The next message of this kind; the end of the process is its failure. */
async function answerOf(child: ChildProcess, isIt: (said: object) => boolean): Promise<object> {
  return new Promise((resolve, reject) => {
    const hear = (said: unknown) => {
      if (typeof said !== 'object' || said === null || !isIt(said)) return;
      child.off('exit', fail);
      child.off('message', hear);
      resolve(said);
    };
    const fail = (code: number | null) => reject(new Error(`the server ended with ${String(code)}`));
    child.on('message', hear);
    child.once('exit', fail);
  });
}
