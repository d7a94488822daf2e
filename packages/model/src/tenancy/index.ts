import type { Domain } from '../kit/domain.ts';
import { tenancyMenus } from './menus.ts';
import { tenancyMessages } from './messages.ts';
import { tenancyListExports } from './tenancy-exports.ts';
import { client, clientEndpoints } from './client.ts';
import { param, paramEndpoints } from './param.ts';
import { tenant } from './tenant.ts';
import { tenantEndpoints } from './tenant-endpoints.ts';

export * from './client.ts';
export * from './param.ts';
export * from './tenant.ts';
export * from './tenant-endpoints.ts';
export * from './messages.ts';

export const tenancyDomain = {
  name: 'tenancy',
  entities: [tenant, client, param],
  endpoints: [...tenantEndpoints, ...clientEndpoints, ...paramEndpoints],
  exports: tenancyListExports,
  messages: tenancyMessages,
  menus: { system: tenancyMenus },
} as const satisfies Domain;
