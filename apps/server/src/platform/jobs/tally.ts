import type { CountedMetric } from '../http/metrics.ts';

const told = {
  background_failures_total:
    'Parts of the background work that failed: a tenant at night, a sweep, a look at late tasks',
  outbox_retries_total: 'Messages of the outbox that a receiver could not take and is told again',
  outbox_given_up_total: 'Messages of the outbox that a receiver could not take at all',
} as const;

/** What went wrong where no request waits for an answer: nobody sees it but in the log and in this count. */
export interface Tally {
  add(name: keyof typeof told): void;
  readonly metrics: readonly CountedMetric[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    metrics: Object.entries(told).map(([name, help]) => ({ name, help, count: () => counts.get(name) ?? 0 })),
  };
}
