import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { openBeating } from '../../apps/server/test/beating-socket.ts';
import { socketPaths } from '../../apps/server/test/socket-tickets.ts';
import { startBenchCluster } from '../api/cluster.ts';
import { fill, firstTenant } from '../api/rows.ts';
import type { BenchLine } from '../budget.ts';

type Socket = Awaited<ReturnType<typeof openBeating>>;

const many = 2_000;
const heartbeats = 10;
/** As the product's client beats. */
const heartbeatMs = Number(process.env.BENCH_HEARTBEAT_MS ?? 55_000);
const atOnce = 50;

interface SocketServer {
  readonly port: number;
  ask(): Promise<{ readonly sockets: number; readonly megabytes: number }>;
  stop(): Promise<void>;
}

/** How large a process is that holds two thousand open sockets, loader and all, and whether all of them are there ten heartbeats later. */
export async function measureSockets(): Promise<BenchLine[]> {
  const cluster = await startBenchCluster();
  const database = await cluster.create('bench_sockets');
  await fill(database, { tenants: 1, rows: 0 });
  const paths = await withClient(database.superuserUrl, (client) =>
    socketPaths((sql, values) => client.query(sql, values), { tenantId: String(firstTenant), firstId: 10_000, many }),
  );
  const server = await start({ APP_URL: database.appUrl, BENCH_HEARTBEAT_MS: String(heartbeatMs) });
  const open: Socket[] = [];
  try {
    const idle = await server.ask();
    for (let first = 0; first < many; first += atOnce) {
      const some = paths.slice(first, first + atOnce);
      open.push(
        ...(await Promise.all(some.map((path) => openBeating(`ws://127.0.0.1:${server.port}${path}`, heartbeatMs)))),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, heartbeats * heartbeatMs));
    const after = await server.ask();
    const here = open.filter((socket) => socket.readyState === socket.OPEN).length;
    console.log(
      `${here} sockets open, ${idle.megabytes.toFixed(0)} MB idle, ${after.megabytes.toFixed(0)} MB with them`,
    );
    return [
      { name: '2,000 sockets through ten heartbeats: lost', value: many - Math.min(here, after.sockets) },
      { name: '2,000 sockets through ten heartbeats: MB', value: after.megabytes },
    ];
  } finally {
    for (const socket of open) socket.terminate();
    await server.stop();
    await cluster.stop();
  }
}

async function start(settings: Record<string, string>): Promise<SocketServer> {
  const program = fileURLToPath(new URL('./socket-server.ts', import.meta.url));
  const child = fork(program, { env: { ...process.env, ...settings }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { port } = await said<{ port: number }>(child);
  return {
    port,
    ask() {
      const answer = said<{ sockets: number; megabytes: number }>(child);
      child.send('count');
      return answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function said<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T]; // what socket-server.ts sends
  return message;
}
