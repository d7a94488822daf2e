import type { SessionUser } from './session-user.ts';

interface Entry {
  readonly user: SessionUser;
  readonly freshUntilMs: number;
  /** When the token itself ends, by the database's clock. */
  readonly expireTime: string;
}

export interface SessionCacheOptions {
  readonly maxAgeMs: number;
  readonly capacity: number;
  /** Monotonic; the age of an entry has nothing to do with the time of day. */
  readonly monotonicMs: () => number;
}

/** `readAtMs`: since when, by the monotonic clock, any part of it may be out of date. */
export interface Found {
  readonly user: SessionUser;
  readonly expireTime: string;
  readonly readAtMs: number;
}

/** Which cached users to drop: all of a tenant, or one of them. */
export interface Forgotten {
  readonly tenantId: string;
  readonly userId?: string;
}

/** Users by the hash of their token, for a few seconds. It may be dropped at any time: the truth is in the database. */
export interface SessionCache {
  readonly size: number;
  /** Taken before a look-up and handed to `put`: what was read before a drop must not come back after it. */
  readonly generation: number;
  get(hash: string, now: string): SessionUser | undefined;
  put(hash: string, found: Found, generation: number): void;
  forget(which: Forgotten): void;
  clear(): void;
}

export function createSessionCache({ maxAgeMs, capacity, monotonicMs }: SessionCacheOptions): SessionCache {
  const entries = new Map<string, Entry>();
  let generation = 0;
  return {
    get size() {
      return entries.size;
    },
    get generation() {
      return generation;
    },
    get(hash, now) {
      const entry = entries.get(hash);
      if (!entry) return undefined;
      if (entry.freshUntilMs > monotonicMs() && entry.expireTime > now) return entry.user;
      entries.delete(hash);
      return undefined;
    },
    put(hash, { user, expireTime, readAtMs }, readIn) {
      if (readIn !== generation) return;
      entries.delete(hash);
      const oldest = entries.size >= capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(hash, { user, expireTime, freshUntilMs: readAtMs + maxAgeMs });
    },
    forget({ tenantId, userId }) {
      generation += 1;
      for (const [hash, { user }] of entries) {
        if (user.tenantId === tenantId && (userId === undefined || user.userId === userId)) entries.delete(hash);
      }
    },
    clear() {
      generation += 1;
      entries.clear();
    },
  };
}
