import { tenant, tenantDisabled, type TenantDetail } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows } from '../../../platform/rows/index.ts';
import { demandPlatform, findTenant, platformTenantId } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';

/**
 * Takes tenants off the list that were made by mistake: disabled, with no account but the administrator's, and nobody
 * ever signed in. What was used is disabled and kept. The row stays, so that its number is never given again.
 */
export async function removeTenants(ctx: Ctx, { ids }: { readonly ids: string }): Promise<null> {
  const unique = [...new Set(ids.split(',').filter(Boolean))];
  if (unique.length === 0) refuse('platform.selectOne');
  const all: TenantDetail[] = [];
  for (const id of unique) all.push(await findTenant(ctx, { id: /^\d{1,18}$/.test(id) ? id : '0' }));
  demandPlatform(ctx);
  for (const one of all) await demandUnused(ctx, one);
  for (const found of all) {
    await inTenant(ctx, found.tenantId, (inside) => dropRows(inside, tenant, { ids: [found.id] }));
  }
  for (const { id, tenantId, tenantName } of all)
    await recordForTenant(ctx, tenantId, { action: 'tenant.delete', subject: id, payload: { tenantName } });
  return null;
}

async function demandUnused(ctx: Ctx, { tenantId, tenantName: name, status, userCount }: TenantDetail): Promise<void> {
  if (tenantId === platformTenantId) refuse('tenancy.platformStays');
  if (status !== tenantDisabled) refuse('tenancy.removeEnabled', { name });
  const sessions = await inTenant(ctx, tenantId, ({ db }) =>
    db.query('select from session where tenant_id = $1 limit 1', [tenantId]),
  );
  if (userCount > 1 || sessions.length > 0) refuse('tenancy.removeUsed', { name });
}
