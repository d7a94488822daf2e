import { fileURLToPath } from 'node:url';
import { databaseUrlsAsEnv, type Env, readEnv } from './env.ts';
import { lockData, type StartLog, withClient } from './platform/embedded-postgres/index.ts';
import { requireFreePort } from './supervise/free-port.ts';
import { keepDatabase } from './supervise/kept-database.ts';
import {
  keepServer,
  type KeptServer,
  type ServerOptions,
  type ServerReady,
  stopLeftoverServer,
} from './supervise/server-process.ts';
import type { WatchLimits } from './supervise/watch-server.ts';
import { welcome } from './supervise/welcome.ts';

export interface SuperviseOptions {
  /** The program that serves; it tells its parent `{ ready: true, url }`. */
  readonly serverScript?: string;
  /** How long it may fail to answer. */
  readonly limits?: WatchLimits;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const terminal: StartLog = {
  info: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
};

/**
 * The small parent of `npm start`: holds the data directory, keeps the database and the server alive,
 * and stops them in order. When the start fails the process ends with 1 after one line.
 */
export async function supervise({ serverScript, limits }: SuperviseOptions = {}): Promise<void> {
  try {
    const env = readEnv();
    const lock = lockData(env.dataDir);
    process.once('exit', () => lock.release());
    await stopLeftoverServer(env.dataDir);
    await requireFreePort(env);
    await run(env, { script: serverScript ?? fileURLToPath(new URL('./main.js', import.meta.url)), limits });
  } catch (error) {
    fail(error);
  }
}

async function run(env: Env, { script, limits }: Pick<ServerOptions, 'script' | 'limits'>): Promise<void> {
  const kept: { server?: KeptServer } = {};
  let stopping: Promise<void> | undefined;
  const keeping = keepDatabase({ env, log: terminal, onMoved: () => kept.server?.restart() });

  async function stopAll(exitCode: number): Promise<void> {
    await kept.server?.stop();
    const database = await keeping;
    await database.stop();
    process.exit(exitCode);
  }
  const stop = (exitCode: number) => void (stopping ??= stopAll(exitCode).catch(fail));
  for (const name of STOP_SIGNALS) process.on(name, () => stop(0));

  const database = await keeping;
  if (stopping) return;
  kept.server = keepServer({
    script,
    dataDir: env.dataDir,
    environment: () => ({ ...process.env, ...databaseUrlsAsEnv(database.urls()) }),
    log: terminal,
    limits,
    databaseAnswers: () => answers(database.urls().appUrl),
    onReady: announcer(env),
    onFailedStart: () => {
      terminal.warn('The server could not start; the reason stands above. 服务启动失败，原因见上。');
      stop(1);
    },
  });
}

async function answers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

/** The address and the accounts the first time, a word afterwards. */
function announcer(env: Env): (ready: ServerReady) => void {
  let isFirst = true;
  return ({ url, adminPassword }) => {
    terminal.info(isFirst ? welcome({ url, demo: env.demo, adminPassword }) : 'The server is back 服务已恢复.');
    isFirst = false;
  };
}

/** What was started before ends with us: the database by its exit hook, the server when its channel closes. */
function fail(error: unknown): void {
  terminal.warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
