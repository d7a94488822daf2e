import { builtInRoleAliases, templateContent, type TemplateContent } from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';

const kindOf = `select kind from tenant where tenant_id = $1 and is_deleted = 0 and kind <> 'platform'`;

const rolesOf = `
  select r.role_name as name, r.role_alias as alias, r.remark, r.demands_second_factor as "demandsSecondFactor",
    coalesce((select jsonb_agg(jsonb_build_object('resource', s.resource, 'scopeType', s.scope_type) order by s.id)
      from role_data_scope s
      where s.tenant_id = r.tenant_id and s.role_id = r.id and s.scope_type < 5), '[]') as scopes,
    coalesce((select jsonb_agg(m.code order by m.code)
      from role_menu rm join menu m on m.tenant_id = '000000' and m.id = rm.menu_id and m.is_deleted = 0
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id), '[]') as codes
  from role r where r.tenant_id = $1 and r.is_deleted = 0 and lower(r.role_alias) <> all($2::text[])
  order by r.sort, r.id`;

/** A password that all new accounts of one tenant get is no other tenant's business. */
const paramsOf = `
  select param_name as name, param_key as key, param_value as value from param
  where tenant_id = $1 and is_deleted = 0 and param_key <> 'account.initPassword' order by param_key`;

/** Everything of a tenant that a template carries, with its kind; call it inside the tenant. */
export async function contentOf(
  ctx: Ctx,
  parts: readonly TemplatePart[],
): Promise<{ kind: string; content: TemplateContent }> {
  const { db, tenantId } = ctx;
  const [tenant] = await db.query<{ kind: string }>(kindOf, [tenantId]);
  if (!tenant) return notFound();
  const roles = await db.query(rolesOf, [tenantId, builtInRoleAliases]);
  const params = await db.query(paramsOf, [tenantId]);
  const collected = [];
  for (const { name, collect } of parts) collected.push([name, await collect(ctx)] as const);
  const content = templateContent.parse({ roles, params, parts: Object.fromEntries(collected) });
  return { kind: tenant.kind, content };
}
