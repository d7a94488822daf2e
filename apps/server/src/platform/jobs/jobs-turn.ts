import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { withOwnNames } from '../db/index.ts';

export interface JobsTurn {
  readonly jobsUrl: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Begins the work, and answers how to end it; called again each time the turn comes back. */
  readonly begin: () => Promise<{ stop(): Promise<void> }>;
}

const askEveryMs = 2_000;
const lookEveryMs = 5_000;

/** Whoever holds it is told so by no row: it goes with his connection, however he ends. */
const takeTurn = `select pg_try_advisory_lock(hashtext('zhaocai jobs turn')) as "isOurs"`;

/**
 * Of a machine that has lost its power nothing comes any more, and PostgreSQL would wait for two hours: so it asks for a sign
 * of life after ten seconds, and gives the turn away after twenty-five.
 */
const letGoSoon = `
  select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`;

/**
 * Of all processes on a database one works the jobs off, whatever machine it stands on: the one that holds a lock of the
 * database. The others ask every two seconds whether it is free. Resolves once it has been asked for the first time, and
 * where it was free, once the work has begun.
 */
export async function takeJobsTurn(turn: JobsTurn): Promise<{ stop(): Promise<void> }> {
  const stopped = new AbortController();
  let settle: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (settle = resolve));
  const taking = takeTurns(turn, { ended: stopped.signal, onAsked: () => settle() });
  await asked;
  return {
    async stop() {
      stopped.abort();
      await taking;
    },
  };
}

interface Taking {
  readonly ended: AbortSignal;
  readonly onAsked: () => void;
}

async function takeTurns(turn: JobsTurn, taking: Taking): Promise<void> {
  while (!taking.ended.aborted) {
    await oneConnection(turn, taking).catch((error: unknown) => {
      if (!taking.ended.aborted) turn.log.warn({ err: error }, 'the turn of the jobs was lost, or cannot be asked for');
    });
    await rest(askEveryMs, taking.ended);
  }
  taking.onAsked();
}

/** As long as the connection lasts: asks for the turn, works while it is ours. */
async function oneConnection(turn: JobsTurn, { ended, onAsked }: Taking): Promise<void> {
  const client = new pg.Client({
    connectionString: withOwnNames(turn.jobsUrl),
    application_name: 'zhaocai jobs turn',
    keepAlive: true,
    query_timeout: 10_000,
    connectionTimeoutMillis: 15_000,
  });
  // The query that runs on it fails, and that is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(letGoSoon);
    if (!(await waitUntilOurs(client, { ended, onAsked }))) return;
    const running = await turn.begin();
    onAsked();
    await holdUntilLost(client, ended).finally(() => running.stop());
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** False where the end came first. */
async function waitUntilOurs(client: pg.Client, { ended, onAsked }: Taking): Promise<boolean> {
  while (!ended.aborted) {
    if (await isOurs(client)) return true;
    onAsked();
    await rest(askEveryMs, ended);
  }
  return false;
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(takeTurn);
  return rows[0]?.isOurs ?? false;
}

/** Throws where the connection is no more: then somebody else may have the turn. */
async function holdUntilLost(client: pg.Client, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await rest(lookEveryMs, ended);
    if (!ended.aborted) await client.query('select 1');
  }
}

function rest(ms: number, ended: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal: ended, ref: false }).catch(() => undefined);
}
