import { Worker } from 'node:worker_threads';

/** What argon2id costs: `memoryCost` in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

type Asked = { readonly md5: string } & ({ readonly stored: string } | { readonly cost: HashCost });
interface Answered {
  readonly id: number;
  readonly answer?: string | boolean;
  readonly error?: string;
}
interface Waiter {
  resolve(answer: string | boolean | undefined): void;
  reject(error: Error): void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiter>();

/** The hash of what travels as a password, made beside the thread that answers everybody. */
export async function hashBeside(md5: string, cost: HashCost): Promise<string> {
  return String(await ask({ md5, cost }));
}

/** Whether it is the one behind the stored hash; a hash that cannot be read is an error. */
export async function verifyBeside(stored: string, md5: string): Promise<boolean> {
  return (await ask({ md5, stored })) === true;
}

function ask(asked: Asked): Promise<string | boolean | undefined> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    thread ??= startThread();
    // It holds the process only while somebody waits for it.
    thread.ref();
    thread.postMessage({ ...asked, id: lastId });
  });
}

/** Beside this file, and beside what this file is bundled into: the build copies it. */
function startThread(): Worker {
  const started = new Worker(new URL('hash-thread.mjs', import.meta.url));
  started.on('message', ({ id, answer, error }: Answered) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if (error === undefined) waiter?.resolve(answer);
    else waiter?.reject(new Error(error));
  });
  started.on('error', (error) => failAll(error));
  started.on('exit', () => failAll(new Error('The thread of passwords ended')));
  return started;
}

/** The next question starts another one. */
function failAll(error: Error): void {
  thread = undefined;
  const waiters = [...waiting.values()];
  waiting.clear();
  for (const { reject } of waiters) reject(error);
}
