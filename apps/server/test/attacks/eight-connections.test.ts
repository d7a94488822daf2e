import { Worker } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './stage.ts';

// A stranger who has no account and eight connections, with the limits that the product has. Meanwhile somebody works.

let stage: Stage;
let token: string;
let port: number;
/** What people wait at most times while eight of them work: the measure of what a stranger may add. */
let among: { health: number; work: number };
beforeAll(async () => {
  stage = await openStage({ requestsPerMinute: 12_000 });
  token = await stage.tokenOf('buyer');
  port = (stage.real.app.server.server.address() as AddressInfo).port;
  const [health = [], ...works] = await Promise.all(
    ['health', ...Array.from({ length: 8 }, () => 'work')].map((act) => thread<number[]>(act)),
  );
  among = { health: usual(health), work: usual(works.flat()) };
}, 300_000);
afterAll(() => stage.close());

const forMs = 3_000;
/** Bodies that were read before anybody was known made it twenty and more. */
const mostTimes = 6;

function thread<T>(act: string): Promise<T> {
  const worker = new Worker(new URL('thread.mjs', import.meta.url), { workerData: { port, act, forMs, token } });
  return new Promise((resolve, reject) => {
    worker.once('message', (said: T) => resolve(said));
    worker.once('error', reject);
  });
}

/** The wait that all but a few stay below: a machine that others use too may hold up a single answer. */
const usual = (took: readonly number[]) =>
  [...took].sort((left, right) => left - right)[Math.floor(took.length * 0.95)] ?? 0;

test.each([
  'sign-ins',
  'captchas',
  'uploads',
  'sockets',
  'huge bodies',
  'huge bodies to nowhere',
  'bodies too huge',
  'deep bodies',
  'slow bodies',
  'slow uploads',
  'half-open requests',
  'lists without end',
])(
  '%s: the server stays awake, and a user’s work goes on',
  async (act) => {
    const [health, work, done] = await Promise.all([
      thread<number[]>('health'),
      thread<number[]>('work'),
      thread<Record<string, number>>(act),
    ]);
    const statuses = Object.keys(done);
    expect(statuses.length).toBeGreaterThan(0);
    // Told to come later where he is too many: that is an answer. Nothing of his succeeds, nothing breaks.
    expect(statuses.filter((status) => Number(status) >= 500 && status !== '503')).toEqual([]);
    expect(health.concat(work).filter((ms) => ms < 0)).toEqual([]);
    expect(health.length).toBeGreaterThan(5);
    expect(usual(health)).toBeLessThan(mostTimes * among.health);
    expect(usual(work)).toBeLessThan(mostTimes * among.work);
    process.stdout.write(
      `${act}: ${JSON.stringify(done)}; /healthz at most ${Math.round(Math.max(...health))} ms, usually under ${Math.round(usual(health))} ms (${Math.round(among.health)} among eight at work); a list usually under ${Math.round(usual(work))} ms (${Math.round(among.work)})\n`,
    );
  },
  60_000,
);

test('nothing won: nobody got in, nothing was kept, everybody still gets in with his password', async () => {
  const [counts] = await stage.asSuperuser<{ sessions: number; files: number }>(
    `select (select count(distinct address)::int from session where address = '127.0.0.2') as sessions,
       (select count(*)::int from attachment where file_name = 'a.txt') as files`,
  );
  expect(counts).toEqual({ sessions: 0, files: 0 });
  expect((await stage.signIn('manager')).status).toBe(200);
  expect(stage.real.database.poolMetrics()).toBeDefined();
});
