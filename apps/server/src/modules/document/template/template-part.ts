import { fileTemplate, type TemplateItem } from '@zhaocai/model';
import { z } from 'zod';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { TemplatePart } from '../../../platform/module/index.ts';
import { rowsToHold, type RowsOfTenant } from '../../../platform/rows/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { saveTemplate } from './save-template.ts';

/** So large a document may be to be carried along. */
const mostBytes = 5 * 1024 * 1024;

/** A tenant's own document templates with their documents; the platform's are there for everybody. */
export function documentTemplatePart(files: Files): TemplatePart {
  return {
    name: 'documents',
    collect: (ctx) => collect(files, ctx),
    replaced,
    bring: (ctx, item) => bring(files, ctx, item),
  };
}

const carried = z.object({
  tempType: z.number(),
  mannerId: z.number().nullable(),
  tempStatus: z.number(),
  remark: z.string().nullable(),
  fileName: z.string(),
  base64: z.string(),
});

const own = `
  select t.id, t.name, t.temp_type as "tempType", t.manner_id as "mannerId", t.temp_status as "tempStatus", t.remark,
    t.files -> 0 ->> 'fileId' as "fileId"
  from file_template t where t.tenant_id = $1 and t.is_deleted = 0 and t.files -> 0 ->> 'fileId' is not null
  order by t.name, t.id`;

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly fileId: string;
}

async function collect(files: Files, ctx: Ctx): Promise<TemplateItem[]> {
  const items: TemplateItem[] = [];
  const rows = await ctx.db.query<Stored>(own, [ctx.tenantId]);
  for (const { id: _id, name, fileId, ...kept } of rows) {
    // Of two of one name the first: names are how tenants are compared.
    if (items.some(({ key }) => key === name)) continue;
    const { attachment, bytes } = await files.openFile(ctx, fileId);
    if (bytes.length > mostBytes) refuse('document.tooLargeToCarry', { name });
    const { fileName } = attachment;
    items.push({ key: name, name, value: carried.parse({ ...kept, fileName, base64: bytes.toString('base64') }) });
  }
  return items;
}

async function replaced(ctx: Ctx, items: readonly TemplateItem[]): Promise<RowsOfTenant[]> {
  return [await rowsToHold(ctx, fileTemplate, { field: 'name', values: items.map(({ name }) => name) })];
}

const existing =
  'select id, version from file_template where tenant_id = $1 and name = $2 and is_deleted = 0 order by id';

async function bring(files: Files, ctx: Ctx, { name, value }: TemplateItem): Promise<void> {
  const { fileName, base64, ...template } = carried.parse(value);
  const inside = withAuthority(ctx, [`${fileTemplate.menu}_add`, `${fileTemplate.menu}_edit`]);
  const stored = await files.storeBytes(inside, { fileName, bytes: Buffer.from(base64, 'base64') });
  const [known] = await ctx.db.query<{ id: string; version: number }>(existing, [ctx.tenantId, name]);
  await saveTemplate(files, inside, { ...known, name, ...template, files: [{ ...stored, fileUrl: '' }] });
}
