/**
 * How long to wait before starting again what ended by itself: doubling, and from the beginning after a good life.
 * A life is good once it has lasted longer than a start does: only what cannot start is made to wait.
 */
export interface Backoff {
  next(livedMs: number): number;
}

export function createBackoff({ firstMs = 250, maxMs = 10_000, goodLifeMs = 5_000 } = {}): Backoff {
  let waitMs = firstMs;
  return {
    next(livedMs) {
      if (livedMs >= goodLifeMs) waitMs = firstMs;
      const now = waitMs;
      waitMs = Math.min(maxMs, waitMs * 2);
      return now;
    },
  };
}
