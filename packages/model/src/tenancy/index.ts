import type { Domain } from '../kit/domain.ts';
import { tenancyMenus } from './menus.ts';
import { tenancyMessages } from './messages.ts';
import { tenancyListExports } from './tenancy-exports.ts';
import { client, clientEndpoints } from './client.ts';
import { param, paramEndpoints } from './param.ts';
import { tenant } from './tenant.ts';
import {
  compareTenantTemplate,
  deriveTenantTemplate,
  handOverTenantTemplate,
  tenantTemplate,
} from './tenant-template.ts';
import { tenantEndpoints } from './tenant-endpoints.ts';

export * from './client.ts';
export * from './param.ts';
export * from './param-words.ts';
export * from './tenant.ts';
export * from './tenant-endpoints.ts';
export * from './tenant-template.ts';
export * from './messages.ts';

export const tenancyDomain = {
  name: 'tenancy',
  entities: [tenant, client, param, tenantTemplate],
  endpoints: [
    ...tenantEndpoints,
    ...clientEndpoints,
    ...paramEndpoints,
    deriveTenantTemplate,
    compareTenantTemplate,
    handOverTenantTemplate,
  ],
  exports: tenancyListExports,
  messages: tenancyMessages,
  menus: { system: tenancyMenus },
} as const satisfies Domain;
