import { lawRule, resource } from '@zhaocai/model';
import { plausibleInput } from '../isolation/plausible-input.ts';
import type { Product } from './product.ts';

/** One write that the server has said to have done. */
export interface Acknowledged {
  readonly code: string;
  readonly id: string;
  readonly askedAt: number;
}

export interface Writers {
  readonly acknowledged: readonly Acknowledged[];
  /** How often a request had to be sent again. */
  readonly repeated: number;
  /** Resolves when every write is acknowledged; rejects when the server refuses one. */
  readonly done: Promise<unknown>;
  /** Resolves with the first acknowledgement of a request sent after this moment. */
  next(): Promise<Acknowledged>;
}

const { save } = resource(lawRule);
const patienceMs = 30_000;
/** Eight that ask at once, forty times a second, would keep the machine from starting what they wait for. */
const pauseMs = 100;

/**
 * Parallel clients that write rows into one evidence chain. Each repeats a request, with the same idempotency key,
 * until it is acknowledged, as the browser does.
 */
export function startWriters(
  product: Product,
  { token, clients, writes }: { token: string; clients: number; writes: number },
): Writers {
  const acknowledged: Acknowledged[] = [];
  const waiting: { readonly since: number; readonly resolve: (one: Acknowledged) => void }[] = [];
  let numbers = 0;
  let repeated = 0;
  const acknowledge = (one: Acknowledged) => {
    acknowledged.push(one);
    const fulfilled = waiting.filter(({ since }) => one.askedAt > since);
    for (const each of fulfilled) {
      waiting.splice(waiting.indexOf(each), 1);
      each.resolve(one);
    }
  };
  const client = async () => {
    while (numbers < writes) {
      numbers += 1;
      const code = `CRASH-${String(numbers).padStart(5, '0')}`;
      acknowledge(await writeUntilAcknowledged({ url: product.url, token, code, onRepeat: () => (repeated += 1) }));
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

interface Write {
  readonly url: string;
  readonly token: string;
  readonly code: string;
  readonly onRepeat: () => void;
}

async function writeUntilAcknowledged(write: Write): Promise<Acknowledged> {
  const body = aRule(write.code);
  for (const until = performance.now() + patienceMs; performance.now() < until;) {
    const askedAt = performance.now();
    const answer = await send(write, body);
    if (answer?.code === 200) return { code: write.code, id: answer.data.id, askedAt };
    const mayRepeat = answer === undefined || answer.code >= 500 || answer.msg.includes('正在处理');
    if (!mayRepeat) throw new Error(`${write.code} was refused: ${answer.code} ${answer.msg}`);
    write.onRepeat();
    await new Promise((wake) => setTimeout(wake, pauseMs));
  }
  throw new Error(`${write.code} was not acknowledged within ${patienceMs} ms`);
}

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: { readonly id: string };
}

/** Undefined: no answer came, so nobody knows whether it was done. */
async function send({ url, token, code }: Write, body: object): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${url}${save?.route.split(' ')[1] ?? ''}`, {
      method: 'POST',
      headers: {
        'blade-auth': `bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `write-${code}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8_000),
    });
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}

function aRule(code: string): object {
  if (!save) throw new Error('the statutory rules have a save');
  const nothing = { id: () => undefined, version: () => 0 };
  const { id: _id, version: _version, ...fields } = plausibleInput(save, [lawRule], nothing);
  return { ...fields, code };
}
