import { attachment, uploaderFields, type ExportInput, type PageInput } from '@zhaocai/model';
import { exportRows, listedFields, readPage } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { openOwnFiles } from './attach-rules.ts';

type WireRow = Readonly<Record<string, unknown>>;

/** The register's page, each file with the name of whoever uploaded it. */
export async function attachList(ctx: Ctx, input: PageInput): Promise<unknown> {
  const page = await readPage(ctx, attachment, { input, scope: openOwnFiles });
  return { ...page, records: await withUploaders(ctx, page.records) };
}

/** The same rows as an .xlsx. */
export function exportAttachments(ctx: Ctx, input: ExportInput): Promise<RawAnswer> {
  const fields = { ...listedFields(attachment), ...uploaderFields };
  return exportRows(ctx, attachment, {
    input,
    scope: openOwnFiles,
    fields,
    finish: (rows) => withUploaders(ctx, rows),
  });
}

async function withUploaders(ctx: Ctx, rows: readonly WireRow[]): Promise<WireRow[]> {
  const names = await uploaderNames(
    ctx,
    rows.map(({ createUser }) => String(createUser ?? '')),
  );
  return rows.map((row) => ({ ...row, createUserName: names.get(String(row.createUser)) ?? null }));
}

async function uploaderNames(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter(Boolean);
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db.query<{ id: string; name: string }>(
    `select id, coalesce(nullif(real_name, ''), nick_name) as name from user_account
     where tenant_id = $1 and id = any($2::bigint[])`,
    [ctx.tenantId, wanted],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
