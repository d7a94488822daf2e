import { recordEvidence, type Evidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

type TenantEvent = Pick<Evidence, 'action' | 'subject' | 'payload'>;

/**
 * What the platform did to a tenant, in the chain of that tenant and in its own. Last in the transaction, and always in
 * this order, so that two commands do not wait for one another's chains.
 */
export async function recordForTenant(ctx: Ctx, tenantId: string, event: TenantEvent): Promise<void> {
  await recordEvidence(ctx, { ...event, stream: 'admin', tenantId });
  if (tenantId === ctx.tenantId) return;
  await recordEvidence(ctx, { ...event, stream: 'admin', payload: { ...event.payload, tenantId } });
}
