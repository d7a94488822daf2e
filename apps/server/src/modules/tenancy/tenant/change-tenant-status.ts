import {
  tenantDisabled,
  tenantEnabled,
  type changeTenantStatus as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lookAgain, type TenancyDeps } from '../tenancy-deps.ts';
import { endTenantSessions } from './end-tenant-sessions.ts';
import { demandPlatform, findTenant, platformTenantId } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';

// oxlint-disable-next-line house/states-move-by-transition -- the tenant's row is the platform's; `tenant.enable` and `tenant.disable` are its evidence, in both chains
const store = `
  update tenant set status = $2, update_user = $3, update_time = $4, version = version + 1 where tenant_id = $1`;

/** A disabled tenant keeps everything; whoever was signed in there is out, and comes back when it is enabled again. */
export async function changeTenantStatus(
  deps: TenancyDeps,
  ctx: Ctx,
  { tenantId, isEnabled, reason }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const existing = await findTenant(ctx, { tenantId });
  demandPlatform(ctx);
  if (tenantId === platformTenantId) refuse('tenancy.platformStays');
  const status = isEnabled ? tenantEnabled : tenantDisabled;
  if (existing.status === status) return { tenantId, status };
  await inTenant(ctx, tenantId, async (inside) => {
    await inside.db.write(store, [tenantId, status, ctx.user.userId, ctx.now]);
    await endTenantSessions(inside);
  });
  lookAgain(deps, ctx, tenantId);
  await recordForTenant(ctx, tenantId, {
    action: isEnabled ? 'tenant.enable' : 'tenant.disable',
    subject: existing.id,
    payload: { ...(reason && { reason }) },
  });
  return { tenantId, status };
}
