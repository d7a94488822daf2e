import {
  itemStatus,
  mostItemLevels,
  purchaseItem,
  rootItemCode,
  type EndpointInput,
  type disableItem as disableEndpoint,
  type updateByItemCode as updateEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFree } from '../../../platform/rows/index.ts';

const ancestors = `
  with recursive up as (
    select item_code, parent_code, item_type, in_use, level, 1 as distance from purchase_item
    where tenant_id = $1 and item_code = $2 and is_deleted = 0
    union all
    select i.item_code, i.parent_code, i.item_type, i.in_use, i.level, u.distance + 1 from up u
    join purchase_item i on i.tenant_id = $1 and i.item_code = u.parent_code and i.is_deleted = 0 and u.distance < 9)
  select item_code as "itemCode", item_type as "itemType", in_use as "itemStatus", level from up order by distance`;

const below = `
  with recursive down as (
    select id, item_code, 0 as depth from purchase_item where tenant_id = $1 and item_code = $2 and is_deleted = 0
    union all
    select i.id, i.item_code, d.depth + 1 from down d
    join purchase_item i on i.tenant_id = $1 and i.parent_code = d.item_code and i.is_deleted = 0 and d.depth < 9)`;

interface Above {
  readonly itemCode: string;
  readonly itemType: number;
  readonly itemStatus: number;
  readonly level: number;
}

/** An item lies below one of its kind that is in use, at most five levels down, and never below itself. */
export async function completeItem(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const itemCode = String(values.itemCode);
  const parentCode = String(values.parentCode || rootItemCode);
  // What items of the top name as theirs: an item of that code would be below itself, and the tree a ring.
  if (itemCode === rootItemCode) refuse('procedure.itemCodeRoot');
  if (!existing) await demandFree(ctx, purchaseItem, { names: ['itemCode'], values });
  await holdTree(ctx);
  const level = parentCode === rootItemCode ? 1 : await levelBelow(ctx, { ...values, itemCode, parentCode });
  if (existing) await settleBranch(ctx, { values: { ...values, itemCode }, existing, level });
  return { parentCode, level };
}

/** Items name the one above by its code: whoever hangs one below and whoever deletes take turns. */
async function holdTree({ db, tenantId }: Ctx): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [`purchase_item ${tenantId}`]);
}

async function levelBelow(ctx: Ctx, values: Values): Promise<number> {
  const above = await ctx.db.query<Above & Record<string, unknown>>(ancestors, [ctx.tenantId, values.parentCode]);
  const [parent] = above;
  if (!parent) return refuse('procedure.itemParent', { code: String(values.parentCode) });
  if (above.some(({ itemCode }) => itemCode === values.itemCode)) refuse('procedure.itemCircle');
  if (parent.itemType !== Number(values.itemType)) refuse('procedure.itemOtherKind');
  const isUsed = itemStatus.is(Number(values.itemStatus), 'enabled');
  if (isUsed && !itemStatus.is(parent.itemStatus, 'enabled'))
    refuse('procedure.itemParentDisabled', { code: parent.itemCode });
  if (parent.level >= mostItemLevels) refuse('procedure.itemTooDeep', { most: String(mostItemLevels) });
  return parent.level + 1;
}

interface Settling {
  readonly values: Values;
  readonly existing: Values;
  readonly level: number;
}

/** What lies below moves along: its level with the item's, and out of use with it. */
async function settleBranch(ctx: Ctx, { values, existing, level }: Settling): Promise<void> {
  const [deepest] = await ctx.db.query<{ depth: number }>(`${below} select max(depth)::int as depth from down`, [
    ctx.tenantId,
    values.itemCode,
  ]);
  const depth = deepest?.depth ?? 0;
  if (level + depth > mostItemLevels) refuse('procedure.itemTooDeep', { most: String(mostItemLevels) });
  if (depth > 0 && Number(values.itemType) !== Number(existing.itemType)) refuse('procedure.itemOtherKind');
  await ctx.db.query(
    `${below} update purchase_item i set level = $3 + d.depth, update_user = $4, update_time = $5, version = version + 1
     from down d where i.tenant_id = $1 and i.id = d.id and d.depth > 0 and i.level <> $3 + d.depth`,
    [ctx.tenantId, values.itemCode, level, ctx.user.userId, ctx.now],
  );
  if (itemStatus.is(Number(values.itemStatus), 'disabled')) await disableBelow(ctx, String(values.itemCode), 1);
}

/** Takes an item's branch out of use, from so deep below it on; answers how many that were. */
async function disableBelow(ctx: Ctx, itemCode: string, from: 0 | 1): Promise<number> {
  const rows = await ctx.db.query(
    `${below} update purchase_item i set in_use = $3, update_user = $4, update_time = $5, version = version + 1
     from down d where i.tenant_id = $1 and i.id = d.id and d.depth >= $6 and i.in_use <> $3 returning i.id`,
    [ctx.tenantId, itemCode, itemStatus.code.disabled, ctx.user.userId, ctx.now, from],
  );
  return rows.length;
}

/** An item and all below it, by its id or its code. */
export async function disableItem(
  ctx: Ctx,
  { id, itemCode }: EndpointInput<typeof disableEndpoint>,
): Promise<{ disabled: number }> {
  const item = await itemNamed(ctx, { id, itemCode });
  const disabled = await disableBelow(ctx, item.itemCode, 0);
  const payload = { itemCode: item.itemCode, disabled };
  await recordEvidence(ctx, { stream: 'admin', action: 'purchaseItem.disable', subject: item.id, payload });
  return { disabled };
}

export async function updateByItemCode(ctx: Ctx, input: EndpointInput<typeof updateEndpoint>) {
  const { id, version } = await itemNamed(ctx, { itemCode: input.itemCode });
  return saveRow(ctx, purchaseItem, { input: { version, ...input, id }, hooks: itemHooks });
}

async function itemNamed(
  ctx: Ctx,
  { id, itemCode }: { readonly id?: string | undefined; readonly itemCode?: string | undefined },
): Promise<{ id: string; itemCode: string; version: number }> {
  const isId = id !== undefined && /^\d{1,18}$/.test(id);
  const [row] = await ctx.db.query<{ id: string; itemCode: string; version: number }>(
    `select id::text, item_code as "itemCode", version from purchase_item
     where tenant_id = $1 and is_deleted = 0 and (id = $2::bigint or ($2::bigint is null and item_code = $3))`,
    [ctx.tenantId, isId ? id : null, itemCode ?? ''],
  );
  return row ?? notFound();
}

const used = `
  select 1 from purchase_item i where i.tenant_id = $1 and i.id = any($2::bigint[]) and (
    exists (select from purchase_item c where c.tenant_id = $1 and c.parent_code = i.item_code and c.is_deleted = 0)
    or exists (select from project p where p.tenant_id = $1 and p.item_id = i.id and p.is_deleted = 0)
    or exists (select from purchase_demand d where d.tenant_id = $1 and d.item_id = i.id and d.is_deleted = 0)
    or exists (select from expert_judgeinfo j where j.tenant_id = $1 and j.item_code = i.item_code and j.is_deleted = 0)
    -- Plans and budgets keep the code with its name: A0202 办公设备.
    or exists (select from purchase_plan p where p.tenant_id = $1 and split_part(p.item_code, ' ', 1) = i.item_code
      and p.is_deleted = 0)
    or exists (select from budget_gov g where g.tenant_id = $1 and split_part(g.item_code, ' ', 1) = i.item_code
      and g.is_deleted = 0)) limit 1`;

/** Only a leaf that nothing refers to. */
async function demandUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await holdTree(ctx);
  if ((await ctx.db.query(used, [ctx.tenantId, ids])).length > 0) refuse('procedure.itemInUse');
}

export const itemHooks = { beforeSave: completeItem, beforeRemove: demandUnused } as const;
