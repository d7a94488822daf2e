import { Worker } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { steadyMeasure } from '../steady-measure.ts';
import { openStage, type Stage } from './stage.ts';

// A stranger who has no account and eight connections, with the limits that the product has. Meanwhile somebody works.

let stage: Stage;
let token: string;
let port: number;
let among: Waits;
beforeAll(async () => {
  stage = await openStage({ requestsPerMinute: 12_000 });
  token = await stage.tokenOf('buyer');
  port = (stage.real.app.server.server.address() as AddressInfo).port;
  among = await waitsAmongEight();
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

/** What people wait at most times. */
interface Waits {
  readonly health: number;
  readonly work: number;
}

/** While eight of them work: the measure of what a stranger may add. */
async function waitsAmongEight(): Promise<Waits> {
  const [health = [], ...works] = await Promise.all(
    ['health', ...Array.from({ length: 8 }, () => 'work')].map((act) => thread<number[]>(act)),
  );
  return { health: usual(health), work: usual(works.flat()) };
}

/** While a stranger does this. Told to come later where he is too many is an answer; nothing of his breaks anything. */
async function waitsDuring(act: string): Promise<Waits & { readonly done: Record<string, number> }> {
  const [health, work, done] = await Promise.all([
    thread<number[]>('health'),
    thread<number[]>('work'),
    thread<Record<string, number>>(act),
  ]);
  const statuses = Object.keys(done);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => Number(status) >= 500 && status !== '503')).toEqual([]);
  expect(health.concat(work).filter((ms) => ms < 0)).toEqual([]);
  expect(health.length).toBeGreaterThan(5);
  return { health: usual(health), work: usual(work), done };
}

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
    const isBearable = ({ health, work }: Waits) => health < mostTimes * among.health && work < mostTimes * among.work;
    const during = await steadyMeasure(
      () => waitsDuring(act),
      isBearable,
      async () => {
        // What else the machine does may have begun since: it burdens both.
        among = await waitsAmongEight();
      },
    );
    expect(during.health).toBeLessThan(mostTimes * among.health);
    expect(during.work).toBeLessThan(mostTimes * among.work);
    const [health, work, healthAmong, workAmong] = [during.health, during.work, among.health, among.work].map(
      Math.round,
    );
    process.stdout.write(
      `${act}: ${JSON.stringify(during.done)}; /healthz usually under ${health} ms (${healthAmong} among eight at work); a list usually under ${work} ms (${workAmong})\n`,
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
