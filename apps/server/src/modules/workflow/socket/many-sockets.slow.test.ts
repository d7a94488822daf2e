import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openBeating } from '../../../../test/beating-socket.ts';
import { startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';
import { socketPaths, socketSecret } from '../../../../test/socket-tickets.ts';
import { createSockets } from './sockets.ts';

const many = 2_000;
const heartbeats = 10;
const heartbeatMs = 3_000;

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

test('two thousand sockets of one process stay connected through ten heartbeats', async () => {
  const http = createServer();
  const log = pino({ level: 'silent' });
  const sockets = createSockets({
    database: app.database,
    clock: app.clock,
    secret: socketSecret,
    log,
    heartbeatMs,
    addressOf: () => '',
  });
  sockets.listen(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // listening on TCP, never on a path
  const open: WebSocket[] = [];
  const paths = await socketPaths(app.asSuperuser, { tenantId: '100001', firstId: 1001, many });
  for (let first = 0; first < many; first += 50) {
    const some = paths
      .slice(first, first + 50)
      .map((path) => openBeating(`ws://127.0.0.1:${port}${path}`, heartbeatMs));
    open.push(...(await Promise.all(some)));
  }
  let pongs = 0;
  for (const socket of open) socket.on('message', () => (pongs += 1));
  await expect.poll(() => pongs, { timeout: 300_000 }).toBeGreaterThanOrEqual(many * heartbeats);
  expect(open.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(many);
  expect(sockets.count()).toBe(many);
  for (const socket of open) socket.terminate();
  sockets.close();
  http.close();
}, 600_000);
