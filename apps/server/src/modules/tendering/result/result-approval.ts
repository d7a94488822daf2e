import { auditStatus, isReturnedToReader, projectLifecycle, type ObjectApproval } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { approvalOf, isBeingApproved, returnedTo } from '../../workflow/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** The result of a procurement, as flows speak of it. */
export const resultType = 'result_confirm';

type Judged = Pick<ProjectRow, 'stage' | 'auditStatus'>;

/** A selection was handed in, and nobody has confirmed it. */
export function isResultToConfirm(project: Judged): boolean {
  return projectLifecycle.is(project.stage, 'resultToConfirm') && auditStatus.is(project.auditStatus, 'inApproval');
}

/** It may be made public. */
export function isResultConfirmed(project: Judged): boolean {
  return projectLifecycle.is(project.stage, 'resultToConfirm') && auditStatus.is(project.auditStatus, 'approved');
}

/** What the project's page shows of its result's approval; nothing before there is one to confirm. */
export async function resultApproval(
  ctx: Ctx,
  { id, stage, rejectReason }: Pick<ProjectRow, 'id' | 'stage' | 'rejectReason'>,
): Promise<ObjectApproval | null> {
  const wasReturned = projectLifecycle.is(stage, 'opened') && rejectReason !== null;
  if (!projectLifecycle.hasReached(stage, 'resultToConfirm') && !wasReturned) return null;
  return approvalOf(ctx, { businessType: resultType, businessId: id });
}

/**
 * Whether the selection is back to be changed: with who had asked for its confirmation, and with the handler who made it.
 * The project is locked where something is to be changed.
 */
export async function isResultReturnedTo(
  ctx: Ctx,
  project: Pick<ProjectRow, 'id' | 'stage' | 'handlerId'>,
): Promise<boolean> {
  if (!projectLifecycle.is(project.stage, 'resultToConfirm')) return false;
  const whose = await returnedTo(ctx, { businessType: resultType, businessId: project.id });
  return whose === 'caller' || (whose === 'another' && project.handlerId === ctx.user.userId);
}

/** The same of what the page has read already. */
export function isChangeableResult(
  { user }: Ctx,
  { stage, handlerId }: Pick<ProjectRow, 'stage' | 'handlerId'>,
  approval: ObjectApproval | null,
): boolean {
  const isReturned = projectLifecycle.is(stage, 'resultToConfirm') && approval?.run?.instanceStatus === 'returned';
  return isReturned && (isReturnedToReader(approval) || handlerId === user.userId);
}

/** While people are asked nobody else decides. */
export async function demandNotBeingApproved(ctx: Ctx, projectId: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: resultType, businessId: projectId }))
    refuse('tendering.resultInApproval');
}
