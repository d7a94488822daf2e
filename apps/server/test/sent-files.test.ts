import { randomBytes } from 'node:crypto';
import { Agent, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { entities, parseRoute, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plausibleInput } from './isolation/plausible-input.ts';
import { platformForTest } from './platform.ts';
import { startRealApp, type RealApp } from './real-app.ts';
import { workbookOf } from './workbook.ts';

// Driven by the catalog: whatever comes as a file, and however it comes, is answered, and leaves no connection behind.

const catalog: readonly Entity[] = entities;
const calls = platformForTest()
  .mounted.map(({ endpoint }) => endpoint)
  .filter(({ upload }) => upload);

const buyer = '100001';
let app: RealApp;
let port: number;
let token: string;
const rows = new Map<string, string>();
beforeAll(async () => {
  app = await startRealApp({ max: 4 });
  token = await app.signInWithEverything(buyer, 'buyer');
  for (const { name, table } of catalog) {
    const [row] = await app.asSuperuser<{ id: string }>(
      `select id::text from ${table} where tenant_id = $1 order by id limit 1`,
      [buyer],
    );
    if (row) rows.set(name, row.id);
  }
  await app.app.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

const kilobyte = 1024;
/** A workbook that is at least so large: its texts do not shrink. */
const workbookBytes = (bytes: number) =>
  workbookOf([['列'], ...Array.from({ length: bytes / kilobyte }, () => [randomBytes(kilobyte).toString('hex')])])
    .bytes;

const boundary = 'pieces';
const head = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`,
);
const foot = Buffer.from(`\r\n--${boundary}--\r\n`);
const form = (bytes: Buffer) => Buffer.concat([head, bytes, foot]);

interface Sending {
  readonly body: Buffer;
  readonly contentType?: string;
  /** The line breaks after so many bytes. */
  readonly breaksAt?: number;
}

const workbook = workbookBytes(64 * kilobyte);
const large = workbookBytes(1024 * kilobyte);
const noise = randomBytes(64 * kilobyte);
const sendings: Readonly<Record<string, Sending>> = {
  'a kilobyte of random bytes': { body: form(randomBytes(kilobyte)) },
  '64 KB of random bytes': { body: form(noise) },
  'a workbook of 64 KB': { body: form(workbook) },
  'a workbook of 1 MB': { body: form(large) },
  nothing: { body: Buffer.alloc(0) },
  'an empty file': { body: form(Buffer.alloc(0)) },
  'random bytes in place of the form': { body: noise },
  'a form without its end': { body: Buffer.concat([head, large]) },
  'a form that ends in its head': { body: head.subarray(0, 40) },
  'a form without a boundary in its header': { body: form(workbook), contentType: 'multipart/form-data' },
  'a form with another boundary': { body: form(workbook), contentType: 'multipart/form-data; boundary=other' },
};
/** As a browser keeps its lines: an early refusal does not close them while the rest is still sent. */
const agent = new Agent({ keepAlive: true });

const pieceBytes = 4 * kilobyte;

function urlOf(endpoint: Endpoint): string {
  const { path } = parseRoute(endpoint.route);
  const input = plausibleInput(endpoint, catalog, { id: (name) => rows.get(name), version: () => 0 });
  return `${path}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}

/** The status and the text of the answer; undefined where the line was broken off. */
function send(endpoint: Endpoint, { body, contentType, breaksAt }: Sending) {
  return new Promise<{ status: number; answer: string } | undefined>((resolve, reject) => {
    const asked = open({
      port,
      host: '127.0.0.1',
      agent,
      method: 'POST',
      path: urlOf(endpoint),
      headers: {
        'blade-auth': `bearer ${token}`,
        'content-type': contentType ?? `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
      signal: AbortSignal.timeout(30_000),
    });
    asked.on('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject);
    });
    asked.on('error', (error) => (breaksAt === undefined ? reject(error) : resolve(undefined)));
    writeInPieces(asked, body.subarray(0, breaksAt)).then(() => {
      if (breaksAt === undefined) asked.end();
      else asked.destroy();
    }, reject);
  });
}

async function writeInPieces(asked: ReturnType<typeof open>, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length; at += pieceBytes) {
    await new Promise<void>((resolve) => asked.write(body.subarray(at, at + pieceBytes), () => resolve()));
  }
}

const busy = () => {
  const { total, idle, waiting } = app.database.poolMetrics();
  return { busy: total - idle, waiting };
};
async function allFree(): Promise<void> {
  await expect.poll(busy, { timeout: 10_000 }).toEqual({ busy: 0, waiting: 0 });
}

/** What is wrong with an answer. */
function faultsOf(name: string, { status, answer }: { status: number; answer: string }): string[] {
  const isEnvelope = /^\{"code":\d+,"success":(true|false),/.test(answer);
  const isFile = status === 200 && answer.startsWith('PK');
  return status < 500 && (isEnvelope || isFile) ? [] : [`${name}: ${status} ${answer.slice(0, 200)}`];
}

describe.each(calls)('$route', (endpoint) => {
  test('answers whatever is sent to it, all of it at once on fewer connections', async () => {
    const faults = await Promise.all(
      Object.entries(sendings).map(async ([name, sending]) => {
        const answer = await send(endpoint, sending);
        return answer ? faultsOf(name, answer) : [`${name}: no answer`];
      }),
    );
    expect(faults.flat()).toEqual([]);
    await allFree();
  });

  test('keeps no connection for lines that break in the middle', async () => {
    const broken = [50, 1_000, 70_000, 500_000].map((breaksAt) => send(endpoint, { body: form(large), breaksAt }));
    await Promise.all(broken);
    await expect.poll(busy, { timeout: 10_000 }).toEqual({ busy: 0, waiting: 0 });
  });
});

describe('20 MB', () => {
  const huge = form(randomBytes(20 * 1024 * kilobyte));
  test.each(calls)('are answered by $route', async (endpoint) => {
    const answer = await send(endpoint, { body: huge });
    expect(answer && faultsOf(endpoint.route, answer)).toEqual([]);
    await allFree();
  });
});

test('the catalog has the calls that take files', () => {
  expect(calls.length).toBeGreaterThan(30);
});
