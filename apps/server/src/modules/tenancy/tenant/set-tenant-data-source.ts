import type { EndpointInput, EndpointOutput, tenantDataSource as endpoint } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandPlatform, findTenant } from './find-tenant.ts';

/** [R405] All tenants live in the database of the product: another one is refused, for it would not be used. */
export async function setTenantDataSource(
  ctx: Ctx,
  { tenantId, datasourceId }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  await findTenant(ctx, { tenantId });
  demandPlatform(ctx);
  if (datasourceId) refuse('tenancy.dataSourceUnused');
  return { tenantId, datasourceId: null };
}
