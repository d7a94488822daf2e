import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Ask, Row } from './messages.ts';

type AskInput = Ask extends infer A ? (A extends Ask ? Omit<A, 'id'> : never) : never;
type Answered = Extract<Answer, { kind: 'answer' }>;

/** The running product of one worker, with the clock in the journey's hand. */
export interface Product {
  readonly url: string;
  now(): Promise<string>;
  /** Moves the server's clock on; it never goes back. */
  setClock(instant: string): Promise<void>;
  asSuperuser(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

export async function startProduct(): Promise<Product> {
  const child = fork(fileURLToPath(new URL('./serve-with-clock.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  const url = await readyUrl(child);
  const ask = asker(child);
  return {
    url,
    now: async () => (await ask({ kind: 'now' })).now,
    async setClock(instant) {
      await ask({ kind: 'setClock', instant });
    },
    asSuperuser: async (sql, values = []) => (await ask({ kind: 'query', sql, values })).rows,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${String(code)} before it served`)));
    child.on('message', (told: Answer) => told.kind === 'ready' && resolve(told.url));
  });
}

function asker(child: ChildProcess): (ask: AskInput) => Promise<Answered> {
  let lastId = 0;
  const waiting = new Map<number, { resolve: (answered: Answered) => void; reject: (error: Error) => void }>();
  child.on('message', (told: Answer) => {
    if (told.kind === 'ready') return;
    const waiter = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.kind === 'answer') waiter?.resolve(told);
    else waiter?.reject(new Error(told.message));
  });
  return (ask) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child.send({ ...ask, id: lastId });
    });
}
