import type { Module } from '../../platform/module/index.ts';
import { listenForParams } from './param/param-value.ts';
import { seedTemplates } from './seed/seed-templates.ts';
import { tenancyRoutes } from './routes.ts';

export { paramValue } from './param/param-value.ts';

/** Tenants, clients and parameters. */
export const tenancyModule: Module = {
  name: 'tenancy',
  tables: ['oauth_attempt', 'tenant_template_use', 'session_identity'],
  routes: tenancyRoutes,
  seed: seedTemplates,
  listen: listenForParams,
};
