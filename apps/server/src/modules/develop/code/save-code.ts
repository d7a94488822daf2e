import { codeEntry, permissionOf, type Input, type Saved } from '@zhaocai/model';
import { readDetail, saveRow } from '../../../platform/crud/index.ts';
import { Refusal, type Ctx } from '../../../platform/http/index.ts';
import { codeHooks, demandDataSource } from './code-rules.ts';

/** Adds without an id, changes with one; the data source must be there before anything else is judged. */
export async function saveCode(ctx: Ctx, input: Input<typeof codeEntry>): Promise<Saved> {
  if (!input.id && !ctx.user.permissions.has(permissionOf(codeEntry, 'add')))
    throw new Refusal('platform.forbidden', {}, 403);
  if (input.datasourceId) await demandDataSource(ctx, input.datasourceId);
  return saveRow(ctx, codeEntry, { input: { ...input }, hooks: codeHooks });
}

const copySuffix = '-copy';

/** The same entry once more, its name with «-copy» behind it (administration B.10). */
export async function copyCode(ctx: Ctx, { id }: { readonly id: string }): Promise<Saved> {
  const row = await readDetail(ctx, codeEntry, { id });
  const fields = Object.fromEntries(Object.keys(codeEntry.fields).map((name) => [name, row[name]]));
  const { maxLength } = codeEntry.fields.codeName;
  const codeName = `${String(row.codeName).slice(0, maxLength - copySuffix.length)}${copySuffix}`;
  return saveRow(ctx, codeEntry, { input: { ...fields, codeName }, hooks: codeHooks });
}
