import {
  menuStatus,
  menuActions,
  menuCategories,
  openModes,
  type EndpointInput,
  type MenuRecord,
  menu,
  type menuLazyList,
  type TenantKind,
  type TreeNode,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { filterConditions } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { nest, treeOf, withAncestors, type NodeRow } from '../tree-nodes.ts';
import { demandPermission } from '../within-tenant.ts';

type MenuFlat = Omit<MenuRecord, 'parentName' | 'categoryName' | 'actionName' | 'isOpenName' | 'hasChildren'> & {
  readonly hasBelow: boolean;
  readonly parentZh: string | null;
  readonly parentEn: string | null;
};

const columns = `
  t.id::text, t.tenant_id as "tenantId", t.create_user::text as "createUser", t.create_dept::text as "createDept",
  t.create_time as "createTime", t.update_user::text as "updateUser", t.update_time as "updateTime", t.status, t.version,
  t.parent_id::text as "parentId", t.code, t.name, coalesce(t.name_en, t.name) as "nameEn", t.alias, t.path, t.source,
  t.component, t.role_aliases as "roleAliases", t.sort, t.category, t.action, t.is_open as "isOpen", t.tenant_kinds as "tenantKinds", t.remark,
  p.name as "parentZh", coalesce(p.name_en, p.name) as "parentEn"`;
const source = `
  from menu t
  left join menu p on p.tenant_id = t.tenant_id and p.id = t.parent_id and p.is_deleted = 0
  where t.tenant_id = '000000' and t.is_deleted = 0`;

export interface MenuListOptions {
  readonly onlyMenus: boolean;
}

/** All menus (and buttons) that pass the filters, nested; one whose parent does not pass stands at the root. */
export async function findMenuForest(
  ctx: Ctx,
  filters: Record<string, unknown>,
  options: MenuListOptions,
): Promise<MenuRecord[]> {
  const rows = await findMenus(ctx, filters, options);
  return nest(rows, (row, children: MenuRecord[]) => ({
    ...recordOf(ctx, row),
    ...(children.length > 0 && { hasChildren: 1 as const, children }),
  }));
}

/** What stands directly below a menu; without a parent all that passes the filters, flat: a search. */
export async function findMenusBelow(
  ctx: Ctx,
  { parentId, ...filters }: EndpointInput<typeof menuLazyList>,
  options: MenuListOptions,
): Promise<MenuRecord[]> {
  const rows = await findMenus(ctx, parentId ? { ...filters, parentId } : filters, options);
  return rows.map((row) => ({ ...recordOf(ctx, row), ...(row.hasBelow && { hasChildren: 1 as const }) }));
}

const filtered = { fields: menu.fields, search: ['name', 'nameEn', 'code', 'path'] };

function findMenus(ctx: Ctx, { tenantId: _, ...filters }: Record<string, unknown>, { onlyMenus }: MenuListOptions) {
  const parameters = new Parameters();
  const conditions = filterConditions(filtered, filters, parameters);
  if (onlyMenus) conditions.push('t.category = 1');
  const below = `exists (select from menu b where b.tenant_id = t.tenant_id and b.parent_id = t.id and b.is_deleted = 0
    ${onlyMenus ? 'and b.category = 1' : ''}) as "hasBelow"`;
  return ctx.db.query<MenuFlat>(
    `select ${columns}, ${below} ${source} ${conditions.map((one) => `and ${one}`).join(' ')} order by t.sort, t.id`,
    parameters.values,
  );
}

export async function findMenu(ctx: Ctx, { id }: { id: string }): Promise<MenuRecord> {
  const [row] = await ctx.db.query<MenuFlat>(
    `select ${columns}, false as "hasBelow", (select roles from roles_holding(array[t.id])) as "roleCount"
     ${source} and t.id = $1`,
    [id],
  );
  return row ? recordOf(ctx, row) : notFound();
}

function recordOf({ language }: Ctx, { hasBelow: _, parentZh, parentEn, ...row }: MenuFlat): MenuRecord {
  const nameOf = (choices: readonly { value: number; label: { zh: string; en: string } }[], value: number | null) =>
    choices.find((choice) => choice.value === value)?.label[language] ?? '';
  return {
    ...row,
    parentName: (language === 'zh' ? parentZh : parentEn) ?? (language === 'zh' ? '顶级' : 'Top level'),
    categoryName: nameOf(menuCategories, row.category),
    actionName: nameOf(menuActions, row.action),
    isOpenName: nameOf(openModes, row.isOpen),
  };
}

/** A menu or button as grants and trees need it. */
export interface MenuPlace {
  readonly id: string;
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly category: number;
  readonly kinds: readonly TenantKind[];
}

const places = `
  select id::text, parent_id::text as "parentId", code, name, coalesce(name_en, name) as "nameEn", category,
    tenant_kinds as kinds
  from menu where tenant_id = '000000' and is_deleted = 0 and status in ${menuStatus.sql('available')} order by sort, id`;

/** Every menu and button that is built, in order: a few hundred rows. */
export function findMenuPlaces({ db }: Pick<Ctx, 'db'>): Promise<MenuPlace[]> {
  return db.query<MenuPlace>(places);
}

export function titleOf({ language }: Pick<Ctx, 'language'>, { name, nameEn }: { name: string; nameEn: string }) {
  return language === 'zh' ? name : nameEn;
}

export function nodeRowOf(ctx: Pick<Ctx, 'language'>, place: MenuPlace): NodeRow {
  return { id: place.id, parentId: place.parentId, title: titleOf(ctx, place) };
}

/**
 * GET menu/tree: the platform's administrator of menus sees all, everybody else what he holds. Of another tenant, what
 * that tenant holds.
 */
export async function menuTreeOf(ctx: Ctx, { tenantId }: { tenantId?: string }): Promise<TreeNode[]> {
  if (tenantId && tenantId !== ctx.tenantId) {
    demandPermission(ctx, 'tenantRole_view', 'menu_view', 'topmenu_tenant');
    return inTenant(ctx, tenantId, async (inside) => treeOfHeld(inside, await findTenantMenuIds(inside)));
  }
  const seesAll = ctx.user.permissions.has('menu_view');
  return treeOfHeld(ctx, seesAll ? undefined : await findUserMenuIds(ctx));
}

async function treeOfHeld(ctx: Ctx, held: ReadonlySet<string> | undefined): Promise<TreeNode[]> {
  const menus = await findMenuPlaces(ctx);
  const shown = held ? withAncestors(menus, ({ id }) => held.has(id)) : menus;
  return treeOf(shown.filter(({ category }) => category === 1).map((place) => nodeRowOf(ctx, place)));
}

/** What the tenant of this context holds. */
export async function findTenantMenuIds({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>('select id::text from tenant_menus($1)', [tenantId]);
  return new Set(rows.map(({ id }) => id));
}

/** What the user himself holds, in his own tenant and in the roles that he acts in. */
export async function findUserMenuIds({ db, user }: Pick<Ctx, 'db' | 'user'>): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>('select id::text from role_menus($1, $2)', [user.tenantId, user.roleIds]);
  return new Set(rows.map(({ id }) => id));
}
