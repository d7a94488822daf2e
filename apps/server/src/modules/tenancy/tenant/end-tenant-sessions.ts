import { forgetSessions } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

const endAll = `
  update session set end_time = $2, end_reason = 'disabled' where tenant_id = $1 and end_time is null`;

/** Nobody of this tenant stays signed in; call it inside the tenant. */
export async function endTenantSessions(ctx: Ctx): Promise<void> {
  await ctx.db.write(endAll, [ctx.tenantId, ctx.now]);
  await forgetSessions(ctx);
}

const endOfUser = `
  update session set end_time = $3, end_reason = 'password' where tenant_id = $1 and user_id = $2 and end_time is null`;

export async function endUserSessions(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.write(endOfUser, [ctx.tenantId, userId, ctx.now]);
  await forgetSessions(ctx, userId);
}
