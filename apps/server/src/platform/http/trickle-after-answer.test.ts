import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchSenders } from './watch-senders.ts';

const stalledMs = 400;

let server: FastifyInstance;
beforeAll(async () => {
  server = fastify();
  watchSenders(server, stalledMs);
  // Answers before the body has come: it is refused for its size, or its call is known already.
  server.addHook('preParsing', (_request, reply, _payload, _done) => void reply.code(400).send('refused'));
  server.post('/', () => 'taken');
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test('who has his answer and still trickles his body is left, and his line is free', async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"a":"');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  const trickling = setInterval(() => socket.write('x'), stalledMs / 8);
  const isLeft = await Promise.race([closed.then(() => true), setTimeout(stalledMs * 6, false)]);
  clearInterval(trickling);
  socket.destroy();
  expect(isLeft).toBe(true);
});
