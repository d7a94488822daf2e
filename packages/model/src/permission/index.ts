import type { Entity } from '../kit/entity.ts';
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
export * from './top-menu.ts';
export * from './top-menu-endpoints.ts';
export * from './wire.ts';

export const permissionEntities = [menu, topMenu, role] as const satisfies readonly Entity[];
export const permissionEndpoints = [...menuEndpoints, ...topMenuEndpoints, ...roleEndpoints] as const;
