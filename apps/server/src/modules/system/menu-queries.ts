import { menuStatus, rowStatus, type TopMenuRow } from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import type { MenuListRow } from './menu-tree.ts';

/** The category of an entry that is no page but something that may be done on one. */
export const buttonCategory = 2;

/** A menu or button with what decides whether this user sees it. */
export interface GrantedMenuRow extends MenuListRow {
  readonly isGranted: boolean;
  readonly isInTopMenu: boolean;
  /** Joined by commas. */
  readonly roleAliases: string | null;
}

/**
 * All menus for this kind of tenant, in order, each with whether the user holds it and whether it is set under the top
 * menu asked for. The whole table is a few hundred rows; ancestors are added from it afterwards.
 */
const menusOfUser = `
  select m.id::text, m.parent_id::text as "parentId", m.code, m.name, coalesce(m.name_en, m.name) as "nameEn",
    coalesce(m.alias, '') as alias, coalesce(m.path, '') as path, coalesce(m.source, '') as source, m.sort,
    m.category, m.action, m.is_open as "isOpen",
    m.role_aliases as "roleAliases", m.id in (select id from role_menus($1, $2)) as "isGranted",
    exists (select from top_menu_menu tm
      where tm.tenant_id = '000000' and tm.top_menu_id = $4 and tm.menu_id = m.id
        and not exists (select from tenant_top_menu_cancel c
          where c.tenant_id = $1 and c.top_menu_id = tm.top_menu_id)) as "isInTopMenu"
  from menu m
  where m.tenant_id = '000000' and m.is_deleted = 0 and m.status in ${menuStatus.sql('available')} and $3 = any(m.tenant_kinds)
  order by m.sort, m.id`;

export function findMenusOfUser(ctx: Ctx, topMenuId: string | null): Promise<GrantedMenuRow[]> {
  const { user } = ctx;
  return ctx.db.query<GrantedMenuRow>(menusOfUser, [user.tenantId, user.roleIds, user.tenantKind, topMenuId]);
}

/** Codes of the buttons that the user holds, in order: each is a permission of the client's map (rule 154). */
export async function findPermissionsOfUser({ db, user }: Ctx): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select m.code from menu m
     where m.tenant_id = '000000' and m.is_deleted = 0 and m.status in ${menuStatus.sql('available')}
       and m.category = ${buttonCategory} and $3 = any(m.tenant_kinds)
       and m.id in (select id from role_menus($1, $2))
     order by m.code`,
    [user.tenantId, user.roleIds, user.tenantKind],
  );
  return rows.map(({ code }) => code);
}

/**
 * Top menus under which the user has something, and those that have no menus at all. What he holds is found once: asked
 * for each of them, it took this, which every page of the shell waits for, half a second.
 */
const topMenusOfUser = `
  with held as materialized (
    select shown.id from role_menus($1, $2) r
    join menu m on m.tenant_id = '000000' and m.id = r.id
    cross join lateral (values (m.id), (m.parent_id)) shown (id)),
  under as materialized (
    select tm.top_menu_id, jsonb_agg(distinct tm.menu_id::text) as menus
    from top_menu_menu tm
    where tm.tenant_id = '000000' and tm.menu_id in (select id from held) group by tm.top_menu_id)
  select t.id::text, t.code, t.name, coalesce(t.name_en, t.name) as "nameEn", coalesce(t.source, '') as source,
    coalesce(t.path, '') as path, t.sort, coalesce(u.menus, '[]') as "menuIds"
  from top_menu t
  left join under u on u.top_menu_id = t.id
  where t.tenant_id = '000000' and t.is_deleted = 0 and t.status in ${rowStatus.sql('enabled')}
    and not exists (select from tenant_top_menu_cancel c where c.tenant_id = $1 and c.top_menu_id = t.id)
    and (u.top_menu_id is not null
      or not exists (select from top_menu_menu tm where tm.tenant_id = t.tenant_id and tm.top_menu_id = t.id))
  order by t.sort, t.id`;

export function findTopMenusOfUser({ db, user }: Ctx): Promise<TopMenuRow[]> {
  return db.query<TopMenuRow>(topMenusOfUser, [user.tenantId, user.roleIds]);
}
