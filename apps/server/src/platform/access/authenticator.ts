import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/index.ts';
import { findSessionUser } from './find-session.ts';
import { createSessionCache, type Forgotten } from './session-cache.ts';
import type { SessionUser } from './session-user.ts';
import { bearerToken, tenantOfToken, tokenHash } from './token.ts';

export interface Authenticator {
  /** Who the Blade-Auth header names; undefined when nobody. */
  authenticate(bladeAuth: string | undefined): Promise<SessionUser | undefined>;
  /** Drops what is cached, after a session ended or a permission changed. */
  forget(which: Forgotten): void;
  /** Drops everything, for when messages between processes may have been missed. */
  forgetAll(): void;
}

/** A user may act on for this long after the truth changed, where no message reached this process. */
const maxAgeMs = 5000;
const capacity = 10_000;

export function createAuthenticator({ database, clock }: { database: Database; clock: Clock }): Authenticator {
  const cache = createSessionCache({ maxAgeMs, capacity, monotonicMs: () => performance.now() });
  return {
    async authenticate(bladeAuth) {
      const token = bearerToken(bladeAuth);
      const tenantId = token && tenantOfToken(token);
      if (!token || !tenantId) return undefined;
      const hash = tokenHash(token);
      const now = clock.now();
      const cached = cache.get(hash, now);
      if (cached) return cached;
      const { generation } = cache;
      const found = await findSessionUser(database.scoped(tenantId), { tenantId, hash, now });
      if (found) cache.put(hash, found, generation);
      return found?.user;
    },
    forget: (which) => cache.forget(which),
    forgetAll: () => cache.clear(),
  };
}
