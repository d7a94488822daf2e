import type { Database } from '../db/index.ts';
import { findApiKey, narrowed, noteKeyUse, tenantOfApiKey } from './find-api-key.ts';
import { findSession, noteUse } from './find-session.ts';
import type { RightsCache } from './rights-cache.ts';
import type { Found } from './session-cache.ts';
import { tenantOfToken } from './token.ts';

export interface AskedToken {
  readonly tenantId: string;
  readonly hash: string;
  readonly now: string;
  /** The caller's, where it is known. */
  readonly address: string;
}

export type Identify = (asked: AskedToken) => Promise<Found | undefined>;

interface Identifying {
  readonly database: Database;
  readonly rightsCache: Pick<RightsCache, 'of'>;
  readonly monotonicMs: () => number;
}

/** The tenant that a token or a key names, and who is behind it; undefined of anything else. */
export function identifierOf(
  token: string,
  by: { readonly session: Identify; readonly key: Identify },
): { readonly tenantId: string; readonly identify: Identify } | undefined {
  const ofKey = tenantOfApiKey(token);
  if (ofKey !== undefined) return { tenantId: ofKey, identify: by.key };
  const ofSession = tenantOfToken(token);
  return ofSession === undefined ? undefined : { tenantId: ofSession, identify: by.session };
}

/** Somebody who is signed in. */
export function bySession({ database, rightsCache, monotonicMs }: Identifying): Identify {
  return async (asked) => {
    const askedAtMs = monotonicMs();
    const db = database.scoped(asked.tenantId);
    const session = await findSession(db, asked);
    if (!session) return undefined;
    const { person, expireTime } = session;
    if (session.isUseUnnoted) await noteUse(db, person, asked.now);
    const { rights, readAtMs } = await rightsCache.of(person);
    return { user: { ...person, ...rights }, expireTime, readAtMs: Math.min(askedAtMs, readAtMs) };
  };
}

/** A program, as the user that its key names. */
export function byKey({ database, rightsCache, monotonicMs }: Identifying): Identify {
  return async (asked) => {
    const askedAtMs = monotonicMs();
    const db = database.scoped(asked.tenantId);
    const found = await findApiKey(db, asked);
    if (!found) return undefined;
    const { person, key, scopes, expireTime } = found;
    await noteKeyUse(db, { ...asked, keyId: key.id });
    const { rights, readAtMs } = await rightsCache.of(person);
    const user = { ...person, ...narrowed(rights, scopes), key };
    return { user, expireTime, readAtMs: Math.min(askedAtMs, readAtMs) };
  };
}
