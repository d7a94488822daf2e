import { itemStatus, itemType, purchaseItem, type ItemBranch, type ItemNode, type Row } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { projectionOf, toWireRow } from '../../../platform/rows/index.ts';

type ItemRow = Row<typeof purchaseItem>;

const projection = projectionOf(purchaseItem, 'list');
const mostItems = 20_000;
const rowsSql = `
  select ${projection.select} from purchase_item t
  where t.tenant_id = $1 and t.is_deleted = 0 and ($2::smallint is null or t.item_type = $2)
    and (not $3::boolean or t.in_use in ${itemStatus.sql('enabled')})
  order by t.item_type, t.level, t.sort nulls last, t.item_code limit ${mostItems + 1}`;

interface Wanted {
  readonly itemType?: number | undefined;
  readonly isUsedOnly: boolean;
}

async function itemsOf(ctx: Ctx, { itemType: type, isUsedOnly }: Wanted): Promise<ItemRow[]> {
  const asked = ctx.db.query<Record<string, unknown>>(rowsSql, [ctx.tenantId, type ?? null, isUsedOnly]);
  const rows = await cutAt(ctx, asked, mostItems);
  // The select list is made from the definition that the type is made from.
  return rows.map((row) => toWireRow(row, projection) as unknown as ItemRow);
}

/** The whole catalogue, roots first; an item whose parent is not there is a root. */
export async function itemForest(
  ctx: Ctx,
  { itemType: type }: { itemType?: number | undefined },
): Promise<ItemBranch[]> {
  return forest(await itemsOf(ctx, { itemType: type, isUsedOnly: false }), (row, children) => ({
    ...row,
    ...(children.length > 0 && { children }),
  }));
}

/** What can be chosen, as nodes. */
export async function itemTree(ctx: Ctx, { itemType: type }: { itemType?: number | undefined }): Promise<ItemNode[]> {
  const rows = await itemsOf(ctx, { itemType: type ?? itemType.code.purchase, isUsedOnly: true });
  const ids = new Map(rows.map(({ itemCode, id }) => [itemCode, id]));
  return forest<ItemNode>(rows, ({ id, itemCode, itemName, parentCode }, children) => ({
    id,
    parentId: ids.get(parentCode ?? '') ?? '0',
    title: `${itemCode} ${itemName}`,
    key: id,
    value: id,
    itemCode,
    ...(children.length > 0 && { children }),
  }));
}

export function expertItemTree(ctx: Ctx): Promise<ItemNode[]> {
  return itemTree(ctx, { itemType: itemType.code.expert });
}

function forest<B>(rows: readonly ItemRow[], branch: (row: ItemRow, children: B[]) => B): B[] {
  const codes = new Set(rows.map(({ itemCode }) => itemCode));
  const byParent = new Map<string, ItemRow[]>();
  for (const row of rows) {
    const parent = codes.has(row.parentCode ?? '') ? (row.parentCode ?? '') : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const under = (code: string): B[] => (byParent.get(code) ?? []).map((row) => branch(row, under(row.itemCode)));
  return under('');
}
