import { itemStatus, itemType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** `E0101,E0201`: each once, in the order in which they were given. */
export function codesIn(text: unknown): string[] {
  const codes = String(text ?? '').split(/[\s,，、;；]+/);
  return [...new Set(codes.filter(Boolean))];
}

interface Item {
  readonly code: string;
  readonly name: string;
  readonly isUsed: boolean;
}

/** By the transaction that asks: a spreadsheet of thousands of experts asks for the catalogue once. */
const catalogues = new WeakMap<object, Promise<readonly Item[]>>();

function catalogue({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<readonly Item[]> {
  const asked = catalogues.get(db);
  if (asked) return asked;
  const items = db.query<Item & Record<string, unknown>>(itemsSql, [tenantId]);
  catalogues.set(db, items);
  return items;
}

/** What the fields of experts are called, by their codes; with `isUsedOnly` those that may be chosen. */
export async function expertItemNames(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  { codes, isUsedOnly }: { readonly codes: readonly string[]; readonly isUsedOnly: boolean },
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const wanted = new Set(codes);
  const items = await catalogue(ctx);
  const found = items.filter(({ code, isUsed }) => wanted.has(code) && (isUsed || !isUsedOnly));
  return new Map(found.map(({ code, name }) => [code, name]));
}

const itemsSql = `
  select item_code as code, item_name as name, in_use in ${itemStatus.sql('enabled')} as "isUsed" from purchase_item
  where tenant_id = $1 and item_type in ${itemType.sql('expert')} and is_deleted = 0`;
