import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withClient } from '../../apps/server/src/platform/embedded-postgres/index.ts';
import { openBeating } from '../../apps/server/test/beating-socket.ts';
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
  await withClient(database.superuserUrl, async (client) => {
    await client.query(users, [String(firstTenant), many]);
    await client.query(tickets, [String(firstTenant), many]);
  });
  const server = await start({ APP_URL: database.appUrl, BENCH_HEARTBEAT_MS: String(heartbeatMs) });
  const open: Socket[] = [];
  try {
    const idle = await server.ask();
    for (let first = 1; first <= many; first += atOnce) {
      open.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => opened(server.port, first + at)))));
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

function opened(port: number, no: number): Promise<Socket> {
  return openBeating(`ws://127.0.0.1:${port}/websocket/${10_000 + no}?ticket=${firstTenant}.${no}`, heartbeatMs);
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

const users = `
  insert into user_account (tenant_id, id, account, password_hash, nick_name, create_time)
  select $1, 10000 + n, 'socket' || n, '-', 'socket', now() from generate_series(1, $2::integer) n`;
const tickets = `
  insert into flow_socket_ticket (tenant_id, hash, user_id, expire_time)
  select $1::text, encode(sha256(convert_to($1::text || '.' || n, 'UTF8')), 'hex'), 10000 + n, now() + interval '1 hour'
  from generate_series(1, $2::integer) n`;
