import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../../../test/database-url.ts';
import { createHttpServer } from './index.ts';

const stalledMs = 800;
const head = (length: number) =>
  `POST /api/take HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

let server: FastifyInstance;
beforeAll(async () => {
  server = await createHttpServer({ log: quiet, trustProxy: false, requestsPerMinute: 10_000, unreadMs: stalledMs });
  server.post('/api/take', async () => 'taken');
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const line = (): Socket => connect((server.server.address() as AddressInfo).port, '127.0.0.1');

test('who sends a body byte by byte is left, and his line is free', async () => {
  const socket = line();
  const said = text(socket).catch(() => '');
  socket.write(`${head(100_000)}{"a":"`);
  const trickling = setInterval(() => socket.write('x'), stalledMs / 10);
  expect(await said).toBe('');
  clearInterval(trickling);
  expect(socket.destroyed).toBe(true);
});

test('who sends his body over a poor line is waited for', async () => {
  const socket = line();
  const piece = 'x'.repeat(2_000);
  const pieces = 12;
  const said = text(socket);
  socket.write(`${head(pieces * piece.length + 8)}{"a":"`);
  for (let sent = 0; sent < pieces; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, stalledMs / 4));
    socket.write(piece);
  }
  socket.write('"}');
  expect(await said).toMatch(/^HTTP\/1\.1 200 /);
});
