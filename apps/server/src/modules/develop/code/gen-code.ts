import type { GeneratedFile } from '@zhaocai/model';
import { strToU8, zipSync } from 'fflate';
import { contentTypes } from '../../../platform/files/content-type.ts';
import { downloadHeaders } from '../../../platform/files/download-headers.ts';
import { notFound, refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import type { CodeEntry } from './generate/entity-of.ts';
import { generateFiles } from './generate/generate-files.ts';

const most = 20;

const entries = `
  select id::text, code_name as "codeName", label_zh as "labelZh", label_en as "labelEn", package_name as "packageName",
    entity_name as "entityName", table_name as "tableName", api_path as "apiPath", web_path as "webPath",
    menu_code as "menuCode", field_list as "fieldList"
  from code_entry where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 order by id`;

async function findEntries({ db, tenantId }: Ctx, ids: readonly string[]): Promise<CodeEntry[]> {
  if (ids.some((id) => !/^\d{1,18}$/.test(id))) notFound();
  const found = await db.query<CodeEntry>(entries, [tenantId, ids]);
  return found.length === ids.length ? found : notFound();
}

/** All files as one archive, for it is the reader who decides where they go; nothing is written on the server. */
export async function genCode(ctx: Ctx, input: { readonly ids: string }): Promise<RawAnswer> {
  const ids = [...new Set(input.ids.split(',').filter(Boolean))];
  if (ids.length === 0) refuse('platform.selectOne');
  if (ids.length > most) refuse('develop.tooMany', { max: most });
  const found = await findEntries(ctx, ids);
  const files = found.flatMap((entry) => {
    const folder = found.length > 1 ? `${entry.entityName}-${entry.id}/` : '';
    return generateFiles(entry).map(({ path, text }) => [`${folder}${path}`, strToU8(text)] as const);
  });
  const [only] = found.length === 1 ? found : [];
  return {
    headers: downloadHeaders({ fileName: `${only?.entityName ?? 'code'}.zip`, contentType: contentTypes.zip }),
    body: Buffer.from(zipSync(Object.fromEntries(files), { mtime: ctx.now.replace(' ', 'T') })),
  };
}

export async function previewCode(ctx: Ctx, { id }: { readonly id: string }): Promise<{ files: GeneratedFile[] }> {
  const [entry] = await findEntries(ctx, [id]);
  return { files: entry ? generateFiles(entry) : notFound() };
}
