import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Input, Row } from '../kit/entity.ts';
import { rowSchema } from '../kit/resource.ts';
import { purchaseItem } from './purchase-item.ts';

type ItemRow = Row<typeof purchaseItem>;

/** An item with what lies below it; `children` is left out where there is nothing. */
export type ItemBranch = ItemRow & { readonly children?: readonly ItemBranch[] };

export interface ItemNode {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly key: string;
  readonly value: string;
  readonly itemCode: string;
  readonly children?: readonly ItemNode[];
}

const itemRow = rowSchema(purchaseItem.fields);
const branch = itemRow.extend({
  get children() {
    return z.array(branch).optional();
  },
}) as unknown as z.ZodType<ItemBranch>;
const node: z.ZodType<ItemNode> = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  itemCode: z.string(),
  children: z.lazy(() => z.array(node)).optional(),
});
const ofType = z.object({ itemType: z.coerce.number().int().min(1).max(3).optional() });
const nodes = { permission: 'signedIn', input: ofType, output: z.array(node) } as const;

/** All of the catalogue, for the screen that keeps it. */
export const itemForest = endpoint({
  route: 'GET /api/purchase/item/treeList',
  label: { zh: '品目树', en: 'Tree of items' },
  permission: 'purchaseitem_view',
  input: ofType,
  output: z.array(branch),
});
/** What is in use, to choose from; every picker asks for this. */
export const itemTree = endpoint({
  ...nodes,
  route: 'GET /api/purchase/item/tree',
  aliases: ['GET /api/purchase/item/queryItemTree', 'GET /api/category/conf/tree'],
  label: { zh: '启用品目树', en: 'Tree of items in use' },
});
export const expertItemTree = endpoint({
  ...nodes,
  route: 'GET /api/purchase/item/queryExpertItemTree',
  label: { zh: '专家专业树', en: 'Tree of the fields of experts' },
  input: z.object({}),
});
/** Out of use, with all below it. */
export const disableItem = endpoint({
  route: 'GET /api/purchase/item/disableItem',
  label: { zh: '停用品目', en: 'Disable an item' },
  permission: 'purchaseitem_edit',
  input: z.looseObject({ id: z.string().optional(), itemCode: z.string().max(30).optional() }),
  output: z.object({ disabled: z.number() }),
  writes: true,
  ids: { id: 'purchaseItem' },
});
/** The same as a save, of the item that has the code. */
export const updateByItemCode = endpoint({
  route: 'POST /api/purchase/item/updateByItemCode',
  label: { zh: '按编码修改品目', en: 'Change an item by its code' },
  permission: 'purchaseitem_edit',
  input: z.looseObject({ itemCode: z.string().min(1).max(30) }) as unknown as z.ZodType<
    Partial<Input<typeof purchaseItem>> & { readonly itemCode: string }
  >,
  output: z.object({ id: z.string(), version: z.number() }),
  writes: true,
});

export const itemEndpoints = [itemForest, itemTree, expertItemTree, disableItem, updateByItemCode] as const;
