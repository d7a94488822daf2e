import type { EndpointInput, handOverTenantTemplate, TemplateContent, TemplateDifference } from '@zhaocai/model';
import { forgetSessions, inTenant } from '../../../platform/access/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockInTenants, type RowsOfTenant } from '../../../platform/rows/index.ts';
import { lookAgain, type TenancyDeps } from '../tenancy-deps.ts';
import { demandPlatform } from '../tenant/find-tenant.ts';
import { recordForTenant } from '../tenant/tenant-evidence.ts';
import { applyTemplate, rowsReplaced } from './apply-template.ts';
import { codesFor, differencesOf } from './compare-template.ts';
import { readTemplate } from './find-template.ts';
import { contentOf } from './tenant-content.ts';

const use = `
  insert into tenant_template_use (tenant_id, template_id, used_by, use_time) values ($1, $2, $3, $4)
  on conflict (tenant_id, template_id, used_by) do update set use_time = excluded.use_time`;

/** Notes that a tenant has a template, so that its later changes are offered to it. */
export async function noteUse(ctx: Ctx, templateId: string, tenantId: string): Promise<void> {
  await ctx.db.write(use, [ctx.tenantId, templateId, tenantId, ctx.now]);
}

/** Gives tenants what of a template they lack or have otherwise; what they have beside it stays. */
export async function handOverTemplate(
  deps: TenancyDeps,
  ctx: Ctx,
  { id, tenants }: EndpointInput<typeof handOverTenantTemplate>,
): Promise<{ tenants: number; changed: number }> {
  demandPlatform(ctx);
  const { templateName, tenantKind, content } = await readTemplate(ctx, id);
  const suiting = await codesFor(ctx, tenantKind);
  const handovers: Handover[] = [];
  for (const tenantId of [...new Set(tenants)].toSorted())
    handovers.push(
      await inTenant(ctx, tenantId, async (inside) => {
        const own = await contentOf(inside, deps.templateParts);
        if (own.kind !== tenantKind) refuse('tenancy.templateOtherKind');
        const differences = differencesOf(content, { own: own.content, suiting });
        const given = onlyThese(content, differences);
        return { tenantId, differences, given, rows: await rowsReplaced(inside, given, deps.templateParts) };
      }),
    );
  await lockInTenants(
    ctx,
    handovers.flatMap(({ rows }) => rows),
  );
  for (const handover of handovers) await handOver(deps, ctx, { id, templateName, ...handover });
  const changed = handovers.reduce((sum, { differences }) => sum + differences.length, 0);
  return { tenants: handovers.length, changed };
}

interface Handover {
  readonly tenantId: string;
  readonly differences: readonly TemplateDifference[];
  /** What of the template the tenant lacks or has otherwise. */
  readonly given: TemplateContent;
  /** What of the tenant's own it replaces. */
  readonly rows: readonly RowsOfTenant[];
}

async function handOver(
  deps: TenancyDeps,
  ctx: Ctx,
  { id, templateName, tenantId, differences, given }: Handover & { id: string; templateName: string },
): Promise<void> {
  await inTenant(ctx, tenantId, async (inside) => {
    await applyTemplate(inside, given, deps.templateParts);
    if (differences.length > 0) await forgetSessions(inside);
  });
  await noteUse(ctx, id, tenantId);
  const names = differences.map(({ part, name }) => `${part}: ${name}`);
  await recordForTenant(ctx, tenantId, {
    action: 'tenantTemplate.handOver',
    subject: id,
    payload: { template: templateName, changed: names },
  });
  lookAgain(deps, ctx, tenantId);
}

function onlyThese({ roles, params, parts }: TemplateContent, found: readonly TemplateDifference[]): TemplateContent {
  const has = (part: string, key: string) => found.some((one) => one.part === part && one.key === key);
  return {
    roles: roles.filter(({ alias }) => has('roles', alias)),
    params: params.filter(({ key }) => has('params', key)),
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, items]) => [part, items.filter(({ key }) => has(part, key))]),
    ),
  };
}
