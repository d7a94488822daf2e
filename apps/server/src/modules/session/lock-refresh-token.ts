import { tenantStatus, userStatus } from '@zhaocai/model';
import { tokenHash } from '../../platform/access/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** Two tabs that refresh at once are no thief: so long the old token answers the same new pair (decisions 18). */
export const graceSeconds = 30;

interface StoredToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly salt: string | null;
  /** It was exchanged, and the grace is over. */
  readonly isSpent: boolean;
  readonly secondsSinceRotation: number;
}

/**
 * The session's row is locked, so that two refreshes of one family follow one another. Both are found by their keys:
 * left to choose, a plan that was kept from when there were few searches all sessions of whoever has a thousand.
 */
const lock = `
  with k as materialized (
    select session_id, kind, expire_time, rotation_salt, rotate_time from session_token where tenant_id = $1 and hash = $2),
  s as materialized (
    select id, user_id, client_id, end_time from session
    where tenant_id = $1 and id = (select session_id from k where kind = 'refresh' and expire_time > $3) for update)
  select s.id::text as "sessionId", s.user_id::text as "userId", k.rotation_salt as salt,
    coalesce(k.rotate_time + interval '${graceSeconds} seconds' < $3::timestamptz, false) as "isSpent",
    coalesce(extract(epoch from $3::timestamptz - k.rotate_time), 0)::int as "secondsSinceRotation"
  from k cross join s
  join user_account u on u.tenant_id = $1 and u.id = s.user_id and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
  join tenant t on t.tenant_id = $1 and t.is_deleted = 0 and t.status in ${tenantStatus.sql('enabled')}
    and (t.expire_time is null or t.expire_time > $3)
  where s.client_id = $4 and s.end_time is null`;

interface Wanted {
  readonly tenantId: string;
  readonly refreshToken: string;
  /** For which program it was given out. */
  readonly client: { readonly clientId: string };
  readonly now: string;
}

/** What is stored of a refresh token of a session that lasts; nothing where it, its user or its tenant has ended. */
export async function lockRefreshToken(tx: Db, wanted: Wanted): Promise<StoredToken | undefined> {
  const { tenantId, refreshToken, now, client } = wanted;
  const parameters = [tenantId, tokenHash(refreshToken), now, client.clientId];
  // A rival may have exchanged the token while this waited for the lock: only the second look sees it.
  const [waited] = await tx.query<StoredToken>(lock, parameters);
  return waited && (await tx.query<StoredToken>(lock, parameters))[0];
}
