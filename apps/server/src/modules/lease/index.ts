import { inEachTenant } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module/index.ts';
import { turnLeases } from './nightly.ts';
import { leaseRoutes } from './routes.ts';
import { seedDemoLease } from './seed/seed-demo-lease.ts';

/** Rooms that are let: applications, contracts, bills. */
export const leaseModule: Module = {
  name: 'lease',
  routes: leaseRoutes,
  seedDemo: seedDemoLease,
  nightly: (platform) => inEachTenant(platform, 'leases', turnLeases),
};
