import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { watchServer } from './watch-server.ts';

const limits = { everyMs: 5, answerMs: 100, tries: 3 };
const servers: Server[] = [];
const watches: (() => void)[] = [];
afterEach(() => {
  for (const end of watches.splice(0)) end();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers in this way, watched; tells how often it was asked and how often it was found hanging. */
async function watched(listener: RequestListener, databaseAnswers: () => boolean = () => true) {
  const told = { asked: 0, hanging: 0 };
  const server = createServer((request, response) => {
    told.asked += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onHanging = () => void (told.hanging += 1);
  watches.push(watchServer({ url, databaseAnswers: async () => databaseAnswers(), onHanging, limits }));
  return told;
}

describe('a server', () => {
  test('that takes its calls and never answers is found hanging, once, after all tries', async () => {
    const told = await watched(() => undefined);
    await expect.poll(() => told.hanging).toBe(1);
    expect(told.asked).toBe(limits.tries);
  });

  test('that cannot reach a database which answers others is found hanging', async () => {
    const told = await watched((_request, response) => response.writeHead(503).end());
    await expect.poll(() => told.hanging).toBe(1);
  });

  test('whose database is away is left alone, however long, and has all its tries when it is back', async () => {
    let isBack = false;
    const told = await watched(
      (_request, response) => response.writeHead(503).end(),
      () => isBack,
    );
    await expect.poll(() => told.asked).toBeGreaterThan(4 * limits.tries);
    expect(told.hanging).toBe(0);
    isBack = true;
    await expect.poll(() => told.hanging).toBe(1);
  });

  test('that answers one of its tries is merely busy', async () => {
    let calls = 0;
    const told = await watched((_request, response) => {
      calls += 1;
      response.writeHead(calls % limits.tries === 0 ? 200 : 503).end();
    });
    await expect.poll(() => told.asked).toBeGreaterThan(6 * limits.tries);
    expect(told.hanging).toBe(0);
  });

  test('that refuses too many requests is there', async () => {
    const told = await watched((_request, response) => response.writeHead(429).end());
    await expect.poll(() => told.asked).toBeGreaterThan(4 * limits.tries);
    expect(told.hanging).toBe(0);
  });
});
