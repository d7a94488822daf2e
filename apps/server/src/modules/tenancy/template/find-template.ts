import { templateContent, tenantKindNames, type TemplateContent, type TenantKind } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface Template {
  readonly tenantKind: string;
  readonly templateName: string;
  readonly content: TemplateContent;
}

interface Stored {
  readonly templateName: string;
  readonly tenantKind: string;
  readonly content: unknown;
}

const byId = `
  select template_name as "templateName", tenant_kind as "tenantKind", content from tenant_template
  where tenant_id = $1 and id = $2 and is_deleted = 0`;

/** The template that a new tenant names; it must suit its kind. */
export async function findTemplate(
  ctx: Ctx,
  { id, kind }: { readonly id: string | null | undefined; readonly kind: string },
): Promise<Template | undefined> {
  if (!id) return undefined;
  const template = await readTemplate(ctx, id);
  const { templateName: name, tenantKind } = template;
  if (tenantKind !== kind) refuse('tenancy.templateKind', { name, kind: kindName(tenantKind)[ctx.language] });
  return template;
}

export async function readTemplate(ctx: Ctx, id: string): Promise<Template> {
  const [stored] = await ctx.db.query<Stored>(byId, [ctx.tenantId, id]);
  return stored ? { ...stored, content: templateContent.parse(stored.content) } : notFound();
}

function kindName(kind: string) {
  const names: Readonly<Partial<Record<string, (typeof tenantKindNames)[TenantKind]>>> = tenantKindNames;
  return names[kind] ?? tenantKindNames.buyer;
}
