import * as contract from '@zhaocai/contract';
import { handle, handlePublic, type MountedEndpoint } from '../../../platform/http/index.ts';
import type { TenancyDeps } from '../tenancy-deps.ts';
import { changeTenantStatus } from './change-tenant-status.ts';
import { createTenant } from './create-tenant.ts';
import { editTenant } from './edit-tenant.ts';
import { findTenant } from './find-tenant.ts';
import { removeTenants } from './remove-tenants.ts';
import { resetAdministrator } from './reset-administrator.ts';
import { setTenantLook, updateOwnConf } from './tenant-look.ts';
import { setTenantDataSource } from './set-tenant-data-source.ts';
import { baseOf, ownTerm, pageTenantBases, pageTenants, selectTenants, tenantOfHost } from './tenant-queries.ts';

export function tenantRoutes(deps: TenancyDeps): MountedEndpoint[] {
  return [
    handle(contract.listTenants, pageTenants),
    handle(contract.tenantPage, pageTenantBases),
    handle(contract.selectTenant, selectTenants),
    handle(contract.tenantDetail, findTenant),
    handle(contract.tenantBase, async (ctx, name) => baseOf(await findTenant(ctx, name))),
    handlePublic(contract.tenantByDns, (ctx, { dns }) => tenantOfHost(ctx, dns)),
    handle(contract.submitTenant, (ctx, input) => (input.id ? editTenant(deps, ctx, input) : createTenant(ctx, input))),
    handle(contract.changeTenantStatus, (ctx, input) => changeTenantStatus(deps, ctx, input)),
    handle(contract.removeTenants, removeTenants),
    handle(contract.resetTenantAdministrator, (ctx, input) => resetAdministrator(deps, ctx, input)),
    handle(contract.tenantSetting, setTenantLook),
    handle(contract.tenantDataSource, setTenantDataSource),
    handle(contract.ownTenantConf, (ctx) => findTenant(ctx, { tenantId: ctx.tenantId })),
    handle(contract.updateOwnTenantConf, updateOwnConf),
    handle(contract.tenantTerm, ownTerm),
  ];
}
