import type { Module } from '../../platform/module/index.ts';
import { systemRoutes } from './routes.ts';

export { codesOfEverybody, grantedCodes } from './granted-codes.ts';
export { seedPlatform, type Seeded } from './seed-platform.ts';
export { seededMenu } from './seeded-menu.ts';
export { grantMenus } from './seed-tenant.ts';
export { templateSeeds } from './template-seeds.ts';
export { tenantAdministrator } from './tenant-seed.ts';

/** What the shell asks: menus, the own tenant, the time. Its seeds come after those of all others (`seed.ts`). */
export const systemModule: Module = { name: 'system', tables: ['own_menu'], routes: systemRoutes };
