import { templateContent, tenantKindNames, type TemplateContent, type TenantKind } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface Template {
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
  const [stored] = await ctx.db.query<Stored>(byId, [ctx.tenantId, id]);
  if (!stored) return notFound();
  const { templateName: name, tenantKind, content } = stored;
  if (tenantKind !== kind) refuse('tenancy.templateKind', { name, kind: kindName(tenantKind)[ctx.language] });
  return { templateName: name, content: templateContent.parse(content) };
}

function kindName(kind: string) {
  const names: Readonly<Partial<Record<string, (typeof tenantKindNames)[TenantKind]>>> = tenantKindNames;
  return names[kind] ?? tenantKindNames.buyer;
}
