import type { EndpointInput, EndpointOutput, submitTenant, TenantDetail } from '@zhaocai/model';
import { forgetSessions, inTenant } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdTenant } from '../../../platform/rows/index.ts';
import { grantMenus, tenantAdministrator } from '../../system/index.ts';
import { lookAgain, type TenancyDeps } from '../tenancy-deps.ts';
import { endTenantSessions } from './end-tenant-sessions.ts';
import { demandPlatform, findTenant } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';
import {
  demandFreeDomain,
  demandFreeName,
  demandOnePlatform,
  storeTenant,
  tenantValues,
  type TenantValues,
} from './tenant-values.ts';

/** What the platform says about a tenant: its kind, host, quota and term take effect at once. */
export async function editTenant(
  deps: TenancyDeps,
  ctx: Ctx,
  { id, version, ...input }: EndpointInput<typeof submitTenant>,
): Promise<EndpointOutput<typeof submitTenant>> {
  const existing = await findTenant(ctx, { id });
  demandPlatform(ctx);
  const { tenantId } = existing;
  const values = tenantValues(ctx, input, existing);
  demandOnePlatform(values, tenantId);
  demandRoom(existing, values);
  if (values.tenantName !== existing.tenantName) await demandFreeName(ctx, values.tenantName, tenantId);
  await demandFreeDomain(ctx, values.domain, tenantId);
  const stored = await inTenant(ctx, tenantId, async (inside) => {
    await demandVersion(inside, version);
    const next = await storeTenant(inside, values);
    if (values.kind !== existing.kind) await grantAnew(inside);
    if (values.expireTime !== null && values.expireTime <= ctx.now) await endTenantSessions(inside);
    else await forgetSessions(inside);
    return next;
  });
  lookAgain(deps, ctx, tenantId);
  await recordForTenant(ctx, tenantId, {
    action: 'tenant.edit',
    subject: existing.id,
    payload: { before: before(existing, values), after: { ...values } },
  });
  return { id: existing.id, tenantId, version: stored };
}

/** A form that was opened before somebody else saved is stale; one without a version is no edit. */
export async function demandVersion(ctx: Ctx, version: number | undefined): Promise<void> {
  if (version === undefined) refuse('platform.versionMissing');
  if ((await holdTenant(ctx))?.version !== version) refuse('platform.stale');
}

/** Rights follow from the kind: it stays once others than the administrator hold some, and nobody loses his account. */
function demandRoom({ kind, userCount, accountNumber }: TenantDetail, values: TenantValues): void {
  if (values.kind !== kind && userCount > 1) refuse('tenancy.kindInUse', { users: userCount - 1 });
  const { accountNumber: quota } = values;
  if (quota !== null && quota !== accountNumber && quota < userCount)
    refuse('tenancy.quotaBelowUsers', { users: userCount });
}

/** The menus of the new kind in place of the former ones. */
async function grantAnew({ db, tenantId }: Ctx): Promise<void> {
  await db.write('delete from role_menu where tenant_id = $1', [tenantId]);
  await grantMenus(db, { tenantId, alias: tenantAdministrator.alias, grants: tenantAdministrator });
}

function before(existing: TenantDetail, values: TenantValues): Record<string, unknown> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, existing[name as keyof TenantValues]]));
}
