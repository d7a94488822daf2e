import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/index.ts';
import { findSession, noteUse } from './find-session.ts';
import { createRightsCache } from './rights-cache.ts';
import { findRights, type RolesOfTenant } from './role-rights.ts';
import { createSessionCache, type Forgotten, type Found } from './session-cache.ts';
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
const usualMaxAgeMs = 5000;
const capacity = 10_000;

export interface AuthenticatorOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly maxAgeMs?: number;
}

interface AskedToken {
  readonly hash: string;
  readonly now: string;
}

export function createAuthenticator({ database, clock, ...options }: AuthenticatorOptions): Authenticator {
  const age = { maxAgeMs: usualMaxAgeMs, ...options, capacity, monotonicMs: () => performance.now() };
  const cache = createSessionCache(age);
  const findRightsOf = (roles: RolesOfTenant) => findRights(database.scoped(roles.tenantId), roles);
  const rightsCache = createRightsCache({ ...age, find: findRightsOf });

  async function find(tenantId: string, asked: AskedToken): Promise<Found | undefined> {
    const askedAtMs = age.monotonicMs();
    const db = database.scoped(tenantId);
    const session = await findSession(db, { tenantId, ...asked });
    if (!session) return undefined;
    const { person, expireTime } = session;
    if (session.isUseUnnoted) await noteUse(db, person, asked.now);
    const { rights, readAtMs } = await rightsCache.of(person);
    return { user: { ...person, ...rights }, expireTime, readAtMs: Math.min(askedAtMs, readAtMs) };
  }

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
      const found = await find(tenantId, { hash, now });
      if (found) cache.put(hash, found, generation);
      return found?.user;
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
