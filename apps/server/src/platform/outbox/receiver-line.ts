import type { Logger } from 'pino';
import type { Tally } from '../jobs/tally.ts';

export type Receiver = (message: Delivered) => void | Promise<void>;

export interface Delivered {
  readonly tenantId: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, string>>;
}

export interface LineOptions {
  readonly log: Logger;
  readonly tally: Tally;
  /** Before each further try; after the last the message is given up. */
  readonly waitsMs: readonly number[];
  /** A receiver that has not come back by then has failed. */
  readonly patienceMs: number;
}

interface Missed {
  readonly message: Delivered;
  readonly tries: number;
  readonly dueMs: number;
}

export interface ReceiverLine {
  tell(message: Delivered): void;
  /** Tells again what is due. */
  again(): void;
  /** Until the receiver has come back from all that it was told so far. */
  settled(): Promise<void>;
}

/** Of messages that wait for another try; one receiver that takes nothing at all must not eat up the memory. */
const mostMissed = 10_000;

/**
 * What one receiver is told, one message after the other, by itself: another's trouble is not its own. A message that it
 * could not take is told again, each time later, and does not keep the next waiting: messages hold ids only, the
 * receivers ask for the rest, so their order among each other means nothing.
 */
export function receiverLine(receiver: Receiver, { log, tally, waitsMs, patienceMs }: LineOptions): ReceiverLine {
  let missed: Missed[] = [];
  let last: Promise<void> = Promise.resolve();

  function miss(message: Delivered, tries: number, error: unknown): void {
    const { tenantId, kind, payload } = message;
    const facts = { err: error, tenantId, kind, payload, tries };
    const waitMs = waitsMs[tries - 1];
    if (waitMs === undefined || missed.length >= mostMissed) {
      tally.add('outbox_given_up_total');
      log.error(facts, 'a message of the outbox was given up: its receiver fails');
      return;
    }
    tally.add('outbox_retries_total');
    log.warn(facts, 'a receiver of the outbox failed, telling it again');
    missed.push({ message, tries, dueMs: performance.now() + waitMs });
  }

  const next = (message: Delivered, tries: number) => {
    last = last
      .then(() => within(patienceMs, receiver, message))
      .catch((error: unknown) => miss(message, tries, error));
  };

  return {
    tell: (message) => next(message, 1),
    again() {
      const now = performance.now();
      const due = missed.filter(({ dueMs }) => dueMs <= now);
      if (due.length === 0) return;
      missed = missed.filter((one) => !due.includes(one));
      for (const { message, tries } of due) next(message, tries + 1);
    },
    settled: () => last,
  };
}

async function within(patienceMs: number, receiver: Receiver, message: Delivered): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the receiver has not come back in ${patienceMs} ms`)), patienceMs);
  });
  try {
    await Promise.race([receiver(message), late]);
  } finally {
    clearTimeout(timer);
  }
}
