import { forgetSessions } from '../../platform/access/index.ts';
import type { PublicCtx } from '../../platform/http/index.ts';
import { endSession } from './end-session.ts';
import type { SessionDeps } from './session-deps.ts';

/** Ends the session of the token that was sent; without one there is nothing to end, and that is no error. */
export async function signOut({ authenticator }: SessionDeps, ctx: PublicCtx): Promise<null> {
  const { user } = ctx;
  if (!user) return null;
  const { tenantId, userId, sessionId } = user;
  await endSession(ctx.db, { tenantId, sessionId, reason: 'logout', now: ctx.now });
  await forgetSessions({ db: ctx.db, tenantId, now: ctx.now }, userId);
  ctx.afterCommit(() => authenticator.forget({ tenantId, userId }));
  return null;
}
