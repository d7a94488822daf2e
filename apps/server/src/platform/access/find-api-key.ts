import { randomBytes } from 'node:crypto';
import { apiKeyLifecycle, isScopeOfKeys, tenantEnabled, userStatus } from '@zhaocai/model';
import type { Db } from '../db/types.ts';
import { personOf, type Person, type UserRow } from './find-session.ts';
import { placeColumns, placesOf } from './places.ts';
import type { Rights } from './role-rights.ts';
import type { SessionUser } from './session-user.ts';
import { userColumns } from './user-columns.ts';

/** The word in front lets everybody see what was found in a log; the tenant, where to look for it. */
const keyPattern = /^key_(\d{6})_[A-Za-z0-9_-]{43}$/;
const shownLength = 'key_000000_abcd'.length;

export function newApiKey(tenantId: string): { readonly key: string; readonly keyStart: string } {
  const key = `key_${tenantId}_${randomBytes(32).toString('base64url')}`;
  return { key, keyStart: key.slice(0, shownLength) };
}

/** The tenant that a well-formed key names; undefined for anything else. */
export function tenantOfApiKey(token: string): string | undefined {
  return keyPattern.exec(token)?.[1];
}

export interface FoundKey {
  readonly person: Person;
  readonly key: NonNullable<SessionUser['key']>;
  readonly scopes: readonly string[];
  readonly expireTime: string;
}

interface KeyRow extends UserRow {
  readonly keyId: string;
  readonly requestsPerMinute: number;
  readonly scopes: readonly string[];
  readonly expireTime: string;
  readonly networks: string | null;
  readonly times: string | null;
}

/** Not the id of a session: nothing that lasts as long as one does is given to a key. */
const noSession = '0';

const keyOfHash = `
  select a.id::text as "keyId", a.requests_per_minute as "requestsPerMinute", a.scopes,
    a.expire_time as "expireTime", ${placeColumns}, ${userColumns}
  from api_key a
  cross join (select null::bigint as role_id, null::bigint as dept_id) s
  join user_account u on u.tenant_id = a.tenant_id and u.id = a.user_id and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
  join tenant t on t.tenant_id = a.tenant_id and t.is_deleted = 0 and t.status = ${tenantEnabled}
    and (t.expire_time is null or t.expire_time > $3)
  where a.tenant_id = $1 and a.key_hash = $2 and a.key_state in ${apiKeyLifecycle.sql('active')}
    and a.expire_time > $3 and a.is_deleted = 0`;

/** As whom a key calls; nobody when it was revoked or has expired, or when its user or tenant is disabled. */
export async function findApiKey(
  db: Db,
  { tenantId, hash, now }: { readonly tenantId: string; readonly hash: string; readonly now: string },
): Promise<FoundKey | undefined> {
  const [row] = await db.query<KeyRow>(keyOfHash, [tenantId, hash, now]);
  if (!row) return undefined;
  const { keyId, requestsPerMinute, scopes, expireTime } = row;
  const person = { ...personOf(row, { tenantId, sessionId: noSession }), places: placesOf(row) };
  return { person, key: { id: keyId, requestsPerMinute }, scopes, expireTime };
}

/** Of what its user may do now that which the key was given, and never what no key may do. */
export function narrowed(rights: Rights, scopes: readonly string[]): Rights {
  const permissions = scopes.filter((code) => rights.permissions.has(code) && isScopeOfKeys(code));
  return { ...rights, permissions: new Set(permissions) };
}

const note = `
  update api_key set last_used_time = $3, last_used_address = $4
  where tenant_id = $1 and id = $2
    and (last_used_time is null or last_used_time < $3::timestamptz - interval '1 minute'
      or last_used_address is distinct from $4)`;

export async function noteKeyUse(
  db: Db,
  { tenantId, keyId, now, address }: Record<'tenantId' | 'keyId' | 'now' | 'address', string>,
): Promise<void> {
  await db.query(note, [tenantId, keyId, now, address]);
}
