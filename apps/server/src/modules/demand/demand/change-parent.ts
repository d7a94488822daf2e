import {
  demand,
  demandLifecycle,
  wouldCircle,
  type changeParent as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandVersion, findRow, holdReferences, lockRow } from '../../../platform/rows/index.ts';
import { familyOf } from './demand-family.ts';
import type { StoredDemand } from './demand-rules.ts';

/** Trees are changed by one person at a time, or two who move each other's demands would close a circle between them. */
const holdTrees = "select pg_advisory_xact_lock(hashtext('demand.tree'), hashtext($1))";

/** Puts a demand under another one of its department, or by itself. No money moves: each keeps its own. */
export async function changeParent(
  ctx: Ctx,
  { id, version, parentId: wanted }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  // The API's clients call the top 0.
  const parentId = wanted === '0' ? null : wanted;
  await ctx.db.query(holdTrees, [ctx.tenantId]);
  const row = await lockRow(ctx, demand, { id });
  if (version !== undefined) demandVersion(row, version);
  demandMovable(row);
  if (parentId) {
    if (wouldCircle(await familyOf(ctx, id), { id, parentId })) refuse('demand.parentCircle');
    await demandNewParent(ctx, parentId, row.deptId);
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
