import type { MessageCode } from '@zhaocai/model';
import { Refusal } from './refusal.ts';

/** Too many are waiting already, or it was waited too long. */
export class TurnRefused extends Error {}

/** For `catch`: whoever gets no turn is told so in these words, as of a server that is busy. */
export function refuseAsBusy(busy: MessageCode): (error: unknown) => never {
  return (error) => {
    throw error instanceof TurnRefused ? new Refusal(busy, {}, 503) : error;
  };
}

/** Runs so many pieces of work at once; the others wait in the order they came, beyond the line they are refused. */
export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** Who has waited so long is refused, too. */
  readonly longestWaitMs?: number;
}

export function createTurns({ atOnce, maxWaiting, longestWaitMs }: TurnLimits): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new TurnRefused());
      };
      const patience = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
      waiting.push(begin);
    });
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) throw new TurnRefused();
        await wait();
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
