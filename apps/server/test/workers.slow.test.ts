import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAlive, identify } from '../src/platform/embedded-postgres/index.ts';
import { startProduct, type Product } from './crash/product.ts';
import { freePort } from './free-port.ts';
import { openLine, workersOf, type Line } from './worker-lines.ts';

/** What the documentation promises of a stop. */
const promisedMs = 15_000;
/** Shorter than what a process keeps of a session without hearing anything. */
const heardMs = 4_000;

let product: Product;
let metricsUrl: string;
let database: pg.Client;
const lines: Line[] = [];

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  product = await startProduct({ settings: { WORKERS: '2', METRICS_PORT: String(metricsPort) } });
  database = new pg.Client(product.superuserUrl());
  database.on('error', () => undefined);
  await database.connect();
  while ((await metric('server_processes')) !== 2) await sleep(200);
}, 900_000);
afterAll(async () => {
  for (const line of lines) line.close();
  await database.end();
  await product.stop();
}, 300_000);

async function metric(name: string): Promise<number | undefined> {
  const text = await fetch(metricsUrl).then(
    (answer) => answer.text(),
    () => '',
  );
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** A line to each of the two processes. */
async function lineToEach(): Promise<[Line, Line]> {
  const [one = 0, other = 0] = workersOf(product.serverPid());
  const opened: [Line, Line] = [await openLine(product.url, one), await openLine(product.url, other)];
  lines.push(...opened);
  return opened;
}

/** Within one minute of the clock, for so are calls counted: what is asked takes ten seconds. */
async function inOneMinute(work: () => Promise<void>): Promise<void> {
  const second = new Date().getSeconds();
  if (second > 45) await sleep((60 - second) * 1000);
  return work();
}

const rows = async <R extends object>(sql: string): Promise<R[]> => (await database.query<R>(sql)).rows;

/** Which of the two works the jobs off: by the connection that holds their turn. */
const holdersOfTurn = () =>
  rows<{ port: number }>(
    `select a.client_port as port from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and a.application_name = 'zhaocai jobs turn' and l.granted`,
  );

describe('of two processes on one port', () => {
  test('each knows who signed in at the other, and hears at once that he signed out', async () => {
    const [one, other] = await lineToEach();
    const session = await one.signIn('100001', 'buyer');
    const ask = (line: Line) => line.ask('GET', '/api/blade-user/info', { token: session });
    expect([(await ask(one)).status, (await ask(other)).status]).toEqual([200, 200]);
    await other.ask('GET', '/api/blade-auth/oauth/logout', { token: session });
    await expect.poll(async () => [(await ask(one)).status, (await ask(other)).status]).toEqual([401, 401]);
  });

  test('both stop to let somebody do what he was forbidden at one of them', async () => {
    const [one, other] = await lineToEach();
    const admin = await one.signIn('100001', 'admin');
    const manager = await other.signIn('100001', 'manager');
    const mayPlan = (line: Line) =>
      line.ask('GET', '/api/purchase/procedure/queryScheduleBasis?manner=5&lawRegime=1&from=2026-11-01', {
        token: manager,
      });
    expect([(await mayPlan(one)).status, (await mayPlan(other)).status]).toEqual([200, 200]);
    const [ids] = await rows<{ userIds: string; roleIds: string }>(
      `select u.id::text as "userIds", r.id::text as "roleIds" from user_account u, role r
       where u.tenant_id = '100001' and u.account = 'manager' and r.tenant_id = '100001' and r.role_alias = 'finance'`,
    );
    const granted = await one.ask('POST', '/api/blade-user/grant', { token: admin, body: ids ?? {} });
    expect(granted.body).toMatchObject({ code: 200 });
    const since = performance.now();
    await expect.poll(async () => [(await mayPlan(one)).status, (await mayPlan(other)).status]).toEqual([403, 403]);
    expect(performance.now() - since).toBeLessThan(heardMs);
  });

  test('each tells its browsers what was written at the other, and a job of its time is done once', async () => {
    const [one, other] = await lineToEach();
    const reader = await one.signIn('100001', 'manager');
    const heard = await one.listen(reader);
    const writer = await other.signIn('100001', 'admin');
    const released = await rows<{ at: string }>(
      `select to_char(now() at time zone 'Asia/Shanghai' + interval '2 seconds', 'YYYY-MM-DD HH24:MI:SS') as at`,
    );
    const notice = { title: '两个进程', category: '1', audience: 1, noticeState: 1, content: '<p>停机</p>' };
    for (const [title, releaseTime] of [
      ['立即', undefined],
      ['稍后', released[0]?.at],
    ]) {
      const body = { ...notice, title, releaseTime };
      expect((await other.ask('POST', '/api/blade-desk/notice/submit', { token: writer, body })).body).toMatchObject({
        code: 200,
      });
    }
    const titles = () => heard.messages().map(({ title }) => title);
    await expect.poll(titles, { timeout: 20_000 }).toEqual(['立即', '稍后']);
    await sleep(1_500);
    expect(titles()).toEqual(['立即', '稍后']);
    expect(await holdersOfTurn()).toHaveLength(1);
  });

  test('guesses at an account are counted whichever of them they reach', async () => {
    const [one, other] = await lineToEach();
    const said = [];
    for (const line of [one, other, one, other]) {
      const { body } = await line.ask('POST', '/api/blade-auth/oauth/token', { form: ['100001', 'finance', 'guess'] });
      said.push((body as { error_code?: string }).error_code ?? '');
    }
    const captcha = said.pop();
    expect(new Set(said).size).toBe(1);
    expect(captcha).not.toBe(said[0]);
  });

  test('a key has its calls of a minute once, not at each of them', async () => {
    const [one, other] = await lineToEach();
    const admin = await one.signIn('100001', 'admin');
    const made = await one.ask('POST', '/api/integration/key/create', {
      token: admin,
      body: {
        keyName: 'ERP',
        expireTime: '2027-01-01 00:00:00',
        requestsPerMinute: 20,
        scopes: ['user_view'],
      },
    });
    const { key } = (made.body as { data: { key: string } }).data;
    const call = async (line: Line) => (await line.ask('GET', '/api/blade-user/info', { token: key })).status;
    await inOneMinute(async () => {
      for (let count = 0; count < 15; count += 1) expect(await call(one)).toBe(200);
      // What the first has told, the other hears when it tells itself.
      for (const _ of [1, 2]) {
        await sleep(1_200);
        expect(await call(other)).toBe(200);
      }
      await sleep(1_200);
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push(await call(other));
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    });
  });

  test('the metrics are those of both', async () => {
    const [one, other] = await lineToEach();
    const answered = () =>
      metric('http_request_duration_seconds_count{method="GET",route="/api/blade-user/info",status="401"}');
    const before = (await answered()) ?? 0;
    await one.ask('GET', '/api/blade-user/info', {});
    await other.ask('GET', '/api/blade-user/info', {});
    expect(await answered()).toBe(before + 2);
  });

  test('one that is killed takes only its own lines along, and is back, and the jobs go on', async () => {
    const [before] = await holdersOfTurn();
    const [one = 0, other = 0] = workersOf(product.serverPid());
    const line = await openLine(product.url, other);
    lines.push(line);
    process.kill(one, 'SIGKILL');
    const newLine = () => fetch(`${product.url}/readyz`, { headers: { connection: 'close' } }).then(({ ok }) => ok);
    // A line that was handed over in the instant of its death is gone with it: a browser asks again.
    await expect.poll(() => newLine().catch(() => false)).toBe(true);
    // Served by the other alone, long before that one is back.
    expect(await metric('server_processes')).toBe(1);
    for (let count = 0; count < 20; count += 1) {
      expect((await line.ask('GET', '/readyz', {})).status).toBe(200);
      expect(await newLine()).toBe(true);
    }
    await expect.poll(() => metric('server_processes'), { timeout: 60_000 }).toBe(2);
    expect(workersOf(product.serverPid())).toContain(other);
    expect(await metric('server_process_restarts_total')).toBe(1);
    await expect.poll(holdersOfTurn, { timeout: 20_000 }).toHaveLength(1);
    // The first begins with the jobs, so the turn has gone to the other.
    expect(await holdersOfTurn()).not.toEqual([before]);
  });

  test('a stop ends all of them in time', async () => {
    const pids = [product.serverPid(), ...workersOf(product.serverPid())].map((pid) => identify(pid));
    const since = performance.now();
    process.kill(product.serverPid(), 'SIGTERM');
    await expect.poll(() => pids.some((one) => isAlive(one)), { timeout: 2 * promisedMs, interval: 100 }).toBe(false);
    expect(performance.now() - since).toBeLessThan(promisedMs);
  });
});
