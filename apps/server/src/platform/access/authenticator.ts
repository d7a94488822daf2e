import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/index.ts';
import { findApiKey, narrowed, noteKeyUse, tenantOfApiKey } from './find-api-key.ts';
import { findSession, noteUse } from './find-session.ts';
import { createKeyBudgets } from './key-budget.ts';
import { createRightsCache } from './rights-cache.ts';
import { findRights, type RolesOfTenant } from './role-rights.ts';
import { createSessionCache, type Forgotten, type Found } from './session-cache.ts';
import type { SessionUser } from './session-user.ts';
import { bearerToken, tenantOfToken, tokenHash } from './token.ts';

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
}

interface AskedToken {
  readonly hash: string;
  readonly now: string;
  /** The caller's, where it is known. */
  readonly address: string;
}

export function createAuthenticator({ database, clock, ...options }: AuthenticatorOptions): Authenticator {
  const age = { maxAgeMs: usualMaxAgeMs, ...options, capacity, monotonicMs: () => performance.now() };
  const cache = createSessionCache(age);
  const budgets = createKeyBudgets(age.monotonicMs, capacity);
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

  async function findByKey(tenantId: string, asked: AskedToken): Promise<Found | undefined> {
    const askedAtMs = age.monotonicMs();
    const db = database.scoped(tenantId);
    const found = await findApiKey(db, { tenantId, ...asked });
    if (!found) return undefined;
    const { person, scopes, expireTime } = found;
    const { now, address } = asked;
    await noteKeyUse(db, { tenantId, keyId: person.key?.id ?? '', now, address });
    const { rights, readAtMs } = await rightsCache.of(person);
    return { user: { ...person, ...narrowed(rights, scopes) }, expireTime, readAtMs: Math.min(askedAtMs, readAtMs) };
  }

  async function userOf(token: string, address: string): Promise<SessionUser | undefined> {
    const tenantOfKey = tenantOfApiKey(token);
    const tenantId = tenantOfKey ?? tenantOfToken(token);
    if (!tenantId) return undefined;
    const hash = tokenHash(token);
    const now = clock.now();
    const cached = cache.get(hash, now);
    if (cached) return cached;
    const { generation } = cache;
    const found = await (tenantOfKey ? findByKey : find)(tenantId, { hash, now, address });
    if (found) cache.put(hash, found, generation);
    return found?.user;
  }

  return {
    async authenticate(bladeAuth, address = '') {
      const token = bearerToken(bladeAuth);
      const user = token ? await userOf(token, address) : undefined;
      if (user?.key) budgets.demand(user.key);
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
