import type { Domain } from '../kit/domain.ts';
import { scopeMenus } from './menus.ts';
import { scopeMessages } from './messages.ts';
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

export * from './api-scope.ts';
export * from './data-scope.ts';
export * from './decimal-order.ts';
export * from './row-filter-faults.ts';
export * from './row-filter-words.ts';
export * from './row-filter.ts';
export * from './scope-endpoints.ts';
export * from './messages.ts';

export const scopeDomain = {
  name: 'scope',
  entities: [dataScope, apiScope],
  endpoints: [
    scopeResources,
    dataScopeMenus,
    apiScopeMenus,
    scopeRouteList,
    scopeReferences,
    explainScope,
    explainResources,
    explainRows,
  ],
  messages: scopeMessages,
  menus: { system: scopeMenus },
} as const satisfies Domain;
