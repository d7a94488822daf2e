import type { TopMenuRow } from '@zhaocai/contract';
import type { Ctx } from '../../platform/http/index.ts';
import type { MenuListRow } from './menu-tree.ts';

/** A menu or button with what decides whether this user sees it. */
export interface GrantedMenuRow extends MenuListRow {
  readonly isGranted: boolean;
  readonly isInTopMenu: boolean;
}

/**
 * All menus for this kind of tenant, in order, each with whether one of the user's roles holds it and whether it is
 * set under the top menu asked for. The whole table is a few hundred rows; ancestors are added from it afterwards.
 */
const menusOfUser = `
  select m.id::text, m.parent_id::text as "parentId", m.code, m.name, coalesce(m.name_en, m.name) as "nameEn",
    coalesce(m.alias, '') as alias, coalesce(m.path, '') as path, coalesce(m.source, '') as source, m.sort,
    m.category, m.action, m.is_open as "isOpen",
    exists (select from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      join role_menu rm on rm.tenant_id = ur.tenant_id and rm.role_id = ur.role_id
      where ur.tenant_id = $1 and ur.user_id = $2 and rm.menu_id = m.id) as "isGranted",
    exists (select from top_menu_menu tm
      where tm.tenant_id = '000000' and tm.top_menu_id = $4 and tm.menu_id = m.id) as "isInTopMenu"
  from menu m
  where m.tenant_id = '000000' and m.is_deleted = 0 and m.status = 1 and $3 = any(m.tenant_kinds)
  order by m.sort, m.id`;

export function findMenusOfUser(ctx: Ctx, topMenuId: string | null): Promise<GrantedMenuRow[]> {
  const { user } = ctx;
  return ctx.db.query<GrantedMenuRow>(menusOfUser, [user.tenantId, user.userId, user.tenantKind, topMenuId]);
}

/** Top menus under which the user has something, and those that have no menus at all. */
const topMenusOfUser = `
  select t.id::text, t.code, t.name, coalesce(t.name_en, t.name) as "nameEn", coalesce(t.source, '') as source,
    coalesce(t.path, '') as path, t.sort
  from top_menu t
  where t.tenant_id = '000000' and t.is_deleted = 0 and t.status = 1
    and (not exists (select from top_menu_menu tm where tm.tenant_id = t.tenant_id and tm.top_menu_id = t.id)
      or exists (select from top_menu_menu tm
        join menu m on m.tenant_id = tm.tenant_id and m.id = tm.menu_id and m.is_deleted = 0
          and $3 = any(m.tenant_kinds)
        join role_menu rm on rm.menu_id = m.id
        join user_role ur on ur.tenant_id = rm.tenant_id and ur.role_id = rm.role_id
        where tm.tenant_id = t.tenant_id and tm.top_menu_id = t.id and ur.tenant_id = $1 and ur.user_id = $2))
  order by t.sort, t.id`;

export function findTopMenusOfUser({ db, user }: Ctx): Promise<TopMenuRow[]> {
  return db.query<TopMenuRow>(topMenusOfUser, [user.tenantId, user.userId, user.tenantKind]);
}
