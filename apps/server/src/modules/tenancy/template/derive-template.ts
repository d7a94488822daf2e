import {
  builtInRoleAliases,
  templateContent,
  tenantTemplate,
  type deriveTenantTemplate,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';

const kindOf = `select kind from tenant where tenant_id = $1 and is_deleted = 0 and kind <> 'platform'`;
const taken = 'select from tenant_template where tenant_id = $1 and template_name = $2 and is_deleted = 0';

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

const insert = `
  insert into tenant_template
    (tenant_id, id, template_name, tenant_kind, content, remark, create_user, create_time, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`;

type Input = EndpointInput<typeof deriveTenantTemplate>;

/** What a tenant that works has set up, as the beginning of others: roles with menus and scopes, own parameters. */
export async function deriveTemplate(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof deriveTenantTemplate>> {
  demandPlatform(ctx);
  const { tenantId, templateName, remark } = input;
  const { fields } = tenantTemplate;
  const asked = { fields: { templateName: fields.templateName, remark: fields.remark } };
  demandValid(asked, { templateName, remark }, ctx);
  if ((await ctx.db.query(taken, [ctx.tenantId, templateName])).length > 0)
    refuse('tenancy.templateTaken', { name: templateName });
  const { kind, content } = await inTenant(ctx, tenantId, contentOf);
  if (content.roles.length === 0) refuse('tenancy.templateEmpty');
  const id = nextId();
  const stored = [templateName, kind, JSON.stringify(content), remark || null, ctx.user.userId, ctx.now];
  await ctx.db.write(insert, [ctx.tenantId, id, ...stored]);
  const after = { templateName, tenantKind: kind, remark: remark || null };
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${tenantTemplate.name}.add`,
    subject: id,
    payload: { after, tenantId, roles: content.roles.map(({ name }) => name) },
  });
  return { id, roles: content.roles.length, params: content.params.length };
}

async function contentOf({ db, tenantId }: Ctx) {
  const [tenant] = await db.query<{ kind: string }>(kindOf, [tenantId]);
  if (!tenant) return notFound();
  const roles = await db.query(rolesOf, [tenantId, builtInRoleAliases]);
  const params = await db.query(paramsOf, [tenantId]);
  return { kind: tenant.kind, content: templateContent.parse({ roles, params }) };
}

const builtIn = `
  select template_name as name from tenant_template
  where tenant_id = $1 and id = any($2::bigint[]) and code is not null and is_deleted = 0 limit 1`;

/** What comes with the product comes back with its next start. */
export async function demandOwnTemplates(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [found] = await ctx.db.query<{ name: string }>(builtIn, [ctx.tenantId, ids]);
  if (found) refuse('tenancy.templateBuiltIn', { name: found.name });
}
