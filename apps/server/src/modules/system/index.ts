export { demoAccounts, demoPassword } from './demo-tenants.ts';
export { menuRows, type MenuRow } from './menu-seed.ts';
export { menus } from './menus.ts';
export { systemRoutes } from './routes.ts';
export { seedPlatform, type Seeded } from './seed-platform.ts';
