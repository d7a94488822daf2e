import { createMinuteCounts, type MinuteCounts } from '../budgets/index.ts';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/index.ts';
import { byKey, bySession, identifierOf } from './identify.ts';
import { demandKeyBudget } from './key-budget.ts';
import { createRightsCache } from './rights-cache.ts';
import { findRights, type RolesOfTenant } from './role-rights.ts';
import { createSessionCache, type Forgotten } from './session-cache.ts';
import type { SessionUser } from './session-user.ts';
import { bearerToken, tokenHash } from './token.ts';

export interface Authenticator {
  /** Who the Blade-Auth header names; undefined when nobody. */
  authenticate(bladeAuth: string | undefined, address?: string): Promise<SessionUser | undefined>;
  /** Drops what is cached, after a session ended or a permission changed. */
  forget(which: Forgotten): void;
  /** Drops everything, for when messages between processes may have been missed. */
  forgetAll(): void;
}

/** A user may act on for this long after the truth changed, where no message reached this process. */
const usualMaxAgeMs = 5000;
const capacity = 10_000;

export interface AuthenticatorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly maxAgeMs?: number;
  /** Of the calls that keys make; of its own where nothing else is counted. */
  readonly counts?: MinuteCounts;
}

export function createAuthenticator({ database, clock, counts, ...options }: AuthenticatorOptions): Authenticator {
  const ofKeys = counts ?? createMinuteCounts(clock);
  const age = { maxAgeMs: usualMaxAgeMs, ...options, capacity, monotonicMs: () => performance.now() };
  const cache = createSessionCache(age);
  const find = (roles: RolesOfTenant) => findRights(database.scoped(roles.tenantId), roles);
  const rightsCache = createRightsCache({ ...age, find });
  const identifying = { database, rightsCache, monotonicMs: age.monotonicMs };
  const by = { session: bySession(identifying), key: byKey(identifying) };

  async function userOf(token: string, address: string): Promise<SessionUser | undefined> {
    const identifier = identifierOf(token, by);
    if (!identifier) return undefined;
    const { tenantId, identify } = identifier;
    const hash = tokenHash(token);
    const now = clock.now();
    const cached = cache.get(hash, now);
    if (cached) return cached;
    const { generation } = cache;
    const found = await identify({ tenantId, hash, now, address });
    if (found) cache.put(hash, found, generation);
    return found?.user;
  }

  return {
    async authenticate(bladeAuth, address = '') {
      const token = bearerToken(bladeAuth);
      const user = token ? await userOf(token, address) : undefined;
      if (user?.key) demandKeyBudget(ofKeys, user.key);
      return user;
    },
    forget(which) {
      cache.forget(which);
      rightsCache.forget(which.tenantId);
    },
    forgetAll() {
      cache.clear();
      rightsCache.clear();
    },
  };
}
