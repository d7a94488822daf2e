import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { endpoint, type Envelope } from '@zhaocai/model';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quiet } from '../../../test/database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../../test/harness.ts';
import type { Db } from '../db/index.ts';
import { handlePublic, type Handler, type MountedEndpoint, type PublicCtx } from './context.ts';
import { mount } from './mount.ts';
import { bodyKeyOf } from './idempotency.ts';
import { createHttpServer } from './server.ts';

const never = new Promise<never>(() => undefined);
const insert = `insert into role (tenant_id, id, role_name, role_alias, create_time) values ('100001', 1, 'r', 'r', '2026-11-20 10:00:00')`;

/** The connections that a call was given, for what it does when it should be over. */
const connections: Db[] = [];

type Work = Handler<object, unknown, PublicCtx>;
function call(name: string, kind: { writes?: boolean; upload?: boolean; raw?: boolean }, work: Work): MountedEndpoint {
  const label = { zh: '调用', en: 'Call' };
  const route = `POST /api/test/${name}` as const;
  return handlePublic(
    endpoint({ route, label, permission: 'public', input: z.object({}), output: z.unknown(), ...kind }),
    work,
  );
}

const hanging: Work = async ({ db }) => {
  connections.push(db);
  const own = db.ofTenant('100001');
  if (db.inTransaction) await own.query(insert);
  await never;
};
/** How many read a file that has not ended for them. */
let reading = 0;
const mounted = [
  call('write', { writes: true }, hanging),
  call('read', {}, hanging),
  call('import', { writes: true, upload: true }, (ctx) =>
    ctx.sentFile(async ({ stream }) => (await text(stream)).length),
  ),
  call('store', { upload: true }, (ctx) =>
    ctx.sentFile(async ({ stream }) => {
      reading += 1;
      return text(stream)
        .then((whole) => whole.length)
        .finally(() => (reading -= 1));
    }),
  ),
];

/** What was sent as it was made, while it lasted. */
const sending: Readable[] = [];
const chunk = Buffer.alloc(64 * 1024, 'a');
const chunks = 512;
const streaming: Work = async () => {
  const body = Readable.from(
    (function* () {
      for (let index = 0; index < chunks; index += 1) yield chunk;
    })(),
    { objectMode: false },
  );
  sending.push(body);
  return { headers: { 'content-type': 'application/octet-stream' }, body };
};
mounted.push(call('stream', { raw: true }, streaming));

let opened: OpenTestDatabase;
let server: FastifyInstance;
let port: number;
let arrived = 0;
beforeAll(async () => {
  opened = await openTestDatabase({ max: 2 });
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000, unreadMs: 300 });
  const limits = { handlerMs: 500, uploadMs: 500, stalledMs: 500, afterlifeMs: 200 };
  const options = {
    bodyKey: bodyKeyOf('a secret of the test'),
    database: opened.database,
    clock: opened.clock,
    authenticate: async () => undefined,
    limits,
  };
  for (const one of mounted) mount(server, one, options);
  server.addHook('onRequest', async () => void (arrived += 1));
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await opened.close();
});
beforeEach(() => {
  connections.splice(0);
  arrived = 0;
});

const post = async (name: string, signal?: AbortSignal) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/test/${name}`, {
    method: 'POST',
    headers: { 'accept-language': 'en' },
    signal: signal ?? AbortSignal.timeout(20_000),
  });
  return { status: answer.status, body: (await answer.json()) as Envelope };
};
const allFree = async () => {
  await expect.poll(() => opened.database.poolMetrics().waiting, { timeout: 5_000 }).toBe(0);
  await expect
    .poll(
      () => {
        const { total, idle } = opened.database.poolMetrics();
        return total - idle;
      },
      { timeout: 5_000 },
    )
    .toBe(0);
};
const roles = () => opened.asSuperuser('select id from role');

describe('a call that never ends', () => {
  test('is answered in time, stores nothing and gives its connection back', async () => {
    const answers = await Promise.all([post('write'), post('write'), post('write'), post('read')]);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 503, success: false, msg: expect.stringContaining('took too long') });
    }
    await allFree();
    expect(await roles()).toEqual([]);
  });

  test('can do nothing more once it is over', async () => {
    await Promise.all([post('write'), post('read')]);
    for (const connection of connections) {
      await expect(connection.query('select 1')).rejects.toThrow('platform.tookTooLong');
      await expect(connection.ofTenant('100001').write(insert)).rejects.toThrow('platform.tookTooLong');
    }
    expect(connections).toHaveLength(2);
    expect(await roles()).toEqual([]);
  });

  test('is over soon after its caller has gone', async () => {
    const abort = new AbortController();
    const left = post('write', abort.signal);
    await expect.poll(() => connections.length).toBe(1);
    abort.abort();
    await expect(left).rejects.toThrow('aborted');
    await allFree();
    expect(await roles()).toEqual([]);
  });
});

const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

/** Sends what is given and then nothing more; the line stays open. */
function stall(name: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/test/${name} HTTP/1.1\r\nhost: test\r\ncontent-type: multipart/form-data; boundary=part\r\ncontent-length: 100000\r\n\r\n${head}${'x'.repeat(1_000)}`,
  );
  return socket;
}

describe.each(['import', 'store'])('a file that stops coming, to be taken by %s', (name) => {
  test('holds no database connection while it is waited for, and is given up', async () => {
    const sockets = Array.from({ length: 5 }, () => stall(name));
    const answered = Promise.all(sockets.map((socket) => text(socket)));
    await expect.poll(() => arrived).toBe(5);
    // Long enough for each to take a connection, if it took one.
    await opened.asSuperuser('select pg_sleep(0.2)');
    const { total, idle, waiting } = opened.database.poolMetrics();
    expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 });
    for (const answer of await answered) expect(answer).toMatch(/^HTTP\/1.1 408 [^]*connection: close/);
    await allFree();
    await expect.poll(() => reading, { timeout: 5_000 }).toBe(0);
  });
});

test('a file that comes slowly, but comes, is taken whole', async () => {
  const body = async function* () {
    yield Buffer.from(head);
    for (let sent = 0; sent < 8; sent += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      yield Buffer.alloc(1_000, 'x');
    }
    yield Buffer.from('\r\n--part--\r\n');
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api/test/import`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    body: ReadableStream.from(body()),
    duplex: 'half',
  } as RequestInit);
  expect(await answer.json()).toMatchObject({ code: 200, data: 8_000 });
});

describe('what is sent as it is made', () => {
  const ask = () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/test/stream HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
    socket.on('error', () => undefined);
    return socket;
  };

  test('is given up where its receiver takes nothing of it', async () => {
    sending.splice(0);
    const sockets = [ask(), ask(), ask()];
    for (const socket of sockets) socket.pause();
    await expect.poll(() => sending.length).toBe(3);
    await expect.poll(() => sending.every((body) => body.destroyed), { timeout: 5_000 }).toBe(true);
    expect(sending.every((body) => body.readableEnded)).toBe(false);
    for (const socket of sockets) socket.destroy();
  });

  test('goes whole to a receiver who is slow but takes it', async () => {
    sending.splice(0);
    const socket = ask();
    let received = 0;
    let rested = 0;
    socket.on('data', (piece: Buffer) => {
      received += piece.length;
      // At every few pieces and not at each: how many timers a busy machine serves in a second is not what is judged.
      if (received - rested < 1_000_000) return;
      rested = received;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    await expect.poll(() => received, { timeout: 60_000, interval: 100 }).toBeGreaterThan(chunks * chunk.length);
    socket.destroy();
  });
});
