import type { Module } from '../../platform/module/index.ts';
import { permissionRoutes } from './routes.ts';

/** Menus, applications, roles and what they grant. */
export const permissionModule: Module = { name: 'permission', routes: permissionRoutes };
