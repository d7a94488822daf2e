import { compareTenantTemplate, deriveTenantTemplate, handOverTenantTemplate, tenantTemplate } from '@zhaocai/model';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { clientRoutes } from './client/routes.ts';
import { paramRoutes } from './param/routes.ts';
import type { TenancyDeps } from './tenancy-deps.ts';
import { compareTemplate } from './template/compare-template.ts';
import { demandOwnTemplates, deriveTemplate } from './template/derive-template.ts';
import { handOverTemplate } from './template/hand-over-template.ts';
import { tenantRoutes } from './tenant/routes.ts';

export function tenancyRoutes(deps: TenancyDeps): readonly MountedEndpoint[] {
  return [
    ...tenantRoutes(deps),
    ...crud(tenantTemplate, { beforeRemove: demandOwnTemplates }),
    handle(deriveTenantTemplate, (ctx, input) => deriveTemplate(deps, ctx, input)),
    handle(compareTenantTemplate, (ctx, input) => compareTemplate(deps, ctx, input)),
    handle(handOverTenantTemplate, (ctx, input) => handOverTemplate(deps, ctx, input)),
    ...clientRoutes(),
    ...paramRoutes(),
  ];
}
