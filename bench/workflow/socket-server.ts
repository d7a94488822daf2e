import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { socketSecret } from '../../apps/server/test/socket-tickets.ts';
import { createSockets } from '../../apps/server/src/modules/workflow/index.ts';
import { createClock, openDatabase } from '../../apps/server/src/platform/db/index.ts';

/** The product's sockets alone in a process, so that what it holds is theirs. */
const log = pino({ level: 'error' });
const clock = createClock();
const database = openDatabase({ appUrl: process.env.APP_URL ?? '', max: 10, clock, log });
await database.ready();
const heartbeatMs = Number(process.env.BENCH_HEARTBEAT_MS);
const addressOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
const sockets = createSockets({ database, clock, secret: socketSecret, log, heartbeatMs, addressOf });
const http = createServer();
sockets.listen(http);
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo; // listening on TCP, never on a path
  process.send?.({ port });
});
process.on('message', () => {
  global.gc?.();
  process.send?.({ sockets: sockets.count(), megabytes: process.memoryUsage().rss / 1024 / 1024 });
});
process.once('SIGTERM', () => {
  sockets.close();
  http.close();
  void database.end().then(() => process.exit(0));
});
