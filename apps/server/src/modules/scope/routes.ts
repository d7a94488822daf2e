import * as model from '@zhaocai/model';
import { resource, type Endpoint, type Entity, type Page, type PageInput } from '@zhaocai/model';
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
    handle(pageOf(model.dataScope), (ctx, input) => pageOfScopes(ctx, model.dataScope, input)),
    ...crud(model.dataScope, {
      without: ['page'],
      beforeSave: checkDataScope,
      async beforeRemove(ctx, ids) {
        await refuseWhileHeld(ctx, { table: 'data_scope', ids });
        await forgetSessions(ctx);
      },
    }),
    handle(pageOf(model.apiScope), (ctx, input) => pageOfScopes(ctx, model.apiScope, input)),
    ...crud(model.apiScope, {
      without: ['page'],
      beforeSave: checkApiScope,
      async beforeRemove(ctx, ids) {
        await refuseWhileHeld(ctx, { table: 'api_scope', ids });
        await forgetWhoIsConcerned(ctx);
      },
    }),
    handle(model.scopeResources, listResources),
    handle(model.dataScopeMenus, listDataScopeMenus),
    handle(model.scopeReferences, listReferences),
    handle(model.apiScopeMenus, listApiScopeMenus),
    handle(model.scopeRouteList, listRoutes),
    handle(model.explainScope, explainScope),
    handle(model.explainResources, listExplainResources),
    handle(model.explainRows, listExplainRows),
  ];
}

function pageOf(entity: Entity): Endpoint<PageInput, Page<unknown>> {
  const { page } = resource(entity);
  if (!page) throw new Error(`${entity.name} has a list`);
  return page;
}
