import type { Ctx } from '../../../platform/http/index.ts';

/** One change of a tenant's tree at a time: two moves at once could otherwise make each the other's descendant. */
export async function lockTree(ctx: Ctx): Promise<void> {
  await ctx.db.query("select pg_advisory_xact_lock(hashtext('dept'), hashtext($1))", [ctx.tenantId]);
}
