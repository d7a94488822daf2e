import * as contract from '@zhaocai/contract';
import { resource, type Endpoint, type Entity, type Page, type PageInput } from '@zhaocai/contract';
import { forgetSessions } from '../../platform/access/index.ts';
import { crud } from '../../platform/crud/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { checkApiScope, forgetWhoIsConcerned } from './api-scope/check-api-scope.ts';
import { listApiScopeMenus, listRoutes } from './api-scope/route-queries.ts';
import { checkDataScope } from './data-scope/check-data-scope.ts';
import { listDataScopeMenus, listReferences, listResources } from './data-scope/scope-queries.ts';
import { explainScope } from './explain/explain-scope.ts';
import { listExplainResources, listExplainRows } from './explain/explain-queries.ts';
import { pageOfScopes } from './menu-queries.ts';
import { refuseWhileHeld } from './refuse-while-held.ts';

export function scopeRoutes(): readonly MountedEndpoint[] {
  return [
    handle(pageOf(contract.dataScope), (ctx, input) => pageOfScopes(ctx, contract.dataScope, input)),
    ...crud(contract.dataScope, {
      without: ['page'],
      beforeSave: checkDataScope,
      async beforeRemove(ctx, ids) {
        await refuseWhileHeld(ctx, { table: 'data_scope', ids });
        await forgetSessions(ctx);
      },
    }),
    handle(pageOf(contract.apiScope), (ctx, input) => pageOfScopes(ctx, contract.apiScope, input)),
    ...crud(contract.apiScope, {
      without: ['page'],
      beforeSave: checkApiScope,
      async beforeRemove(ctx, ids) {
        await refuseWhileHeld(ctx, { table: 'api_scope', ids });
        await forgetWhoIsConcerned(ctx);
      },
    }),
    handle(contract.scopeResources, listResources),
    handle(contract.dataScopeMenus, listDataScopeMenus),
    handle(contract.scopeReferences, listReferences),
    handle(contract.apiScopeMenus, listApiScopeMenus),
    handle(contract.scopeRouteList, listRoutes),
    handle(contract.explainScope, explainScope),
    handle(contract.explainResources, listExplainResources),
    handle(contract.explainRows, listExplainRows),
  ];
}

function pageOf(entity: Entity): Endpoint<PageInput, Page<unknown>> {
  const { page } = resource(entity);
  if (!page) throw new Error(`${entity.name} has a list`);
  return page;
}
