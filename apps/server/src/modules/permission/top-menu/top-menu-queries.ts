import {
  rowStatus,
  topMenuTypes,
  type EndpointOutput,
  type GrantedTopMenu,
  type topMenuTenantList,
  type topMenuTypeList,
  type TreeNode,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { findMenuPlaces, nodeRowOf } from '../menu/menu-queries.ts';
import { fullyHeld, treeOf } from '../tree-nodes.ts';
import { withinTenant } from '../within-tenant.ts';

const columns = `t.id::text, t.code, t.name, coalesce(t.name_en, t.name) as "nameEn", coalesce(t.source, '') as source,
  coalesce(t.path, '') as path, t.type, t.sort`;

const isTenants = `not exists (select from tenant_top_menu_cancel c where c.tenant_id = $1 and c.top_menu_id = t.id)`;

/** GET topmenu/grantTopList: the applications that the tenant has. */
export function findTenantTopMenus(ctx: Ctx, { tenantId }: { tenantId?: string }): Promise<GrantedTopMenu[]> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, (inside) =>
    inside.db.query<GrantedTopMenu>(
      `select ${columns} from top_menu t
       where t.tenant_id = '000000' and t.is_deleted = 0 and t.status in ${rowStatus.sql('enabled')} and ${isTenants} order by t.sort, t.id`,
      [inside.tenantId],
    ),
  );
}

/** GET topmenu/selfGrantTopList: of these, the ones under which the user himself holds something. */
export function findOwnTopMenus({ db, user }: Ctx): Promise<GrantedTopMenu[]> {
  return db.query<GrantedTopMenu>(
    `with held as materialized (select id from role_menus($1, $2))
     select ${columns} from top_menu t
     where t.tenant_id = '000000' and t.is_deleted = 0 and t.status in ${rowStatus.sql('enabled')} and ${isTenants}
       and t.id in (select tm.top_menu_id from top_menu_menu tm
         where tm.tenant_id = '000000' and tm.menu_id in (select id from held))
     order by t.sort, t.id`,
    [user.tenantId, user.roleIds],
  );
}

/** GET topmenu/topMenuTenantList: all applications, each with whether this tenant is shown it. */
export function findTopMenusOfTenant(
  ctx: Ctx,
  { tenantId }: { tenantId: string },
): Promise<EndpointOutput<typeof topMenuTenantList>> {
  return inTenant(ctx, tenantId, (inside) =>
    inside.db.query(
      `select ${columns}, ${isTenants} as "isGranted" from top_menu t
       where t.tenant_id = '000000' and t.is_deleted = 0 and t.status in ${rowStatus.sql('enabled')} order by t.sort, t.id`,
      [tenantId],
    ),
  );
}

/** GET menu/grant-top-tree: every menu, for an application shows whole menus and no single buttons. */
export async function topMenuGrantTree(ctx: Ctx): Promise<{ menu: TreeNode[] }> {
  const menus = (await findMenuPlaces(ctx)).filter(({ category }) => category === 1);
  return { menu: treeOf(menus.map((place) => nodeRowOf(ctx, place))) };
}

/** GET menu/top-tree-keys: what the applications show, as a tree may tick it. */
export async function topMenuKeys(ctx: Ctx, { topMenuIds }: { topMenuIds: string[] }): Promise<{ menu: string[] }> {
  const unique = [...new Set(topMenuIds)];
  const found = await ctx.db.query(
    `select from top_menu where tenant_id in ($1, '000000') and id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, unique],
  );
  if (found.length !== unique.length) notFound();
  const shown = await ctx.db.query<{ id: string }>(
    `select distinct menu_id::text as id from top_menu_menu where tenant_id = '000000' and top_menu_id = any($1::bigint[])`,
    [unique],
  );
  const menus = (await findMenuPlaces(ctx)).filter(({ category }) => category === 1);
  return { menu: fullyHeld(menus, new Set(shown.map(({ id }) => id))) };
}

/** GET enums/topMenuType. */
export async function topMenuTypesOf({ language }: Ctx): Promise<EndpointOutput<typeof topMenuTypeList>> {
  return topMenuTypes.map(({ value, label }) => ({
    value,
    label: label.zh,
    labelEn: label.en,
    code: value,
    name: label[language],
  }));
}
