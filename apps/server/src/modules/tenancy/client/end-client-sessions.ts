import { forgetSessions } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

/** Whoever signed in by this client is out, in every tenant. */
export async function endClientSessions(ctx: Ctx, clientId: string): Promise<void> {
  const sql = 'select end_client_sessions as "tenantId" from end_client_sessions($1, $2)';
  const tenants = await ctx.db.query<{ tenantId: string }>(sql, [clientId, ctx.now]);
  for (const { tenantId } of tenants) await forgetSessions({ db: ctx.db.ofTenant(tenantId), tenantId, now: ctx.now });
}
