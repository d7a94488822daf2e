import { itemStatus, itemType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** `E0101,E0201`: each once, in the order in which they were given. */
export function codesIn(text: unknown): string[] {
  const codes = String(text ?? '').split(/[\s,，、;；]+/);
  return [...new Set(codes.filter(Boolean))];
}

/** What the fields of experts are called, by their codes; with `isUsedOnly` those that may be chosen. */
export async function expertItemNames(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  { codes, isUsedOnly }: { readonly codes: readonly string[]; readonly isUsedOnly: boolean },
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await ctx.db.query<{ code: string; name: string }>(namesSql, [ctx.tenantId, codes, isUsedOnly]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

const namesSql = `
  select item_code as code, item_name as name from purchase_item
  where tenant_id = $1 and item_code = any($2::text[]) and item_type in ${itemType.sql('expert')} and is_deleted = 0
    and (not $3::boolean or in_use in ${itemStatus.sql('enabled')})`;
