import {
  menuButtons as menuButtonsEndpoint,
  menuPermissions,
  menuRoutes as menuRoutesEndpoint,
  markMenu,
  ownMenus,
  ownTenant,
  serverTime,
  tenantByHost,
  topMenus,
  visitMenu,
} from '@zhaocai/model';
import { handle, handlePublic, type MountedEndpoint } from '../../platform/http/index.ts';
import { findPermissionsOfUser, findTopMenusOfUser } from './menu-queries.ts';
import { menuButtons, menuRoutes } from './menu-routes.ts';
import { markOwnMenu, readOwnMenus, visitOwnMenu } from './own-menus.ts';
import { ownTenantInfo, publicTenant } from './tenant-queries.ts';

export function systemRoutes({ demo }: { readonly demo: boolean }): readonly MountedEndpoint[] {
  return [
    handle(topMenus, findTopMenusOfUser),
    handle(menuRoutesEndpoint, menuRoutes),
    handle(menuButtonsEndpoint, menuButtons),
    handle(menuPermissions, findPermissionsOfUser),
    handle(ownMenus, readOwnMenus),
    handle(markMenu, markOwnMenu),
    handle(visitMenu, visitOwnMenu),
    handlePublic(tenantByHost, (ctx, { domain }) => publicTenant(ctx, domain, demo)),
    handle(ownTenant, ownTenantInfo),
    handle(serverTime, async ({ now }) => now),
  ];
}
