import { formDefinition, versionStatus, type TemplateItem } from '@zhaocai/model';
import { z } from 'zod';
import type { Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';
import { rowsToHold, type RowsOfTenant } from '../../../platform/rows/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { grantForm } from './change-form.ts';
import { saveForm } from './save-form.ts';

/** Forms as they are published, with whom they are for and the flow that their answers go through. */
export const formTemplatePart: TemplatePart = { name: 'forms', collect, replaced, bring };

const carried = z.object({
  category: z.string().nullable(),
  remark: z.string().nullable(),
  jsonData: z.string(),
  flowKey: z.string().nullable(),
  isChangeable: z.boolean(),
  /** Aliases of roles. */
  roles: z.array(z.string()),
});

const published = `
  select f.form_name as name, f.category, f.remark, v.json_data as "jsonData", f.flow_key as "flowKey",
    f.is_changeable as "isChangeable", coalesce((select jsonb_agg(r.role_alias order by r.role_alias) from role r
      where r.tenant_id = f.tenant_id and r.id = any(f.role_ids) and r.is_deleted = 0), '[]') as roles
  from form_definition f join form_version v on v.tenant_id = f.tenant_id and v.form_id = f.id
    and v.version_status in ${versionStatus.sql('published')}
  where f.tenant_id = $1 and f.is_deleted = 0 and f.is_enabled order by f.form_name`;

async function collect({ db, tenantId }: Ctx): Promise<TemplateItem[]> {
  const rows = await db.query<Record<string, unknown> & { name: string }>(published, [tenantId]);
  return rows.map(({ name, ...form }) => ({ key: name, name, value: carried.parse(form) }));
}

async function replaced(ctx: Ctx, items: readonly TemplateItem[]): Promise<RowsOfTenant[]> {
  return [await rowsToHold(ctx, formDefinition, { field: 'formName', values: items.map(({ name }) => name) })];
}

const existing = `
  select id as "formId", version from form_definition where tenant_id = $1 and form_name = $2 and is_deleted = 0`;
const rolesByAlias = `
  select coalesce(string_agg(id::text, ','), '') as ids from role
  where tenant_id = $1 and role_alias = any($2::text[]) and is_deleted = 0`;

async function bring(ctx: Ctx, { name, value }: TemplateItem): Promise<void> {
  const { flowKey, isChangeable, roles, ...form } = carried.parse(value);
  const inside = withAuthority(ctx, ['form_add']);
  const [known] = await ctx.db.query<{ formId: string; version: number }>(existing, [ctx.tenantId, name]);
  const saved = await saveForm(inside, { ...known, ...form, formName: name, publish: true });
  const [found] = await ctx.db.query<{ ids: string }>(rolesByAlias, [ctx.tenantId, roles]);
  const granted = { roleIds: found?.ids ?? '', flowKey: flowKey ?? '', isChangeable };
  await grantForm(inside, { formId: saved.formId, version: saved.version, ...granted });
}
