import { apiScope } from '@zhaocai/model';
import { forgetEverySession, forgetSessions } from '../../../platform/access/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { menuOfScope } from '../menu-of-scope.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';
import { endpointAt, mayBeClosed, menuCodeOf, nearestRoutes } from './scope-routes.ts';

/** Judges the route against the catalog of endpoints, and stores it as the catalog spells it. */
export async function checkApiScope(ctx: Ctx, values: Values): Promise<Values> {
  const route = String(values['scopePath']);
  const endpoint = endpointAt(route);
  if (!endpoint) return refuse('scope.unknownRoute', { route, nearest: nearestRoutes(route).join('、') });
  if (!mayBeClosed(endpoint)) refuse('scope.routeNeeded');
  const menuId = await menuOfScope(ctx, { given: values['menuId'], code: menuCodeOf(endpoint) });
  await refuseDuplicate(ctx, {
    entity: apiScope,
    id: values['id'],
    values: { resourceCode: values['resourceCode'] },
  });
  await forgetWhoIsConcerned(ctx);
  return { scopePath: endpoint.route, menuId };
}

/** A row of the platform counts in every tenant. */
export async function forgetWhoIsConcerned(ctx: Ctx): Promise<void> {
  await (ctx.user.tenantKind === 'platform' ? forgetEverySession(ctx) : forgetSessions(ctx));
}
