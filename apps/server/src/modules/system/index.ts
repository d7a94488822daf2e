export { systemRoutes } from './routes.ts';
export { seedPlatform, type Seeded } from './seed-platform.ts';
