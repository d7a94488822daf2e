import type { Entity } from '../kit/entity.ts';
import { client, clientEndpoints } from './client.ts';
import { param, paramEndpoints } from './param.ts';
import { tenant } from './tenant.ts';
import { tenantEndpoints } from './tenant-endpoints.ts';

export * from './client.ts';
export * from './param.ts';
export * from './tenant.ts';
export * from './tenant-endpoints.ts';

export const tenancyEntities = [tenant, client, param] as const satisfies readonly Entity[];
export const tenancyEndpoints = [...tenantEndpoints, ...clientEndpoints, ...paramEndpoints] as const;
