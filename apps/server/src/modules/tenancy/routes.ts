import type { MountedEndpoint } from '../../platform/http/index.ts';
import { clientRoutes } from './client/routes.ts';
import { paramRoutes } from './param/routes.ts';
import type { TenancyDeps } from './tenancy-deps.ts';
import { tenantRoutes } from './tenant/routes.ts';

export function tenancyRoutes(deps: TenancyDeps): readonly MountedEndpoint[] {
  return [...tenantRoutes(deps), ...clientRoutes(), ...paramRoutes()];
}
