import { connect, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProduct, type Product } from './crash/product.ts';

let product: Product;
let token: string;
let locking: pg.Client;
const sockets: Socket[] = [];

beforeEach(async () => {
  product = await startProduct();
  token = await product.signIn();
  locking = new pg.Client(product.superuserUrl());
  // The database may end before it.
  locking.on('error', () => undefined);
  await locking.connect();
  await hang();
}, 900_000);
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await locking.end().catch(() => undefined);
  await product.stop();
}, 300_000);

/** What the documentation promises of a stop. */
const promisedMs = 15_000;

/** A request of which the rest never comes, or whose answer is never read. */
function send(
  method: string,
  path: string,
  { headers = [], body = '' }: { headers?: string[]; body?: string },
): Socket {
  const { port, hostname } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  const lines = [`${method} ${path} HTTP/1.1`, 'host: test', `blade-auth: bearer ${token}`, ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  sockets.push(socket);
  return socket;
}

const form = (length: number) => ['content-type: multipart/form-data; boundary=part', `content-length: ${length}`];
const json = (body: string) => ({
  headers: ['content-type: application/json', `content-length: ${body.length}`],
  body,
});

/** Files that stop coming, saves that wait for a lock, an export that nobody reads. */
async function hang(): Promise<void> {
  await locking.query(
    `insert into region (tenant_id, id, code, parent_code, name, level, create_time)
     select '000000', 800000000 + n, (900000000 + n)::text, '00', md5(n::text) || md5(n::text || 'x'), 5, now()
     from generate_series(1, 300000) n`,
  );
  await locking.query('begin');
  await locking.query('lock table post in access exclusive mode');
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK';
  for (const path of ['/api/blade-system/post/import', '/api/file/uploadOSS']) {
    for (let count = 0; count < 6; count += 1) send('POST', path, { headers: form(1_000_000), body: head });
  }
  send('POST', '/api/blade-system/region/export', json('{}'));
  const post = JSON.stringify({ postName: 'x', postCode: 'x', category: 1, sort: 1 });
  for (let count = 0; count < 8; count += 1) send('POST', '/api/blade-system/post/submit', json(post));
  const waiting = `select 1 from pg_stat_activity where application_name = 'zhaocai' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await locking.query(waiting)).rows.length, { timeout: 20_000 }).toBeGreaterThan(0);
}

const isAlive = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test('a server whose parent was killed ends itself, whatever hangs', async () => {
  const pid = product.serverPid();
  product.kill('parent');
  const killedAt = performance.now();
  await expect.poll(() => isAlive(pid), { timeout: 2 * promisedMs, interval: 100 }).toBe(false);
  process.stdout.write(`an orphan ended after ${Math.round(performance.now() - killedAt)} ms\n`);
  expect(performance.now() - killedAt).toBeLessThan(promisedMs);
}, 300_000);

test('a stop ends the server within its time, whatever hangs', async () => {
  const pid = product.serverPid();
  const stopped = product.stop();
  const askedAt = performance.now();
  await expect.poll(() => isAlive(pid), { timeout: 2 * promisedMs, interval: 100 }).toBe(false);
  process.stdout.write(`a stopped server ended after ${Math.round(performance.now() - askedAt)} ms\n`);
  expect(performance.now() - askedAt).toBeLessThan(promisedMs);
  expect(await stopped).toBe(0);
}, 300_000);
