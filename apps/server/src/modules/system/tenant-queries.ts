import type { EndpointOutput, ownTenant, tenantByHost } from '@zhaocai/model';
import { notFound, type Ctx, type PublicCtx } from '../../platform/http/index.ts';
import { demoAccounts } from './demo-tenants.ts';

type PublicTenant = EndpointOutput<typeof tenantByHost>;
type OwnTenant = EndpointOutput<typeof ownTenant>;

/** GET tenant/info: whose host this is, so that the sign-in page need not ask. With the demo's accounts while it runs. */
export async function publicTenant(ctx: PublicCtx, domain: string | undefined, demo: boolean): Promise<PublicTenant> {
  const [tenant] = domain ? await ctx.db.query<{ tenantId: string; tenantName: string }>(byDomain, [domain]) : [];
  return { ...tenant, ...(demo && { demo: [...demoAccounts] }) };
}

const byDomain = 'select tenant_id as "tenantId", tenant_name as "tenantName" from tenant_by_domain($1)';

const own = `
  select id::text, tenant_id as "tenantId", tenant_name as "tenantName", kind, domain, linkman,
    contact_number as "contactNumber", address, credit_code as "creditCode", expire_time as "expireTime", status
  from tenant where tenant_id = $1 and is_deleted = 0`;

export async function ownTenantInfo(ctx: Ctx): Promise<OwnTenant> {
  const [row] = await ctx.db.query<OwnTenant>(own, [ctx.tenantId]);
  return row ?? notFound();
}
