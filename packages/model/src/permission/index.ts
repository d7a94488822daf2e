import type { Domain } from '../kit/domain.ts';
import { permissionMenus } from './menus.ts';
import { permissionMessages } from './messages.ts';
import { permissionListExports } from './permission-exports.ts';
import { menu } from './menu.ts';
import { menuEndpoints } from './menu-endpoints.ts';
import { role } from './role.ts';
import { roleEndpoints } from './role-endpoints.ts';
import { topMenu } from './top-menu.ts';
import { topMenuEndpoints } from './top-menu-endpoints.ts';

export * from './choices.ts';
export * from './menu.ts';
export * from './menu-endpoints.ts';
export * from './role.ts';
export * from './role-endpoints.ts';
export * from './role-words.ts';
export * from './top-menu.ts';
export * from './top-menu-endpoints.ts';
export * from './wire.ts';
export * from './messages.ts';

export const permissionDomain = {
  name: 'permission',
  entities: [menu, topMenu, role],
  endpoints: [...menuEndpoints, ...topMenuEndpoints, ...roleEndpoints],
  exports: permissionListExports,
  messages: permissionMessages,
  menus: { system: permissionMenus },
} as const satisfies Domain;
