import type { TokenAnswer } from '@zhaocai/model';
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
import { graceSeconds, lockRefreshToken } from './lock-refresh-token.ts';
import type { SessionDeps } from './session-deps.ts';
import { tokenAnswerOf, tokenUser } from './token-user.ts';

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
