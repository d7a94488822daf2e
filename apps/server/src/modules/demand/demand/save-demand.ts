import {
  demand,
  demandDetail,
  demandLifecycle,
  demandResearch,
  isBlank,
  plan,
  itemStatus,
  purchaseItem,
  type DemandDetailInput,
  type DemandInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { demandAddPermission, storeRow, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  demandOwner,
  demandReference,
  dropRows,
  findRow,
  lockRows,
  nextNumber,
  numberSeries,
} from '../../../platform/rows/index.ts';
import { demandDept, judgeLines } from '../../budget/index.ts';
import { editOthers, tellOwner } from '../../workflow/index.ts';
import { demandNotAsked, demandNotRead } from '../research/publish-business.ts';
import { demandUnread } from '../research/demand-unread.ts';
import { isReturnedToCaller } from './confirm-business.ts';
import { demandNewParent } from './change-parent.ts';
import { insertLines, lineOf, demandLines, replaceLines } from './demand-lines.ts';
import { demandShapes, demandWithin, itemOfCode } from './demand-rules.ts';
import { demandDeptInScope } from '../../../platform/access/index.ts';

/** `XQ-2026-0001`, counted in a year. */
const demandNos = numberSeries({
  entity: demand,
  field: 'demandNo',
  prefix: (now) => `XQ-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Saves a demand that is still its writer's, with its lines: those that came take the place of the former ones. */
export async function saveDemand(ctx: Ctx, given: DemandInput): Promise<Saved> {
  demandAddPermission(ctx, demand, given);
  const { details: sent, itemCode, ...rest } = given;
  const details = sent?.map(asLine);
  const itemId = rest.itemId ?? (isBlank(itemCode) ? undefined : await itemOfCode(ctx, String(itemCode)));
  const input = { ...rest, ...(itemId !== undefined && { itemId }) };
  const { saved, action, payload } = await storeRow(ctx, demand, {
    input,
    hooks: { beforeSave: (_ctx, values, existing) => complete(ctx, { values, existing, details }) },
  });
  if (details) await (input.id ? replaceLines : insertLines)(ctx, saved.id, details);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `demand.${action}`,
    subject: saved.id,
    payload: { ...payload, ...(details && { details: details.map(lineOf) }) },
  });
  return saved;
}

/** The API's clients call the name `goods`. */
function asLine(line: DemandDetailInput & { readonly goods?: unknown }): DemandDetailInput {
  const { goods, ...rest } = line;
  return typeof goods === 'string' && isBlank(rest.name) ? { ...rest, name: goods } : rest;
}

interface Completing {
  readonly values: Values;
  readonly existing: Values | undefined;
  readonly details: readonly DemandDetailInput[] | undefined;
}

async function complete(ctx: Ctx, { values, existing, details }: Completing): Promise<Values> {
  if (existing) await demandEditable(ctx, existing);
  if (existing) await judgeEdit(ctx, { values, existing, details });
  await demandDept(ctx, String(values.deptId), 'demand.deptGone');
  demandDeptInScope(ctx, demand, { values, existing });
  await demandReference(ctx, purchaseItem, { name: 'itemId', values, existing });
  await demandItemInUse(ctx, values, existing);
  await demandReference(ctx, plan, { name: 'planId', values, existing });
  demandShapes(ctx, values);
  if (details) judgeLines(ctx, details, { fields: demandDetail.fields, code: 'demand.line' });
  // Of what no supplier reads nobody asks what it was before.
  const isRead = demandLifecycle.is(existing?.demandStatus, 'inResearch');
  const before = existing && (isRead || !details) ? await demandLines(ctx, String(existing.id)) : [];
  const lines = details ?? before;
  if (existing && isRead) await demandUnread(ctx, { values, existing, lines, before });
  demandWithin(
    String(values.budget),
    lines.map(({ qty, price }) => ({ qty: String(qty), price: String(price) })),
  );
  if (existing) return {};
  if (!isBlank(values.parentId)) await demandNewParent(ctx, String(values.parentId), String(values.deptId));
  return { demandNo: await nextNumber(ctx, demandNos), demandStatus: demandLifecycle.code.draft };
}

/** What suppliers are asked about, and what was returned to the caller in a confirmation, others may change. */
async function judgeEdit(ctx: Ctx, { values, existing, details }: Completing & { readonly existing: Values }) {
  const hasLines = details !== undefined;
  const edit = { values, existing, title: existing.demandName, about: 'demand', hasLines } as const;
  const isDraft = demandLifecycle.is(existing.demandStatus, 'draft', 'returned');
  if (isDraft) await editOthers(ctx, demand, { ...edit, head: 'demandManage_confirm' });
  else await tellOwner(ctx, demand, edit);
}

/** An item that is out of use is not chosen any more; what was chosen before stays. */
async function demandItemInUse(ctx: Ctx, { itemId }: Values, existing?: Values): Promise<void> {
  if (isBlank(itemId) || itemId === existing?.itemId) return;
  const item = await findRow(ctx, purchaseItem, { id: String(itemId) });
  if (!itemStatus.is(item.itemStatus, 'enabled')) refuse('demand.itemOff', { name: item.itemName });
}

async function demandEditable(ctx: Ctx, { id, demandStatus }: Values): Promise<void> {
  if (demandLifecycle.is(demandStatus, 'draft', 'inResearch', 'returned')) return demandNotRead(ctx, String(id));
  if (demandLifecycle.is(demandStatus, 'toConfirm') && (await isReturnedToCaller(ctx, String(id)))) return;
  refuse('demand.notEditable');
}

/** Drafts alone are removed, and none that others are part of. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, demand, { ids, mode: 'remove' })) {
    demandOwner(ctx, demand, { row, head: 'demandManage_confirm' });
    if (!demandLifecycle.is(row.demandStatus, 'draft')) refuse('platform.removeState');
  }
  await demandNotAsked(ctx, ids);
  const parts = await ctx.db.query(
    `select 1 from ${demand.table} where tenant_id = $1 and parent_id = any($2::bigint[]) and is_deleted = 0 limit 1`,
    [ctx.tenantId, ids],
  );
  if (parts.length > 0) refuse('demand.hasChildren');
  // Of what nobody was asked yet goes with it.
  await dropRows(ctx, demandResearch, { ids, of: 'demandId' });
}
