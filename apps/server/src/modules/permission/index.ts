import type { Module } from '../../platform/module/index.ts';
import { permissionRoutes } from './routes.ts';

/** Menus, applications, roles and what they grant. */
export const permissionModule: Module = {
  name: 'permission',
  tables: [
    'user_role',
    'role_menu',
    'role_data_scope',
    'role_scope',
    'top_menu_menu',
    'tenant_menu_cancel',
    'tenant_top_menu_cancel',
  ],
  routes: permissionRoutes,
};
