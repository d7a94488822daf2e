import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A server under load, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Processor time of the process so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** What a server under load says to the bench. */
export type ServerMessage = { readonly port: number } | { readonly cpu: number };

/** Connections to the database on either side, as main.ts opens them. */
export const poolSize = 10;

/** In the server: says where it listens, and from then on how much processor time it has used. */
export function reportToBench(server: { addresses(): (string | AddressInfo)[] }): void {
  const [address] = server.addresses();
  const port = typeof address === 'object' ? address.port : 0;
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system } satisfies ServerMessage);
  });
  process.send?.({ port } satisfies ServerMessage);
}

/** In the bench: starts a bundled server and waits until it listens. */
export async function startServer(program: string, settings: Record<string, string>): Promise<ServerProcess> {
  const execArgv = process.env.BENCH_EXEC_ARGV?.split(' ').filter(Boolean) ?? [];
  const child = fork(program, {
    env: { ...process.env, ...settings },
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await answerOf(child, 'port');
  return {
    url: `http://127.0.0.1:${port}`,
    async cpu() {
      child.send('cpu');
      const { cpu } = await answerOf(child, 'cpu');
      return cpu;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answerOf<K extends 'port' | 'cpu'>(
  child: ChildProcess,
  key: K,
): Promise<Extract<ServerMessage, Record<K, number>>> {
  return new Promise((resolve, reject) => {
    const settle = (message: unknown) => {
      child.off('exit', fail);
      if (isMessage(message, key)) resolve(message);
      else reject(new Error(`the server said ${JSON.stringify(message)}`));
    };
    const fail = (code: number | null) => {
      child.off('message', settle);
      reject(new Error(`the server ended with ${String(code)}`));
    };
    child.once('message', settle);
    child.once('exit', fail);
  });
}

function isMessage<K extends 'port' | 'cpu'>(
  message: unknown,
  key: K,
): message is Extract<ServerMessage, Record<K, number>> {
  return typeof message === 'object' && message !== null && key in message;
}
