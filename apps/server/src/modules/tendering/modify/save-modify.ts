import { isBlank, needsNotice, projectModify, projectModifyLifecycle } from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRows, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { findProject } from '../project/find-project.ts';
import { demandKind, storedChanges } from './modify-rules.ts';

/** `BG-2026-0001`, counted in a year. */
const modifyNos = numberSeries({
  entity: projectModify,
  field: 'modifyNo',
  prefix: (now) => `BG-${now.slice(0, 4)}-`,
  digits: 4,
});

const isOpen = (auditStatus: unknown) => projectModifyLifecycle.is(auditStatus, 'draft', 'rejected', 'withdrawn');

/** Numbers a new application and writes down what the project says today of what is to change. */
export async function completeModify(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isOpen(existing.auditStatus)) refuse('tendering.modifyClosed');
  const project = await findProject(ctx, String(existing?.projectId ?? values.projectId));
  const kind = values.modifyType ?? existing?.modifyType;
  demandKind(project, kind);
  const changes = needsNotice(kind)
    ? storedChanges(project, values.changes ?? existing?.changes, values.newBidEndTime)
    : null;
  const kept = { changes: changes && changes.length > 0 ? changes : null };
  return existing
    ? kept
    : { ...kept, modifyNo: await nextNumber(ctx, modifyNos), auditStatus: projectModifyLifecycle.code.draft };
}

export async function demandModifiesOpen(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const { auditStatus, bulletinId } of await lockRows(ctx, projectModify, { ids, mode: 'remove' }))
    if (!isOpen(auditStatus) || !isBlank(bulletinId)) refuse('tendering.modifyClosed');
}
