import {
  filterFieldsOf,
  scopeColumnsOf,
  type EndpointOutput,
  type ScopeMenu,
  type ScopeResource,
  type scopeReferences,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { branchesTo, menuIdOf, readMenus } from '../menu-queries.ts';
import { scopedEntities } from '../scope-resources.ts';

/** What a data scope can be about, each with what a condition may ask about it. */
export async function listResources(ctx: Ctx): Promise<ScopeResource[]> {
  const menus = await readMenus(ctx);
  return scopedEntities().map((entity) => ({
    name: entity.name,
    label: entity.label,
    menuId: menuIdOf(menus, entity.menu),
    // Only what can be asked about is in the list, so every kind is one of the answer's.
    fields: filterFieldsOf(entity) as ScopeResource['fields'],
    columns: scopeColumnsOf(entity).map(({ name, field, isKept }) => ({ name, label: field.label, isKept })),
  }));
}

export async function listDataScopeMenus(ctx: Ctx): Promise<ScopeMenu[]> {
  return branchesTo(await readMenus(ctx), new Set(scopedEntities().map(({ menu }) => menu)));
}

/** Of each kind. */
const mostOfKind = 1_000;

type References = EndpointOutput<typeof scopeReferences>;

export async function listReferences(ctx: Ctx): Promise<References> {
  const rows = await ctx.db.query<{ kind: keyof References; id: string; name: string }>(
    `(select 'user' as kind, id::text as id, ${userName} as name from user_account
      where tenant_id = $1 and is_deleted = 0 order by account limit ${mostOfKind + 1})
     union all
     (select 'dept', id::text, dept_name from dept where tenant_id = $1 and is_deleted = 0 order by sort, id limit ${mostOfKind + 1})
     union all
     (select 'role', id::text, role_name from role where tenant_id = $1 and is_deleted = 0 order by sort, id limit ${mostOfKind + 1})`,
    [ctx.tenantId],
  );
  const of = async (wanted: keyof References) => {
    const own = rows.flatMap(({ kind, id, name }) => (kind === wanted ? [{ id, name }] : []));
    return cutAt(ctx, own, mostOfKind);
  };
  return { user: await of('user'), dept: await of('dept'), role: await of('role') };
}

const userName = `coalesce(nullif(real_name, ''), nullif(nick_name, ''), account) || ' · ' || account`;
