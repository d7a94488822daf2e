import * as model from '@zhaocai/model';
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
    handle(model.listTenants, pageTenants),
    handle(model.tenantPage, pageTenantBases),
    handle(model.selectTenant, selectTenants),
    handle(model.tenantDetail, findTenant),
    handle(model.tenantBase, async (ctx, name) => baseOf(await findTenant(ctx, name))),
    handlePublic(model.tenantByDns, (ctx, { dns }) => tenantOfHost(ctx, dns)),
    handle(model.submitTenant, (ctx, input) =>
      input.id ? editTenant(deps, ctx, input) : createTenant(deps, ctx, input),
    ),
    handle(model.changeTenantStatus, (ctx, input) => changeTenantStatus(deps, ctx, input)),
    handle(model.removeTenants, removeTenants),
    handle(model.resetTenantAdministrator, (ctx, input) => resetAdministrator(deps, ctx, input)),
    handle(model.tenantSetting, setTenantLook),
    handle(model.tenantDataSource, setTenantDataSource),
    handle(model.ownTenantConf, (ctx) => findTenant(ctx, { tenantId: ctx.tenantId })),
    handle(model.updateOwnTenantConf, updateOwnConf),
    handle(model.tenantTerm, ownTerm),
  ];
}
