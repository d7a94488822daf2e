import {
  menuButtons as menuButtonsEndpoint,
  menuRoutes as menuRoutesEndpoint,
  ownTenant,
  serverTime,
  tenantByHost,
  topMenus,
} from '@zhaocai/model';
import { handle, handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import { findTopMenusOfUser } from './menu-queries.ts';
import { menuButtons, menuRoutes } from './menu-routes.ts';
import { ownTenantInfo, publicTenant } from './tenant-queries.ts';

export function systemRoutes({ demo }: { readonly demo: boolean }): readonly MountedEndpoint[] {
  return [
    handle(topMenus, findTopMenusOfUser),
    handle(menuRoutesEndpoint, menuRoutes),
    handle(menuButtonsEndpoint, menuButtons),
    handlePublic(tenantByHost, (ctx, { domain }) => publicTenant(ctx, domain, demo)),
    handle(ownTenant, ownTenantInfo),
    handle(serverTime, async ({ now }) => now),
  ];
}
