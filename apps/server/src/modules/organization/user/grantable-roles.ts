import type { AssignableRole } from '@zhaocai/model';
import { scopeCondition } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { codesOfEverybody } from '../../system/index.ts';
import { isVisiting } from '../named-tenant.ts';

/** A role with all that it carries. */
interface CarriedRole {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
  /** Codes of its menus and buttons. */
  readonly codes: readonly string[];
  /** Resources (or `*`) of which it shows all rows. */
  readonly fullScopes: readonly string[];
}

const carried = (condition: string) => `
  select r.id::text, r.role_name as name, r.role_alias as alias,
    array(select m.code from role_menu rm join menu m on m.tenant_id = '000000' and m.id = rm.menu_id and m.is_deleted = 0
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id) as codes,
    array(select s.resource from role_data_scope s
      where s.tenant_id = r.tenant_id and s.role_id = r.id and s.scope_type = 1) as "fullScopes"
  from role r
  where r.tenant_id = $1 and r.is_deleted = 0 and ${condition}
  order by r.sort, r.id`;

/**
 * Which permissions these roles carry: everything a grant of them would give. Locked, so that what was judged is what is
 * granted, and no role is removed between.
 */
function rolesCarrying(ctx: Ctx, roleIds: readonly string[]): Promise<CarriedRole[]> {
  return ctx.db.query<CarriedRole>(`${carried('r.id = any($2::bigint[])')} for share of r`, [ctx.tenantId, roleIds]);
}

/**
 * May the caller give this role? Only when he holds all of it himself: each menu, and all rows where it shows all rows.
 * The platform at work in another tenant may give that tenant's roles: they reach no further than the tenant's kind.
 */
function isWithin(ctx: Ctx, role: CarriedRole): boolean {
  if (role.alias === 'administrator' && ctx.tenantId !== '000000') return false;
  if (isVisiting(ctx)) return true;
  return (
    role.codes.every((code) => ctx.user.permissions.has(code) || codesOfEverybody.has(code)) &&
    role.fullScopes.every((resource) => scopeCondition(ctx.user, resource) === 'all')
  );
}

/** Refuses roles that are not of this tenant (400) and roles that hold more than the caller does. */
export async function demandGrantable(ctx: Ctx, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const roles = await rolesCarrying(ctx, roleIds);
  if (roles.length !== roleIds.length) refuse('organization.roleMissing');
  const beyond = roles.find((role) => !isWithin(ctx, role));
  if (beyond) refuse('organization.roleBeyond', { role: beyond.name });
}

/** Every role of the tenant with its name, and whether the caller may give it. */
export async function listAssignableRoles(ctx: Ctx): Promise<AssignableRole[]> {
  const roles = await ctx.db.query<CarriedRole>(carried('true'), [ctx.tenantId]);
  return roles.map((role) => ({
    id: role.id,
    roleName: role.name,
    roleAlias: role.alias,
    isGrantable: isWithin(ctx, role),
  }));
}

interface HeldRole {
  readonly id: string;
  readonly account: string;
  readonly roleId: string;
}

const carriedByUsers = `
  select u.id::text, u.account, r.id::text as "roleId"
  from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
  where u.tenant_id = $1 and u.id = any($2::bigint[])`;

/** Those of these users who hold more than the caller does: id and account. */
export async function usersBeyond(ctx: Ctx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const others = userIds.filter((id) => id !== ctx.user.userId);
  if (isVisiting(ctx) || others.length === 0) return new Map();
  const held = await ctx.db.query<HeldRole>(carriedByUsers, [ctx.tenantId, others]);
  const roles = await rolesCarrying(ctx, [...new Set(held.map(({ roleId }) => roleId))]);
  const beyond = new Set(roles.filter((role) => !isWithin(ctx, role)).map(({ id }) => id));
  return new Map(held.filter(({ roleId }) => beyond.has(roleId)).map(({ id, account }) => [id, account]));
}

/**
 * Refuses users who hold more than the caller: who may reset a password or change an account must not become by it what
 * he is not.
 */
export async function demandMayManage(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  const [account] = (await usersBeyond(ctx, userIds)).values();
  if (account !== undefined) refuse('organization.userBeyond', { account });
}
