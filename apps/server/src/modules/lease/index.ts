export { turnLeases } from './nightly.ts';
export { leaseRoutes } from './routes.ts';
export { seedDemoLease } from './seed/seed-demo-lease.ts';
