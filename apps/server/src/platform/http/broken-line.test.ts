import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './index.ts';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = await createHttpServer({ log, trustProxy: false, requestsPerMinute: 10_000 });
  server.post('/api/take', async () => 'taken');
  server.get('/api/named/:name', async () => 'named');
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo); // listening on TCP, never on a path
});
afterAll(() => server.close());

/** What comes back over a line on which just these bytes were sent. */
async function answerTo(sent: string): Promise<{ status: number; head: string; said: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  return {
    status: Number(answer.slice(9, 12)),
    head: answer.slice(0, end),
    said: JSON.parse(answer.slice(end + 4) || 'null'),
  };
}

const close = 'host: a\r\nconnection: close\r\n';

test.each([
  ['a first line that is none', 'nonsense\r\n\r\n', 400, '请求参数格式错误'],
  ['a length below nothing', `POST /api/take HTTP/1.1\r\n${close}content-length: -1\r\n\r\n`, 400, '请求参数格式错误'],
  ['headers of 20 KB', `GET /api/take HTTP/1.1\r\n${close}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431, '请求内容过大'],
  ['a query of 20 KB', `GET /api/take?${'x'.repeat(20_000)} HTTP/1.1\r\n${close}\r\n`, 431, '请求内容过大'],
  [
    'an expectation that nobody knows',
    `POST /api/take HTTP/1.1\r\n${close}expect: cake\r\n\r\n`,
    417,
    '请求参数格式错误',
  ],
  ['a method that nobody knows', `NOSUCH /api/take HTTP/1.1\r\n${close}\r\n`, 400, '请求参数格式错误'],
  ['no host', 'GET /api/take HTTP/1.1\r\nconnection: close\r\n\r\n', 400, '请求参数格式错误'],
  [
    'a name in the path of 300 characters',
    `GET /api/named/${'x'.repeat(300)} HTTP/1.1\r\n${close}\r\n`,
    400,
    '请求参数格式错误',
  ],
  ['a path that is badly encoded', `GET /api/named/%zz HTTP/1.1\r\n${close}\r\n`, 400, '请求参数格式错误'],
  ['a path of 300 characters as a name', `GET /api/${'x'.repeat(300)} HTTP/1.1\r\n${close}\r\n`, 404, '没找到请求'],
])('%s is refused in the envelope, with the headers of every answer', async (_what, sent, status, msg) => {
  const answer = await answerTo(sent);
  expect(answer).toMatchObject({ status, said: { code: status, success: false, data: null, msg } });
  expect(answer.head).toContain('x-request-id: ');
  expect(answer.head).toContain('cache-control: private, no-store');
});

test('who goes in the middle of his request is no fault of ours', async () => {
  const socket = connect(port, '127.0.0.1');
  const gone = new Promise((resolve) => server.server.once('connection', (one) => one.once('close', resolve)));
  socket.write(`POST /api/take HTTP/1.1\r\n${close}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"`);
  await new Promise((resolve) => server.server.once('request', resolve));
  socket.destroy();
  await gone;
  await new Promise(setImmediate);
  expect(logged).toEqual([]);
});
