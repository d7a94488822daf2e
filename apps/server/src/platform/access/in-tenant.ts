import type { Ctx } from '../http/context.ts';
import { notFound, Refusal } from '../http/refusal.ts';

/**
 * The same call inside another tenant: how the platform administers tenants (their people, roles, settings). It is the
 * own connection of that tenant, opened for the platform alone; nothing of procurement may be reached through it, so only the
 * administration modules use it (decisions/0005). The evidence that is recorded with this context stands in that
 * tenant's chain, and names the platform's user as its actor.
 */
export async function inTenant<T>(ctx: Ctx, tenantId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (tenantId === ctx.tenantId) return work(ctx);
  if (ctx.user.tenantKind !== 'platform') throw new Refusal('platform.forbidden', {}, 403);
  const db = ctx.db.ofTenant(tenantId);
  const [tenant] = await db.query('select from tenant where tenant_id = $1 and is_deleted = 0', [tenantId]);
  if (!tenant) notFound();
  return work({ ...ctx, db, tenantId });
}
