import type { Product } from './product.ts';

/** One request that changes something, as it is sent until somebody acknowledges it. */
export interface Wanted<Data> {
  /** Names it in a failure, and is its idempotency key where it has one. */
  readonly name: string;
  readonly path: string;
  readonly body: object;
  /** Without: a repetition reaches the command again, and is told by its refusal (`isDone`). */
  readonly isKeyed: boolean;
  /** Is this refusal of a repetition the sign that the first one was done? */
  readonly isDone?: (msg: string) => boolean;
  /** What comes next, made of what was answered; undefined where only a refusal has told that it was done. */
  readonly next?: (data: Data | undefined) => Wanted<Data> | undefined;
}

/** A request that was done, as the server has said. */
export interface Done<Data> {
  readonly name: string;
  readonly data: Data | undefined;
  readonly askedAt: number;
}

export interface Clients<Data> {
  readonly acknowledged: readonly Done<Data>[];
  /** How often a request had to be sent again. */
  readonly repeated: number;
  /** Resolves when all is acknowledged; rejects when the server refuses one. */
  readonly done: Promise<unknown>;
  /** Resolves with the first acknowledgement of a request sent after this moment. */
  next(): Promise<Done<Data>>;
}

const patienceMs = 30_000;
/** Eight that ask at once, forty times a second, would keep the machine from starting what they wait for. */
const pauseMs = 100;

interface Work<Data> {
  readonly token: string;
  readonly clients: number;
  readonly wanted: readonly Wanted<Data>[];
}

/** Parallel clients that repeat each request, as the browser does, until it is acknowledged. */
export function startClients<Data>({ url }: Product, { token, clients, wanted }: Work<Data>): Clients<Data> {
  const acknowledged: Done<Data>[] = [];
  const waiting: { readonly since: number; readonly resolve: (one: Done<Data>) => void }[] = [];
  const left = wanted.values();
  let repeated = 0;
  const acknowledge = (one: Done<Data>) => {
    acknowledged.push(one);
    const fulfilled = waiting.filter(({ since }) => one.askedAt > since);
    for (const each of fulfilled) {
      waiting.splice(waiting.indexOf(each), 1);
      each.resolve(one);
    }
  };
  const client = async () => {
    for (const first of left)
      for (let one: Wanted<Data> | undefined = first; one !== undefined;) {
        const done: Done<Data> = await untilAcknowledged({ url, token, onRepeat: () => (repeated += 1) }, one);
        acknowledge(done);
        one = one.next?.(done.data);
      }
  };
  return {
    acknowledged,
    get repeated() {
      return repeated;
    },
    done: Promise.all(Array.from({ length: clients }, client)),
    next: () => new Promise((resolve) => waiting.push({ since: performance.now(), resolve })),
  };
}

interface Sender {
  readonly url: string;
  readonly token: string;
  readonly onRepeat: () => void;
}

async function untilAcknowledged<Data>(sender: Sender, one: Wanted<Data>): Promise<Done<Data>> {
  let isRepeated = false;
  for (const until = performance.now() + patienceMs; performance.now() < until;) {
    const askedAt = performance.now();
    const answer = await send(sender, one);
    if (answer?.code === 200) return { name: one.name, data: answer.data, askedAt };
    if (isRepeated && answer?.code === 400 && one.isDone?.(answer.msg))
      return { name: one.name, data: undefined, askedAt };
    const mayRepeat = answer === undefined || answer.code >= 500 || answer.msg.includes('正在处理');
    if (!mayRepeat) throw new Error(`${one.name} was refused: ${answer.code} ${answer.msg}`);
    isRepeated = true;
    sender.onRepeat();
    await new Promise((wake) => setTimeout(wake, pauseMs));
  }
  throw new Error(`${one.name} was not acknowledged within ${patienceMs} ms`);
}

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

/** Undefined: no answer came, so nobody knows whether it was done. */
async function send<Data>({ url, token }: Sender, one: Wanted<Data>): Promise<Answer<Data> | undefined> {
  const headers = { 'blade-auth': `bearer ${token}`, 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}${one.path}`, {
      method: 'POST',
      headers: one.isKeyed ? { ...headers, 'idempotency-key': one.name } : headers,
      body: JSON.stringify(one.body),
      signal: AbortSignal.timeout(8_000),
    });
    return (await answer.json()) as Answer<Data>;
  } catch {
    return undefined;
  }
}
