import type { Domain } from '../kit/domain.ts';
import { menuButtons, menuPermissions, menuRoutes, topMenus } from './menu.ts';
import { markMenu, ownMenus, visitMenu } from './own-menus.ts';
import { serverTime } from './server-time.ts';
import { ownTenant, tenantByHost } from './tenant.ts';

export * from './menu.ts';
export * from './own-menus.ts';
export * from './server-time.ts';
export * from './tenant.ts';

/** What the shell around every screen asks: menus, the own tenant, the time. */
export const systemDomain = {
  name: 'system',
  entities: [],
  endpoints: [
    topMenus,
    menuRoutes,
    menuButtons,
    menuPermissions,
    ownMenus,
    markMenu,
    visitMenu,
    tenantByHost,
    ownTenant,
    serverTime,
  ],
  messages: {},
} as const satisfies Domain;
