import { Readable } from 'node:stream';
import { endpoint } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quiet } from '../../../test/database-url.ts';
import { aSessionUser } from '../access/session-user-sample.ts';
import { createClock } from '../db/clock.ts';
import { openDatabase } from '../db/index.ts';
import { bodyKeyOf } from './idempotency.ts';
import { createHttpServer, handle, handlePublic, mount } from './index.ts';

const clock = createClock();
// Nothing of what follows asks the database.
const database = openDatabase({ appUrl: 'postgres://nobody@localhost:1/none', max: 1, clock, log: quiet });
const label = { zh: '试', en: 'Try' };
const input = z.looseObject({ text: z.string() });
const open = endpoint({ route: 'POST /api/open', label, permission: 'public', input, output: z.number() });
const closed = endpoint({ route: 'POST /api/closed', label, permission: 'signedIn', input, output: z.number() });

let server: Awaited<ReturnType<typeof createHttpServer>>;
let asked = 0;
beforeAll(async () => {
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 1_000_000 });
  const authenticate = async (header: string | undefined) => {
    asked += 1;
    return header === 'somebody' ? aSessionUser({}) : undefined;
  };
  const length = async (_ctx: unknown, { text }: { text: string }) => text.length;
  for (const mounted of [handlePublic(open, length), handle(closed, length)])
    mount(server, mounted, { bodyKey: bodyKeyOf('a secret of the test'), database, clock, authenticate });
});
afterAll(async () => {
  await server.close();
  await database.end();
});

const post = (url: string, { sender, payload }: { sender?: string; payload: string | Readable }) =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      ...(sender && { 'blade-auth': sender }),
      ...(typeof payload !== 'string' && { 'transfer-encoding': 'chunked' }),
    },
  });
const small = JSON.stringify({ text: 'a'.repeat(60_000) });
const large = JSON.stringify({ text: 'a'.repeat(1_900_000) });
/** No JSON: whoever reads it says so. */
const unreadable = '['.repeat(1_900_000);

describe('a large body', () => {
  test('of nobody is not read: he is told to sign in, or that it is too large', async () => {
    for (const sender of [undefined, 'a stranger']) {
      expect((await post('/api/closed', { sender, payload: unreadable })).json()).toMatchObject({ code: 401 });
      expect((await post('/api/open', { sender, payload: unreadable })).json()).toMatchObject({ code: 413 });
    }
  });

  test('that does not tell its length is none of nobody’s either', async () => {
    expect((await post('/api/open', { payload: Readable.from([small]) })).json()).toMatchObject({ code: 413 });
  });

  test('to nowhere is read of nobody at all', async () => {
    expect((await post('/api/nowhere', { sender: 'somebody', payload: unreadable })).json()).toMatchObject({
      code: 413,
    });
    expect((await post('/api/nowhere', { payload: '{}' })).json()).toMatchObject({ code: 404 });
  });

  test('of somebody is taken, who is asked for once: a program’s key counts its calls', async () => {
    asked = 0;
    const answer = await post('/api/closed', { sender: 'somebody', payload: large });
    expect(answer.json()).toMatchObject({ code: 200, data: 1_900_000 });
    expect(asked).toBe(1);
  });
});

test('what a sign-in sends is taken of everybody', async () => {
  expect((await post('/api/open', { payload: small })).json()).toMatchObject({ code: 200, data: 60_000 });
});
