import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, owningEnvironment, readEnv, SettingError } from './env.ts';
import { lockData, type StartLog, withClient } from './platform/embedded-postgres/index.ts';
import { requireFreePort } from './supervise/free-port.ts';
import { handedEnvironment, handedSecrets } from './supervise/handed-settings.ts';
import { keepDatabase } from './supervise/kept-database.ts';
import { prepareDatabase, type Preparation, type Prepared } from './supervise/prepare-database.ts';
import {
  keepServer,
  type KeptServer,
  type ServerOptions,
  type ServerReady,
  stopLeftoverServer,
} from './supervise/server-process.ts';
import { servingAccount } from './supervise/serving-account.ts';
import type { WatchLimits } from './supervise/watch-server.ts';
import { watchStarter } from './supervise/watch-starter.ts';
import { welcome } from './supervise/welcome.ts';

export interface SuperviseOptions {
  /** The program that serves; it tells its parent `{ ready: true, url }`. */
  readonly serverScript?: string;
  /** The program that migrates and seeds; it tells its parent `{ prepared: true }` and ends. */
  readonly prepareScript?: string;
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
export async function supervise({ serverScript, prepareScript, limits }: SuperviseOptions = {}): Promise<void> {
  try {
    const env = readEnv();
    demandReachable(env);
    const lock = lockData(env.dataDir, lockOf(env));
    process.once('exit', () => lock.release());
    await stopLeftoverServer(processFile(env));
    await requireFreePort(env);
    const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
    const script = serverScript ?? beside('./main.js');
    await run(env, { script, prepareScript: prepareScript ?? beside('./prepare.js'), limits });
  } catch (error) {
    fail(error);
  }
}

type Programs = Pick<ServerOptions, 'script' | 'limits'> & { readonly prepareScript: string };

async function run(env: Env, { script, prepareScript, limits }: Programs): Promise<void> {
  const kept: { server?: KeptServer; preparation?: Preparation } = {};
  let stopping: Promise<void> | undefined;
  const keeping = keepDatabase({ env, log: terminal, onMoved: () => kept.server?.restart() });

  async function stopAll(exitCode: number): Promise<void> {
    kept.preparation?.end();
    await kept.server?.stop();
    const database = await keeping;
    await database.stop();
    process.exit(exitCode);
  }
  const stop = (exitCode: number) => void (stopping ??= stopAll(exitCode).catch(fail));
  for (const name of STOP_SIGNALS) process.on(name, () => stop(0));
  watchStarter(() => stop(0));

  const database = await keeping;
  if (stopping) return;
  kept.preparation = prepareDatabase(prepareScript, owningEnvironment(database.urls()));
  const prepared = await kept.preparation.done;
  if (stopping) return;
  if (!prepared) return failStart(stop);
  kept.server = keepServer({
    script,
    processFile: processFile(env),
    environment: () => handedEnvironment(database.urls()),
    secrets: handedSecrets(env),
    account: servingAccount({ env, script, log: terminal }),
    log: terminal,
    limits,
    databaseAnswers: () => answers(database.urls().appUrl),
    onReady: announcer(env, prepared),
    onFailedStart: () => failStart(stop),
  });
}

/** The jobs may have a parent of their own on the data directory of whoever serves. */
function lockOf({ work }: Env): string {
  return work === 'jobs' ? 'lock.jobs' : 'lock';
}

/** Where it is written down who serves. */
function processFile({ dataDir, work }: Env): string {
  return join(dataDir, work === 'jobs' ? 'jobs.process' : 'server.process');
}

/** The embedded database is the own of whoever serves. */
function demandReachable({ work, databaseUrl }: Env): void {
  if (work === 'jobs' && databaseUrl === undefined)
    throw new SettingError(
      'WORK jobs needs DATABASE_URL, the database of those that serve 单独处理后台任务时须设置 DATABASE_URL.',
    );
}

function failStart(stop: (exitCode: number) => void): void {
  terminal.warn('The server could not start; the reason stands above. 服务启动失败，原因见上。');
  stop(1);
}

async function answers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

/** The address and the accounts the first time, a word afterwards. */
function announcer(env: Env, { adminPassword }: Prepared): (ready: ServerReady) => void {
  let isFirst = true;
  return ({ url }) => {
    terminal.info(isFirst ? welcome({ url, demo: env.demo, adminPassword }) : 'The server is back 服务已恢复.');
    isFirst = false;
  };
}

/** What was started before ends with us: the database by its exit hook, the server when its channel closes. */
function fail(error: unknown): void {
  terminal.warn(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
