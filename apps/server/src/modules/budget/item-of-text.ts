import { itemCodeOf, itemStatus, itemType, purchaseItem, wholeItemCode, type MessageCode } from '@zhaocai/model';
import { refuse, type Ctx } from '../../platform/http/index.ts';

interface Item {
  readonly itemCode: string;
  readonly itemName: string;
  readonly itemStatus: number;
}

/** What a text that names an item comes to: as it is stored, or why it cannot be. */
export type NamedItem = { readonly text: string } | { readonly fault: MessageCode };

/** Classes of the national catalogue: two digits for each level below the letter. */
const nationalCode = /^[ABC]\d{2,8}$/;

/**
 * Finds in the catalogue what plans and budgets name by code, by name or by both: `A0210`, `仪器仪表`, `A02100000
 * 仪器仪表`; stored as `code name`. A class of the national catalogue that lies below one of the tenant's is taken as it
 * is, for the tenant keeps no more levels than it needs; so is everything where there is no catalogue. One query.
 */
export async function itemsOfTexts(ctx: Ctx, texts: readonly string[]): Promise<ReadonlyMap<string, NamedItem>> {
  const wanted = [...new Set(texts)];
  const codes = wanted.flatMap((text) => startsOf(wholeItemCode(itemCodeOf(text))));
  const items = await ctx.db.query<Item>(
    `select item_code as "itemCode", item_name as "itemName", in_use as "itemStatus" from ${purchaseItem.table}
     where tenant_id = $1 and item_type = $2 and is_deleted = 0
       and (item_code = any($3::text[]) or item_name = any($4::text[]) or parent_code = '0')`,
    [ctx.tenantId, itemType.code.purchase, codes, wanted.map((text) => text.trim())],
  );
  return new Map(wanted.map((text) => [text, items.length === 0 ? { text } : itemOf(items, text)]));
}

/**
 * The item that a text names; refuses what is not in the catalogue or no longer in use. `known`: found already, by whoever
 * has many.
 */
export async function demandItem(ctx: Ctx, text: string, known?: ReadonlyMap<string, NamedItem>): Promise<string> {
  const found = (known ?? (await itemsOfTexts(ctx, [text]))).get(text);
  if (!found || 'fault' in found) return refuse(found?.fault ?? 'procedure.itemUnknown', { value: text });
  return found.text;
}

function itemOf(items: readonly Item[], text: string): NamedItem {
  const code = itemCodeOf(text);
  const named = items.filter(({ itemName }) => itemName === text.trim());
  const exact =
    items.find(({ itemCode }) => wholeItemCode(itemCode) === wholeItemCode(code)) ??
    (named.length === 1 ? named[0] : undefined);
  if (exact)
    return itemStatus.is(exact.itemStatus, 'enabled')
      ? { text: `${exact.itemCode} ${exact.itemName}` }
      : { fault: 'procedure.itemDisabled' };
  const above = nationalCode.test(code) ? nearestAbove(items, code) : undefined;
  if (!above) return { fault: 'procedure.itemUnknown' };
  return itemStatus.is(above.itemStatus, 'enabled') ? { text: text.trim() } : { fault: 'procedure.itemDisabled' };
}

function nearestAbove(items: readonly Item[], code: string): Item | undefined {
  const above = items.filter(({ itemCode }) => code.startsWith(itemCode));
  return above.toSorted((one, other) => other.itemCode.length - one.itemCode.length)[0];
}

/** `A02`, `A020`, `A0201` … of `A0201`. */
function startsOf(code: string): string[] {
  return Array.from({ length: code.length }, (_, at) => code.slice(0, at + 1));
}
