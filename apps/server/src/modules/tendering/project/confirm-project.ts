import { project as entity, type ProjectAction } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork } from '../../../platform/lifecycle/index.ts';
import { boundFlow } from '../../workflow/index.ts';
import { demandAllowed } from '../opening/save-selection.ts';
import { savedSelections, selectionFacts } from '../opening/selection-facts.ts';
import { askForResult } from '../result/ask-for-result.ts';
import { demandNotBeingApproved, resultType } from '../result/result-approval.ts';
import { demandVersion } from '../../../platform/rows/index.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { moveProject, type Moved } from './move-project.ts';

export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly agree: boolean;
  readonly reason?: string;
}

/**
 * The manager's word, on the project before it is published and on the selection before the result is. Where the tenant
 * has bound a flow to the result, his yes to it asks the people whom the flow names.
 */
export async function confirmProject(
  ctx: Ctx,
  { id, version, agree, reason }: Decision,
): Promise<Moved & { flowInstanceId?: string }> {
  const project = await lockProject(ctx, id);
  demandVersion(project, version);
  const action = actionFor(project, agree);
  if (!agree && !reason) refuse('tendering.rejectReason');
  if (project.stage === 60) await demandNotBeingApproved(ctx, id);
  if (action === 'approveResult')
    // What was within the rules when it was handed in need not be now: a winner may have been debarred since.
    demandAllowed(await savedSelections(ctx, id), await selectionFacts(ctx, { project, isComplete: true }));
  const flow = action === 'approveResult' ? await boundFlow(ctx, resultType) : undefined;
  if (flow) {
    await demandOthersWork(ctx, entity, { row: project, action });
    return askForResult(ctx, { project, flow });
  }
  return moveProject(ctx, project, {
    action,
    payload: { agree, ...(reason && { reason }) },
    set: {
      auditStatus: agree ? 2 : 3,
      rejectReason: agree ? null : reason,
      ...projectStatus[action],
      ...(action === 'approve' && { confirmerId: ctx.user.userId }),
    },
  });
}

const projectStatus: Partial<Record<ProjectAction, { projectStatus: number }>> = {
  approve: { projectStatus: 2 },
  reject: { projectStatus: 7 },
};

function actionFor({ stage, auditStatus }: ProjectRow, agree: boolean): ProjectAction {
  if (auditStatus !== 1) refuse('tendering.nothingToConfirm');
  if (stage === 10) return agree ? 'approve' : 'reject';
  if (stage === 60) return agree ? 'approveResult' : 'rejectResult';
  return refuse('tendering.nothingToConfirm');
}
