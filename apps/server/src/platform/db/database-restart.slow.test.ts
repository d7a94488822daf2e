import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDatabase, quiet } from '../../../test/database-url.ts';
import { layMigrated, migratedDatabase } from '../../../test/global-setup.ts';
import { quickFolder } from '../../../test/quick-folder.ts';
import {
  connectionUrls,
  discardPostgres,
  startPostgres,
  withClient,
  type RunningPostgres,
} from '../embedded-postgres/index.ts';
import { longestPauseMs, patienceMs } from './connection-failure.ts';
import { createClock, openDatabase, type Database } from './index.ts';

const tenantId = '100001';
/** A read waits so long for a database that starts; one that starts later says nothing about the reads. */
const readsWaitMs = patienceMs - longestPauseMs;
const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time) values ($1, $2, 'x', $2::bigint::text, '2026-11-20 10:00:00')`;
let dataDir: string;
let postgres: RunningPostgres;
let database: Database;

beforeAll(async () => {
  dataDir = quickFolder('zhaocai-restart-');
  await layMigrated(dataDir);
  postgres = await startWaitingForTheDisk();
  const { superuserUrl } = postgres;
  const urls = inDatabase({ superuserUrl, ...(await connectionUrls(postgres)) }, migratedDatabase);
  database = openDatabase({ appUrl: urls.appUrl, max: 4, clock: createClock(), log: quiet });
});
afterAll(async () => {
  await database.end();
  await postgres.stop();
  discardPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

/** As the product's own does, other than the cluster that was laid: what is acknowledged here must be safe. */
async function startWaitingForTheDisk(): Promise<RunningPostgres> {
  const laid = await startPostgres({ dataDir, log: quiet });
  await withClient(laid.superuserUrl, (client) => client.query('alter system reset all'));
  await laid.stop();
  const started = await startPostgres({ dataDir, log: quiet });
  const waits = `select name from pg_settings where setting = 'on' and name in ('fsync', 'synchronous_commit', 'full_page_writes')`;
  expect(await withClient(started.superuserUrl, async (client) => (await client.query(waits)).rowCount)).toBe(3);
  return started;
}

it(
  'reads wait eight seconds while the database is killed and starts again, and no acknowledged write is lost',
  { timeout: 600_000 },
  async () => {
    const acknowledged: string[] = [];
    const impatientReads: unknown[] = [];
    let running = true;
    const write = async (worker: number) => {
      for (let n = 0; running; n += 1) {
        const id = String(worker * 1_000_000 + n);
        const written =
          n % 2
            ? database.scoped(tenantId).query(insert, [tenantId, id])
            : database.transaction(tenantId, (tx) => tx.query(insert, [tenantId, id]));
        await written.then(
          () => acknowledged.push(id),
          () => new Promise((resolve) => setTimeout(resolve, 20)),
        );
      }
    };
    const read = async () => {
      while (running) {
        const askedAt = performance.now();
        await database
          .scoped(tenantId)
          .query('select id from role limit 1')
          .catch((error: unknown) => {
            if (performance.now() - askedAt < readsWaitMs) impatientReads.push(error);
          });
      }
    };
    const work = [write(1), write(2), read()];
    try {
      for (let kill = 0; kill < 3; kill += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        process.kill(postgres.pid, 'SIGKILL');
        postgres = await startPostgres({ dataDir, log: quiet });
      }
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10);
    } finally {
      running = false;
      await Promise.all(work);
    }
    const stored = await database.scoped(tenantId).query<{ id: string }>('select id from role');
    const ids = new Set(stored.map(({ id }) => id));
    expect(impatientReads).toEqual([]);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  },
);
