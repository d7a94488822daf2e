export { codesOfEverybody, grantedCodes } from './granted-codes.ts';
export { systemRoutes } from './routes.ts';
export { seedPlatform, type Seeded } from './seed-platform.ts';
export { seededMenu } from './seeded-menu.ts';
export { grantMenus } from './seed-tenant.ts';
export { tenantAdministrator } from './tenant-seed.ts';
