import { isReturnedToReader, type ObjectApproval } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { approvalOf, isBeingApproved, returnedTo } from '../../workflow/index.ts';
import type { ProjectRow } from '../project/find-project.ts';

/** The result of a procurement, as flows speak of it. */
export const resultType = 'result_confirm';

export const resultStage = 60;

/** What the project's page shows of its result's approval; nothing before there is one to confirm. */
export async function resultApproval(
  ctx: Ctx,
  { id, stage, rejectReason }: Pick<ProjectRow, 'id' | 'stage' | 'rejectReason'>,
): Promise<ObjectApproval | null> {
  const wasReturned = stage === 45 && rejectReason !== null;
  if (Number(stage) < resultStage && !wasReturned) return null;
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
  if (project.stage !== resultStage) return false;
  const whose = await returnedTo(ctx, { businessType: resultType, businessId: project.id });
  return whose === 'caller' || (whose === 'another' && project.handlerId === ctx.user.userId);
}

/** The same of what the page has read already. */
export function isChangeableResult(
  { user }: Ctx,
  { stage, handlerId }: Pick<ProjectRow, 'stage' | 'handlerId'>,
  approval: ObjectApproval | null,
): boolean {
  const isReturned = stage === resultStage && approval?.run?.instanceStatus === 'returned';
  return isReturned && (isReturnedToReader(approval) || handlerId === user.userId);
}

/** While people are asked nobody else decides. */
export async function demandNotBeingApproved(ctx: Ctx, projectId: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: resultType, businessId: projectId }))
    refuse('tendering.resultInApproval');
}
