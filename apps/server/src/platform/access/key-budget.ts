import { Refusal } from '../http/refusal.ts';
import type { SessionUser } from './session-user.ts';

const minuteMs = 60_000;

/** How many calls each key has made in this minute, in this process. */
export interface KeyBudgets {
  /** Refuses the call that is one too many. */
  demand(key: NonNullable<SessionUser['key']>): void;
}

export function createKeyBudgets(monotonicMs: () => number, capacity: number): KeyBudgets {
  const spent = new Map<string, { sinceMs: number; count: number }>();
  return {
    demand({ id, requestsPerMinute }) {
      const nowMs = monotonicMs();
      const known = spent.get(id);
      const isCurrent = known !== undefined && nowMs - known.sinceMs < minuteMs;
      const running = isCurrent ? known : { sinceMs: nowMs, count: 0 };
      if (!isCurrent) {
        if (spent.size >= capacity) spent.clear();
        spent.set(id, running);
      }
      running.count += 1;
      if (running.count > requestsPerMinute)
        throw new Refusal('integration.keyTooMany', { count: requestsPerMinute }, 429);
    },
  };
}
