import { parseInstant } from '../../../platform/db/index.ts';

interface Entry {
  readonly value: string;
  readonly freshUntilMs: number;
}

/** A value's place: whose, and which. */
interface Place {
  readonly tenantId: string;
  readonly key: string;
  readonly now: string;
}

/** Values in force by tenant and key, for a few seconds. It may be dropped at any time: the truth is in the database. */
export interface ParamCache {
  /** Taken before a look-up and handed to `put`: what was read before a drop must not come back after it. */
  readonly generation: number;
  get(place: Place): string | undefined;
  put(place: Place, value: string, generation: number): void;
  clear(): void;
}

export function createParamCache({ maxAgeMs, capacity }: { maxAgeMs: number; capacity: number }): ParamCache {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    get generation() {
      return generation;
    },
    get({ tenantId, key, now }) {
      const entry = entries.get(`${tenantId} ${key}`);
      return entry && entry.freshUntilMs > parseInstant(now) ? entry.value : undefined;
    },
    put({ tenantId, key, now }, value, readAt) {
      if (readAt !== generation) return;
      if (entries.size >= capacity) entries.clear();
      entries.set(`${tenantId} ${key}`, { value, freshUntilMs: parseInstant(now) + maxAgeMs });
    },
    clear() {
      generation += 1;
      entries.clear();
    },
  };
}
