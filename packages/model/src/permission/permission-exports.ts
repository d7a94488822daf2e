import { listExport } from '../kit/list-export.ts';
import { menu } from './menu.ts';
import { menuList } from './menu-endpoints.ts';
import { role } from './role.ts';
import { roleList } from './role-endpoints.ts';

const parent = (zh: string, en: string) => ({ kind: 'text', label: { zh, en }, maxLength: 30 }) as const;

/** The tree of roles, each below its parent. */
export const rolesExport = listExport({
  list: roleList,
  name: role.label,
  permission: 'role_export',
  fields: {
    roleName: role.fields.roleName,
    roleAlias: role.fields.roleAlias,
    parentName: parent('上级角色', 'Parent role'),
    userCount: { kind: 'integer', label: { zh: '用户数', en: 'Users' } },
    demandsSecondFactor: role.fields.demandsSecondFactor,
    sort: role.fields.sort,
    remark: role.fields.remark,
    updateTime: { kind: 'instant', label: { zh: '更新时间', en: 'Updated' } },
  },
});

/** The tree of menus and buttons, each below its parent. */
export const menusExport = listExport({
  list: menuList,
  name: menu.label,
  permission: 'menu_export',
  fields: {
    name: menu.fields.name,
    nameEn: menu.fields.nameEn,
    code: menu.fields.code,
    parentName: parent('上级菜单', 'Parent menu'),
    category: menu.fields.category,
    path: menu.fields.path,
    alias: menu.fields.alias,
    action: menu.fields.action,
    sort: menu.fields.sort,
  },
});

export const permissionListExports = [rolesExport, menusExport] as const;
