import * as api from '@zhaocai/model';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { grantRoles } from './grant/grant-roles.ts';
import { grantTreeOf, roleKeys } from './grant/grant-tree.ts';
import {
  changeTenantMenus,
  giveTenantMenus,
  setTenantTopMenus,
  takeTenantMenus,
  tenantMenuIds,
} from './grant/tenant-menus.ts';
import { findMenu, findMenuForest, findMenusBelow, menuTreeOf } from './menu/menu-queries.ts';
import { removeMenus } from './menu/remove-menus.ts';
import { saveMenu } from './menu/save-menu.ts';
import { giveRoles } from './role/give-roles.ts';
import { removeRoles } from './role/remove-roles.ts';
import { findRole, findRoleForest, parentTreeOf, roleTreeOf } from './role/role-queries.ts';
import { saveRole } from './role/save-role.ts';
import { setTopMenus } from './top-menu/set-top-menus.ts';
import {
  findOwnTopMenus,
  findTenantTopMenus,
  findTopMenusOfTenant,
  topMenuGrantTree,
  topMenuKeys,
  topMenuTypesOf,
} from './top-menu/top-menu-queries.ts';
import { topMenuRows } from './top-menu/top-menu-rows.ts';

const everything = { onlyMenus: false };
const onlyMenus = { onlyMenus: true };

export function permissionRoutes(): readonly MountedEndpoint[] {
  return [
    handle(api.menuList, (ctx, filters) => findMenuForest(ctx, filters, everything)),
    handle(api.menuMenuList, (ctx, filters) => findMenuForest(ctx, filters, onlyMenus)),
    handle(api.menuLazyList, (ctx, input) => findMenusBelow(ctx, input, everything)),
    handle(api.menuLazyMenuList, (ctx, input) => findMenusBelow(ctx, input, onlyMenus)),
    handle(api.menuTree, menuTreeOf),
    handle(api.menuDetail, findMenu),
    handle(api.menuSubmit, saveMenu),
    handle(api.menuRemove, removeMenus),
    handle(api.grantTree, grantTreeOf),
    handle(api.roleTreeKeys, roleKeys),
    handle(api.tenantHasMenuIds, tenantMenuIds),
    handle(api.grantTopTree, topMenuGrantTree),
    handle(api.topTreeKeys, topMenuKeys),
    ...topMenuRows(),
    handle(api.topMenuGrant, setTopMenus),
    handle(api.grantTopList, findTenantTopMenus),
    handle(api.selfGrantTopList, findOwnTopMenus),
    handle(api.grantTenantMenu, giveTenantMenus),
    handle(api.grantTenantMenuCancel, takeTenantMenus),
    handle(api.changeTenantMenu, changeTenantMenus),
    handle(api.topMenuTenantList, findTopMenusOfTenant),
    handle(api.updateTopMenuTenant, setTenantTopMenus),
    handle(api.topMenuTypeList, topMenuTypesOf),
    handle(api.roleList, findRoleForest),
    handle(api.roleTree, roleTreeOf),
    handle(api.roleTreeById, parentTreeOf),
    handle(api.roleDetail, findRole),
    handle(api.roleSubmit, saveRole),
    handle(api.roleRemove, removeRoles),
    handle(api.roleGrant, grantRoles),
    handle(api.platformGrantTenant, giveRoles),
  ];
}
