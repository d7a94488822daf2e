import { tenantTemplate, type deriveTenantTemplate, type EndpointInput, type EndpointOutput } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid, lockRow } from '../../../platform/rows/index.ts';
import type { TenancyDeps } from '../tenancy-deps.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';
import { contentOf } from './tenant-content.ts';

const taken = `
  select from tenant_template
  where tenant_id = $1 and template_name = $2 and is_deleted = 0 and id is distinct from $3::bigint`;

const insert = `
  insert into tenant_template
    (tenant_id, id, template_name, tenant_kind, content, remark, create_user, create_time, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`;

const replace = `
  update tenant_template set template_name = $3, tenant_kind = $4, content = $5, remark = $6, update_user = $7,
    update_time = $8, version = version + 1
  where tenant_id = $1 and id = $2`;

type Input = EndpointInput<typeof deriveTenantTemplate>;

/**
 * What a tenant that works has set up, as the beginning of others: roles with menus and scopes, own parameters, flows,
 * forms, document templates and purchasing rules. Into a template of one's own it goes in place of what was there.
 */
export async function deriveTemplate(
  { templateParts }: Pick<TenancyDeps, 'templateParts'>,
  ctx: Ctx,
  input: Input,
): Promise<EndpointOutput<typeof deriveTenantTemplate>> {
  demandPlatform(ctx);
  const { tenantId, templateId, templateName, remark } = input;
  const { fields } = tenantTemplate;
  const asked = { fields: { templateName: fields.templateName, remark: fields.remark } };
  demandValid(asked, { templateName, remark }, ctx);
  if ((await ctx.db.query(taken, [ctx.tenantId, templateName, templateId ?? null])).length > 0)
    refuse('tenancy.templateTaken', { name: templateName });
  const { kind, content } = await inTenant(ctx, tenantId, (inside) => contentOf(inside, templateParts));
  if (content.roles.length === 0) refuse('tenancy.templateEmpty');
  const id = templateId ?? nextId();
  const stored = [templateName, kind, JSON.stringify(content), remark || null, ctx.user.userId, ctx.now];
  if (templateId) await demandReplaceable(ctx, templateId, kind);
  await ctx.db.write(templateId ? replace : insert, [ctx.tenantId, id, ...stored]);
  const after = { templateName, tenantKind: kind, remark: remark || null };
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${tenantTemplate.name}.${templateId ? 'edit' : 'add'}`,
    subject: id,
    payload: { after, tenantId, roles: content.roles.map(({ name }) => name) },
  });
  return { id, roles: content.roles.length, params: content.params.length };
}

async function demandReplaceable(ctx: Ctx, id: string, kind: string): Promise<void> {
  await demandOwnTemplates(ctx, [id]);
  const { tenantKind } = await lockRow(ctx, tenantTemplate, { id, reach: 'tenant' });
  if (tenantKind !== kind) refuse('tenancy.templateOtherKind');
}

const builtIn = `
  select template_name as name from tenant_template
  where tenant_id = $1 and id = any($2::bigint[]) and code is not null and is_deleted = 0 limit 1`;

/** What comes with the product comes back with its next start. */
export async function demandOwnTemplates(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [found] = await ctx.db.query<{ name: string }>(builtIn, [ctx.tenantId, ids]);
  if (found) refuse('tenancy.templateBuiltIn', { name: found.name });
}
