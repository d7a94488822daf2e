import { availableParallelism, loadavg } from 'node:os';

/** Even where the machine has no time for it, nobody waits longer than so many times. */
const most = 6;

/**
 * How long a thread may take of what a quiet machine gives it `patienceMs` for. It has the least priority: where more waits for
 * the cores than there are, it gets there later, and a small file of an honest person is no bomb for that.
 */
export function patienceUnder(patienceMs: number, { load, cores }: Business = business()): number {
  return patienceMs * Math.min(most, Math.max(1, load / cores));
}

interface Business {
  /** Of the last minute; 0 on systems that do not tell. */
  readonly load: number;
  readonly cores: number;
}

function business(): Business {
  return { load: loadavg()[0] ?? 0, cores: availableParallelism() };
}

/** Calls when the patience is over, as long as it then is; answers how to call it off. */
export function whenOver(patienceMs: number, end: () => void): () => void {
  const start = performance.now();
  let timer: NodeJS.Timeout;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      const left = patienceUnder(patienceMs) - (performance.now() - start);
      if (left <= 0) end();
      else wait(left);
    }, ms);
  };
  wait(patienceMs);
  return () => clearTimeout(timer);
}
