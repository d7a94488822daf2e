import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../env.ts';
import {
  connectionUrls,
  type DatabaseUrls,
  externalConnectionUrls,
  type RunningPostgres,
  startPostgres,
  type StartLog,
} from '../platform/embedded-postgres/index.ts';
import { connectionsTogether } from '../workers/part.ts';
import { createBackoff } from './backoff.ts';

export interface KeptDatabase {
  urls(): DatabaseUrls;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  readonly env: Env;
  readonly log: StartLog;
  /** It came back under another address: who knows the old one must learn the new one. */
  readonly onMoved: () => void;
}

/** The PostgreSQL of DATABASE_URL, made ready; or the embedded one, started again whenever it dies. */
export async function keepDatabase({ env, log, onMoved }: DatabaseOptions): Promise<KeptDatabase> {
  if (env.databaseUrl === undefined) return keepEmbedded(env, log, onMoved);
  const urls = await externalConnectionUrls(env.databaseUrl, env.secret);
  if (!urls.leakproof)
    log.info('LIKE is not LEAKPROOF on this server: searches take the slower way (docs/operations.md).');
  return { urls: () => urls, stop: async () => undefined };
}

async function keepEmbedded({ dataDir, workers }: Env, log: StartLog, onMoved: () => void): Promise<KeptDatabase> {
  const backoff = createBackoff();
  let postgres: RunningPostgres;
  let urls: DatabaseUrls;
  let stopping = false;
  let starting: Promise<void>;

  async function start(): Promise<void> {
    postgres = await startPostgres({ dataDir, log, connections: connectionsTogether(workers) });
    const startedAt = performance.now();
    urls = await connectionUrls(postgres);
    postgres.onUnexpectedExit(() => {
      if (!stopping) starting = startAgain(performance.now() - startedAt);
    });
  }

  async function startAgain(livedMs: number): Promise<void> {
    const before = urls.appUrl;
    for (let lived = livedMs; !stopping; lived = 0) {
      const waitMs = backoff.next(lived);
      log.warn(`PostgreSQL ended; starting it again in ${waitMs} ms.`);
      await sleep(waitMs);
      if (await succeeds(start, log)) break;
    }
    if (!stopping) log.info('PostgreSQL is back.');
    if (urls.appUrl !== before) onMoved();
  }

  starting = start();
  await starting;
  return {
    urls: () => urls,
    async stop() {
      stopping = true;
      await starting;
      await postgres.stop();
    },
  };
}

async function succeeds(work: () => Promise<void>, log: StartLog): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn(error instanceof Error ? error.message : String(error));
    return false;
  }
}
