import type { ScopeMenu, ScopeRoute } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { branchesTo, menuIdOf, readMenus } from '../menu-queries.ts';
import { closableEndpoints, menuCodeOf } from './scope-routes.ts';

export async function listRoutes(ctx: Ctx): Promise<ScopeRoute[]> {
  const menus = await readMenus(ctx);
  return closableEndpoints().map((endpoint) => {
    const { route, label, permission } = endpoint;
    return { route, label, permission, menuId: menuIdOf(menus, menuCodeOf(endpoint) ?? '') };
  });
}

export async function listApiScopeMenus(ctx: Ctx): Promise<ScopeMenu[]> {
  const codes = closableEndpoints().flatMap((endpoint) => menuCodeOf(endpoint) ?? []);
  return branchesTo(await readMenus(ctx), new Set(codes));
}
