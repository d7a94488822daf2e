import {
  isBuiltInRole,
  type EndpointInput,
  type roleList,
  type RoleRecord,
  type roleTreeById,
  type TreeNode,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { escapeLike } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { branchIds, nest, treeOf } from '../tree-nodes.ts';
import { demandPermission, withinTenant } from '../within-tenant.ts';

type RoleFlat = Omit<RoleRecord, 'isBuiltIn' | 'children' | 'parentName'> & { readonly parentName: string | null };

const roles = `
  select r.id::text, r.tenant_id as "tenantId", r.create_user::text as "createUser",
    r.create_dept::text as "createDept", r.create_time as "createTime", r.update_user::text as "updateUser",
    r.update_time as "updateTime", r.status, r.version, r.parent_id::text as "parentId", p.role_name as "parentName",
    r.role_name as "roleName", r.role_alias as "roleAlias", r.sort, r.remark,
    r.demands_second_factor as "demandsSecondFactor",
    (select count(*) from user_role ur join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id
      and u.is_deleted = 0 where ur.tenant_id = r.tenant_id and ur.role_id = r.id)::int as "userCount"
  from role r
  left join role p on p.tenant_id = r.tenant_id and p.id = r.parent_id and p.is_deleted = 0
  where r.tenant_id = $1 and r.is_deleted = 0`;

/** All roles of a tenant that pass the filters, nested: no tenant has so many that they need pages. */
export function findRoleForest(
  ctx: Ctx,
  { tenantId, roleName = '', roleAlias = '', keyword = '' }: EndpointInput<typeof roleList>,
): Promise<RoleRecord[]> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => {
    const patterns = [roleName, roleAlias, keyword].map((text) => `%${escapeLike(text.trim())}%`);
    const rows = await inside.db.query<RoleFlat>(
      `${roles} and r.role_name ilike $2 and r.role_alias ilike $3 and (r.role_name ilike $4 or r.role_alias ilike $4)
       order by r.sort, r.id`,
      [inside.tenantId, ...patterns],
    );
    return nest(rows, (row, children: RoleRecord[]) => ({
      ...recordOf(ctx, row),
      ...(children.length > 0 && { children }),
    }));
  });
}

export function findRole(
  ctx: Ctx,
  { id, tenantId }: { readonly id: string; readonly tenantId?: string | undefined },
): Promise<RoleRecord> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => {
    const [row] = await inside.db.query<RoleFlat>(`${roles} and r.id = $2`, [inside.tenantId, id]);
    return row ? recordOf(ctx, row) : notFound();
  });
}

function recordOf({ language }: Ctx, { parentName, ...row }: RoleFlat): RoleRecord {
  const top = language === 'zh' ? '顶级' : 'Top level';
  return { ...row, parentName: parentName ?? top, isBuiltIn: isBuiltInRole(row) };
}

interface RolePlace {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly roleAlias: string;
}

function findRolePlaces({ db, tenantId }: Ctx): Promise<RolePlace[]> {
  return db.query<RolePlace>(
    `select id::text, parent_id::text as "parentId", role_name as title, role_alias as "roleAlias"
     from role where tenant_id = $1 and is_deleted = 0 order by sort, id`,
    [tenantId],
  );
}

/** GET role/tree: for choosing roles. The built-in ones are shown to those who have one, and to the platform. */
export function roleTreeOf(ctx: Ctx, { tenantId }: { tenantId?: string }): Promise<TreeNode[]> {
  if (tenantId && tenantId !== ctx.tenantId) {
    demandPermission(ctx, 'tenantRole_view', 'tenantUser_view');
    return inTenant(ctx, tenantId, async (inside) => treeOf(await findRolePlaces(inside)));
  }
  return ownRoleTree(ctx);
}

async function ownRoleTree(ctx: Ctx): Promise<TreeNode[]> {
  const places = await findRolePlaces(ctx);
  const isAdministrator = ctx.user.roleAliases.some((roleAlias) => isBuiltInRole({ roleAlias }));
  return treeOf(isAdministrator ? places : places.filter((place) => !isBuiltInRole(place)));
}

/** GET role/tree-by-id: under which roles this one may stand; itself and what is below it are disabled. */
export function parentTreeOf(ctx: Ctx, { roleId, tenantId }: EndpointInput<typeof roleTreeById>): Promise<TreeNode[]> {
  return withinTenant(ctx, { tenantId, verb: 'view' }, async (inside) => {
    const places = await findRolePlaces(inside);
    if (places.every(({ id }) => id !== roleId)) notFound();
    const own = branchIds(places, [roleId]);
    return treeOf(places.map((place) => ({ ...place, isDisabled: own.has(place.id) })));
  });
}
