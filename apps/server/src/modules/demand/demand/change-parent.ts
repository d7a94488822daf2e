import {
  belowOf,
  demand,
  demandLifecycle,
  otherMainType,
  purchaseTypes,
  wouldCircle,
  type changeParent as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandVersion, findRow, findRows, holdReferences, lockRow } from '../../../platform/rows/index.ts';
import { familyOf } from './demand-family.ts';
import type { StoredDemand } from './demand-rules.ts';

/** Trees are changed by one person at a time, or two who move each other's demands would close a circle between them. */
const holdTrees = "select pg_advisory_xact_lock(hashtext('demand.tree'), hashtext($1))";

/** Puts a demand under another one of its department, or by itself. No money moves: each keeps its own. */
export async function changeParent(
  ctx: Ctx,
  { id, version, parentId: wanted, isConfirmed }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  // The API's clients call the top 0.
  const parentId = wanted === '0' ? null : wanted;
  await ctx.db.query(holdTrees, [ctx.tenantId]);
  const row = await lockRow(ctx, demand, { id });
  if (version !== undefined) demandVersion(row, version);
  demandMovable(row);
  if (parentId) {
    const family = await familyOf(ctx, id);
    if (wouldCircle(family, { id, parentId })) refuse('demand.parentCircle');
    await demandNewParent(ctx, parentId, row.deptId);
    await demandOneKind(ctx, { id, parentId, isConfirmed: isConfirmed === true });
  }
  await changeRow(ctx, demand, { id, values: { parentId: parentId ?? null } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'demand.changeParent',
    subject: id,
    payload: { demandNo: row.demandNo, from: row.parentId, to: parentId ?? null },
  });
  return { id, version: row.version + 1 };
}

interface Joining {
  readonly id: string;
  readonly parentId: string;
  readonly isConfirmed: boolean;
}

/**
 * Goods, services and works that are bought together are what most of the money is for, and that is what the top says; whoever
 * puts them together is told.
 */
async function demandOneKind(ctx: Ctx, { id, parentId, isConfirmed }: Joining): Promise<void> {
  const [tree, own] = [await familyOf(ctx, parentId), await familyOf(ctx, id)];
  const joined = new Set([
    ...(tree[0] ? [tree[0].id] : []),
    ...belowOf(tree, tree[0]?.id ?? ''),
    id,
    ...belowOf(own, id),
  ]);
  const rows = await findRows(ctx, demand, { ids: [...joined], reach: 'tenant' });
  const top = rows.find((row) => row.id === tree[0]?.id);
  const parts = rows.filter((row) => row !== top && !demandLifecycle.is(row.demandStatus, 'closed'));
  if (!top) return;
  demandMainType(ctx, top, parts);
  const moved = rows.find((row) => row.id === id);
  if (!moved || moved.purchaseType === top.purchaseType || isConfirmed) return;
  refuse('demand.mixedConfirm', { part: typeName(ctx, moved.purchaseType), top: typeName(ctx, top.purchaseType) });
}

type Bought = Pick<StoredDemand, 'purchaseType' | 'budget'>;

/** Refuses what is bought as something else than most of its money is for. */
export function demandMainType(ctx: Pick<Ctx, 'language'>, top: Bought, parts: readonly Bought[]): void {
  const more = otherMainType([top, ...parts]);
  if (more !== undefined)
    refuse('demand.mixedMore', { more: typeName(ctx, more), top: typeName(ctx, top.purchaseType) });
}

function typeName({ language }: Pick<Ctx, 'language'>, type: number): string {
  return purchaseTypes.find(({ value }) => value === type)?.label[language] ?? '';
}

function demandMovable({ demandStatus }: Pick<StoredDemand, 'demandStatus'>): void {
  if (!demandLifecycle.is(demandStatus, 'draft', 'inResearch', 'toConfirm', 'confirmed')) refuse('demand.parentState');
}

/** What others become part of is of the same department, and not gone into a project. */
export async function demandNewParent(ctx: Ctx, parentId: string, deptId: string): Promise<void> {
  await holdReferences(ctx, demand, [{ values: { parentId } }]);
  const parent = await findRow(ctx, demand, { id: parentId });
  demandMovable(parent);
  if (parent.deptId !== deptId) refuse('demand.parentDept');
}
