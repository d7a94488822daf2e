import { forgetSessions } from '../../platform/access/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

const endAll = `
  update session set end_time = $3, end_reason = $4
  where tenant_id = $1 and user_id = any($2::bigint[]) and end_time is null`;

/** Ends all sessions of these users: with them their tokens are worth nothing. */
export async function endSessionsOf(
  ctx: Ctx,
  userIds: readonly string[],
  reason: 'password' | 'disabled' | 'kicked',
): Promise<void> {
  await ctx.db.query(endAll, [ctx.tenantId, userIds, ctx.now, reason]);
  await forgetUsers(ctx, userIds);
}

/** Above this many it is cheaper to let everybody of the tenant be looked up again. */
const oneByOne = 20;

/** What is remembered of these users' rights is asked again, in every process. */
export async function forgetUsers(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > oneByOne) return forgetSessions(ctx);
  for (const userId of userIds) await forgetSessions(ctx, userId);
}
