import { topMenu, type Route } from '@zhaocai/model';
import { crud, type WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type MountedEndpoint } from '../../../platform/http/index.ts';

const hooks: WriteHooks = {
  async beforeSave(ctx, values, existing) {
    const { code, path } = values;
    const taken = await ctx.db.query(
      'select from top_menu where tenant_id = $1 and code = $2 and is_deleted = 0 and id is distinct from $3::bigint',
      [ctx.tenantId, code, existing?.id ?? null],
    );
    if (taken.length > 0) refuse('permission.codeTaken', { code: String(code) });
    if (path && !/^(\/|https?:\/\/)/.test(String(path))) refuse('permission.menuPath');
    return {};
  },
};

/** The applications themselves; each call answers under the API's other spelling, `top-menu`, too. */
export function topMenuRows(): readonly MountedEndpoint[] {
  return crud(topMenu, hooks).map(({ endpoint, handler }) => {
    const hyphened = endpoint.route.replace('/topmenu/', '/top-menu/') as Route;
    return { endpoint: { ...endpoint, aliases: [hyphened] }, handler };
  });
}
