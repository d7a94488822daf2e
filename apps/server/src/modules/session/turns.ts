/** Too many are waiting already. */
export class TurnRefused extends Error {}

/** Runs so many pieces of work at once; the others wait in the order they came, beyond the line they are refused. */
export interface Turns {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns({ atOnce, maxWaiting }: { readonly atOnce: number; readonly maxWaiting: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) throw new TurnRefused();
        await new Promise<void>((resolve) => waiting.push(resolve));
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
