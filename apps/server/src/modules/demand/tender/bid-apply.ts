import {
  bidApply,
  bidApplyLifecycle,
  demand,
  isBlank,
  project,
  type EndpointInput,
  type linkApply as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Move, Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  changeRow,
  demandOwner,
  demandReference,
  findRow,
  lockRow,
  lockRows,
  nextNumber,
  numberSeries,
} from '../../../platform/rows/index.ts';

/** `SQ-2026-0001`, counted in a year. */
const applyNos = numberSeries({
  entity: bidApply,
  field: 'applyNo',
  prefix: (now) => `SQ-${now.slice(0, 4)}-`,
  digits: 4,
});

const isOpen = (auditStatus: unknown) => bidApplyLifecycle.is(auditStatus, 'draft', 'rejected');

/** Numbers a new request; one that waits or was accepted stays as it was decided about. */
export async function completeApply(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isOpen(existing.auditStatus)) refuse('demand.applyNotEditable');
  await demandReference(ctx, demand, { name: 'demandId', values, existing });
  return existing ? {} : { applyNo: await nextNumber(ctx, applyNos), auditStatus: bidApplyLifecycle.code.draft };
}

export async function demandApplyOpen(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, bidApply, { ids, mode: 'remove' })) {
    demandOwner(ctx, bidApply, { row, head: 'bidApply_audit' });
    if (!isOpen(row.auditStatus)) refuse('demand.applyNotEditable');
  }
}

/** A refusal is kept with the request, and forgotten when it is handed in again. */
export function setOfApply(ctx: Ctx, { row, action, reason }: Move<typeof bidApply>): Values {
  if (action === 'recall') demandOwner(ctx, bidApply, { row, head: 'bidApply_audit' });
  if (action === 'reject') return { rejectReason: reason ?? null };
  return action === 'submit' ? { rejectReason: null } : {};
}

/** Which project has come of an accepted request; said once. */
export async function linkApply(ctx: Ctx, { id, version, projectId }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const made = await findRow(ctx, project, { id: projectId });
  const row = await lockRow(ctx, bidApply, { id, version });
  if (!bidApplyLifecycle.is(row.auditStatus, 'approved')) refuse('demand.applyNotApproved');
  if (!isBlank(row.resultProjectId)) refuse('demand.applyHasProject');
  await changeRow(ctx, bidApply, { id, values: { resultProjectId: projectId } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'bidApply.link',
    subject: id,
    payload: { applyNo: row.applyNo, projectNo: made.projectNo },
  });
  return { id, version: row.version + 1 };
}
