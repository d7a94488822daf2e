import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openBeating } from '../../../../test/beating-socket.ts';
import { startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';
import { createSockets } from './sockets.ts';

const many = 2_000;
const heartbeats = 10;
const heartbeatMs = 3_000;

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
  await app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time)
     select '100001', 1000 + n, 'socket' || n, '-', 'socket', now() from generate_series(1, $1) n`,
    [many],
  );
});
afterAll(() => app.close());

/** As `socketTicket` gives them out, for many at once. */
async function ticketsFor(count: number): Promise<{ userId: string; path: string }[]> {
  const tickets = Array.from({ length: count }, (_, index) => ({
    userId: String(1001 + index),
    ticket: `100001.${index}`,
  }));
  await app.asSuperuser(
    `insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time)
     select '100001', encode(sha256(convert_to(ticket, 'UTF8')), 'hex'), "userId", timestamptz '2099-01-01'
     from jsonb_to_recordset($1::jsonb) as t ("userId" bigint, ticket text)`,
    [JSON.stringify(tickets)],
  );
  return tickets.map(({ userId, ticket }) => ({ userId, path: `/websocket/${userId}?ticket=${ticket}` }));
}

test('two thousand sockets of one process stay connected through ten heartbeats', async () => {
  const http = createServer();
  const log = pino({ level: 'silent' });
  const sockets = createSockets({ database: app.database, clock: app.clock, log, heartbeatMs });
  sockets.listen(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // listening on TCP, never on a path
  const open: WebSocket[] = [];
  const tickets = await ticketsFor(many);
  for (let first = 0; first < many; first += 50) {
    const some = tickets
      .slice(first, first + 50)
      .map(({ path }) => openBeating(`ws://127.0.0.1:${port}${path}`, heartbeatMs));
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
