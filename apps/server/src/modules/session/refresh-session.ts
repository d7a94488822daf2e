import { tenantStatus, userStatus, type TokenAnswer } from '@zhaocai/model';
import {
  forgetSessions,
  newSalt,
  successorPair,
  tenantOfToken,
  tokenHash,
  type TokenPair,
} from '../../platform/access/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { switchActing, type ActingAs } from './acting-as.ts';
import type { Client } from './client.ts';
import { endSession } from './end-session.ts';
import { storePair } from './issue-tokens.ts';
import type { SessionDeps } from './session-deps.ts';
import { tokenAnswerOf, tokenUser } from './token-user.ts';

/** Two tabs that refresh at once are no thief: so long the old token answers the same new pair (decisions 18). */
const graceSeconds = 30;

export interface RefreshRequest {
  readonly refreshToken: string;
  /** As the form names it; when given it must be the token's. */
  readonly tenantId: string | undefined;
  readonly client: Client;
  readonly as: ActingAs;
}

export async function refreshSession(deps: SessionDeps, request: RefreshRequest): Promise<TokenAnswer> {
  const tenantId = tenantOfToken(request.refreshToken);
  if (!tenantId || (request.tenantId && request.tenantId !== tenantId)) return refuse('session.badRefresh');
  const outcome = await deps.database.transaction(tenantId, (tx) => rotate(tx, { ...request, tenantId, now: tx.now }));
  const changed = outcome.ended ?? outcome.switched;
  if (changed) deps.authenticator.forget({ tenantId, userId: changed.userId });
  return outcome.answer ?? refuse('session.badRefresh');
}

interface Rotation extends RefreshRequest {
  readonly tenantId: string;
  readonly now: string;
}

/** What was decided is committed in each case: a refusal thrown inside would undo the end of a stolen session. */
interface Outcome {
  readonly answer?: TokenAnswer;
  readonly ended?: { readonly userId: string };
  readonly switched?: { readonly userId: string };
}

async function rotate(tx: Db, rotation: Rotation): Promise<Outcome> {
  const stored = await lockRefreshToken(tx, rotation);
  if (!stored) return {};
  const { tenantId, client, now, refreshToken } = rotation;
  if (stored.isSpent) {
    await endSession(tx, { tenantId, sessionId: stored.sessionId, reason: 'reuse', now });
    await forgetSessions({ db: tx, tenantId, now }, stored.userId);
    return { ended: { userId: stored.userId } };
  }
  const salt = stored.salt ?? newSalt();
  const pair = successorPair(refreshToken, salt);
  if (!stored.salt) await exchange(tx, rotation, { pair, salt, sessionId: stored.sessionId });
  const { sessionId, userId } = stored;
  const hasSwitched = await switchActing(tx, { tenantId, userId, sessionId, as: rotation.as });
  if (hasSwitched) await forgetSessions({ db: tx, tenantId, now }, userId);
  const user = await tokenUser(tx, { tenantId, userId, sessionId });
  const answer = user && tokenAnswerOf(user, pair, client.accessSeconds - stored.secondsSinceRotation);
  return { ...(hasSwitched && { switched: { userId } }), answer };
}

interface StoredToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly salt: string | null;
  /** It was exchanged, and the grace is over. */
  readonly isSpent: boolean;
  readonly secondsSinceRotation: number;
}

/** The session's row is locked, so that two refreshes of one family follow one another. */
const lock = `
  select k.session_id::text as "sessionId", s.user_id::text as "userId", k.rotation_salt as salt,
    coalesce(k.rotate_time + interval '${graceSeconds} seconds' < $3::timestamptz, false) as "isSpent",
    coalesce(extract(epoch from $3::timestamptz - k.rotate_time), 0)::int as "secondsSinceRotation"
  from session s
  join session_token k on k.tenant_id = s.tenant_id and k.session_id = s.id
  join user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}
  join tenant t on t.tenant_id = s.tenant_id and t.is_deleted = 0 and t.status in ${tenantStatus.sql('enabled')}
    and (t.expire_time is null or t.expire_time > $3)
  where k.tenant_id = $1 and k.hash = $2 and k.kind = 'refresh' and k.expire_time > $3
    and s.client_id = $4 and s.end_time is null
  for update of s`;

async function lockRefreshToken(tx: Db, rotation: Rotation): Promise<StoredToken | undefined> {
  const { tenantId, refreshToken, now, client } = rotation;
  const parameters = [tenantId, tokenHash(refreshToken), now, client.clientId];
  // A rival may have exchanged the token while this waited for the lock: only the second look sees it.
  const [waited] = await tx.query<StoredToken>(lock, parameters);
  return waited && (await tx.query<StoredToken>(lock, parameters))[0];
}

const markExchanged = `
  update session_token set rotate_time = $3, rotation_salt = $4 where tenant_id = $1 and hash = $2`;

/** Requests on their way with the previous access token may still arrive; after the grace it is worth nothing. */
const shortenOlder = `
  update session_token set expire_time = $3::timestamptz + interval '${graceSeconds} seconds'
  where tenant_id = $1 and session_id = $2 and kind = 'access'
    and expire_time > $3::timestamptz + interval '${graceSeconds} seconds'`;

async function exchange(
  tx: Db,
  { tenantId, refreshToken, client, now }: Rotation,
  { pair, salt, sessionId }: { pair: TokenPair; salt: string; sessionId: string },
): Promise<void> {
  await tx.query(markExchanged, [tenantId, tokenHash(refreshToken), now, salt]);
  await tx.query(shortenOlder, [tenantId, sessionId, now]);
  await storePair(tx, pair, { tenantId, sessionId, client, now });
}
