import { isBuiltInRole, type EndpointInput, type EndpointOutput, type platformGrantTenant } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { codesOfEverybody } from '../../system/index.ts';
import { findMenuPlaces, findTenantMenuIds } from '../menu/menu-queries.ts';
import { demandPlatform } from '../within-tenant.ts';

interface Template {
  readonly roleName: string;
  readonly roleAlias: string;
  readonly sort: number;
  readonly remark: string | null;
  readonly menuIds: readonly string[];
}

const templates = `
  select r.role_name as "roleName", r.role_alias as "roleAlias", r.sort, r.remark,
    coalesce((select jsonb_agg(rm.menu_id::text) from role_menu rm
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id), '[]') as "menuIds"
  from role r where r.tenant_id = $1 and r.id = any($2::bigint[]) and r.is_deleted = 0 order by r.sort, r.id`;

/** Copies roles of the platform into a tenant, with those of their menus that the tenant holds. */
export async function giveRoles(
  ctx: Ctx,
  { roleIds, tenantId }: EndpointInput<typeof platformGrantTenant>,
): Promise<EndpointOutput<typeof platformGrantTenant>> {
  const unique = [...new Set(roleIds)];
  if (unique.length === 0) refuse('platform.selectOne');
  const found = await ctx.db.query<Template>(templates, [ctx.tenantId, unique]);
  if (found.length !== unique.length) notFound();
  demandPlatform(ctx);
  if (tenantId === ctx.tenantId) refuse('permission.templateToItself');
  const builtIn = found.find(isBuiltInRole);
  if (builtIn) refuse('permission.templateBuiltIn', { role: builtIn.roleName });
  return inTenant(ctx, tenantId, async (inside) => {
    await demandFree(inside, found);
    const held = await findTenantMenuIds(inside);
    const roles: EndpointOutput<typeof platformGrantTenant>['roles'] = [];
    for (const template of found) roles.push(await copyRole(inside, template, held));
    return { roles };
  });
}

async function demandFree(ctx: Ctx, given: readonly Template[]): Promise<void> {
  const [taken] = await ctx.db.query<{ alias: string }>(
    `select role_alias as alias from role
     where tenant_id = $1 and is_deleted = 0 and lower(role_alias) = any($2::text[]) limit 1`,
    [ctx.tenantId, given.map(({ roleAlias }) => roleAlias.toLowerCase())],
  );
  if (taken) refuse('permission.aliasTaken', { alias: taken.alias });
}

const insertRole = `
  insert into role (tenant_id, id, role_name, role_alias, sort, remark, create_user, create_time, update_user, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8)`;

async function copyRole(ctx: Ctx, template: Template, held: ReadonlySet<string>) {
  const id = nextId();
  const { roleName, roleAlias, sort, remark } = template;
  await ctx.db.query(insertRole, [ctx.tenantId, id, roleName, roleAlias, sort, remark, ctx.user.userId, ctx.now]);
  const places = await findMenuPlaces(ctx);
  const own = places.filter(({ code }) => codesOfEverybody.has(code)).map((place) => place.id);
  const menuIds = [...new Set([...template.menuIds, ...own])].filter((menuId) => held.has(menuId));
  await ctx.db.query(
    'insert into role_menu (tenant_id, role_id, menu_id) select $1, $2::bigint, m from unnest($3::bigint[]) m',
    [ctx.tenantId, id, menuIds],
  );
  const menus = places.filter((place) => menuIds.includes(place.id)).map(({ code }) => code);
  const payload = { before: null, after: { roleName, roleAlias, menus } };
  await recordEvidence(ctx, { stream: 'admin', action: 'role.give', subject: id, payload });
  return { id, roleName, menus: menuIds.length };
}
