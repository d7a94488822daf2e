import type { Endpoint } from '../kit/endpoint.ts';
import type { Entity } from '../kit/entity.ts';
import { apiScope } from './api-scope.ts';
import { dataScope } from './data-scope.ts';
import {
  apiScopeMenus,
  dataScopeMenus,
  explainResources,
  explainRows,
  explainScope,
  scopeReferences,
  scopeResources,
  scopeRouteList,
} from './scope-endpoints.ts';

export const scopeEntities = [dataScope, apiScope] as const satisfies readonly Entity[];
export const scopeEndpoints = [
  scopeResources,
  dataScopeMenus,
  apiScopeMenus,
  scopeRouteList,
  scopeReferences,
  explainScope,
  explainResources,
  explainRows,
] as const satisfies readonly Endpoint[];

export * from './api-scope.ts';
export * from './data-scope.ts';
export * from './decimal-order.ts';
export * from './row-filter-faults.ts';
export * from './row-filter-words.ts';
export * from './row-filter.ts';
export * from './scope-endpoints.ts';
