import { auditStatus, project as entity, projectLifecycle, projectStatus, type ProjectAction } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork } from '../../../platform/lifecycle/index.ts';
import { judgeAgencyAgain } from '../../agency/index.ts';
import { boundFlow } from '../../workflow/index.ts';
import { approveResult } from '../result/conclude.ts';
import { demandAllowed } from '../opening/save-selection.ts';
import { savedSelections, selectionFacts } from '../opening/selection-facts.ts';
import { demandConfirmable } from '../result/candidates.ts';
import { askForResult } from '../result/ask-for-result.ts';
import { demandNotBeingApproved, resultType } from '../result/result-approval.ts';
import { beginTasks } from './begin-tasks.ts';
import { lockProject, type ProjectRow } from './find-project.ts';
import { demandPeopleApart } from './members/project-people.ts';
import { moveProject, type Move, type Moved } from './move-project.ts';

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
  const project = await lockProject(ctx, id, version);
  const action = actionFor(project, agree);
  if (!agree && !reason) refuse('tendering.rejectReason');
  if (projectLifecycle.is(project.stage, 'resultToConfirm')) await demandNotBeingApproved(ctx, id);
  if (action === 'approveResult') {
    // What was within the rules when it was handed in need not be now: a winner may have been debarred since.
    demandAllowed(await savedSelections(ctx, id), await selectionFacts(ctx, { project, isComplete: true }));
    await demandConfirmable(ctx, project);
  }
  if (action === 'approve') await judgeAgencyAgain(ctx, project);
  const flow = action === 'approveResult' ? await boundFlow(ctx, resultType) : undefined;
  if (flow) {
    await demandOthersWork(ctx, entity, { row: project, action });
    return askForResult(ctx, { project, flow });
  }
  const move: Move = {
    action,
    payload: { agree, ...(reason && { reason }) },
    set: {
      auditStatus: agree ? auditStatus.code.approved : auditStatus.code.rejected,
      rejectReason: agree ? null : reason,
      ...statusAfter[action],
      ...(action === 'approve' && { confirmerId: ctx.user.userId }),
    },
  };
  if (action === 'approveResult') return approveResult(ctx, project, move);
  const moved = await moveProject(ctx, project, move);
  if (action !== 'approve') return moved;
  await demandPeopleApart(ctx, id);
  await beginTasks(ctx, project);
  return moved;
}

const statusAfter: Partial<Record<ProjectAction, { projectStatus: number }>> = {
  approve: { projectStatus: projectStatus.code.inProgress },
  reject: { projectStatus: projectStatus.code.returned },
};

function actionFor(project: ProjectRow, agree: boolean): ProjectAction {
  if (!auditStatus.is(project.auditStatus, 'inApproval')) refuse('tendering.nothingToConfirm');
  switch (project.stage) {
    case projectLifecycle.code.toConfirm:
      return agree ? 'approve' : 'reject';
    case projectLifecycle.code.resultToConfirm:
      return agree ? 'approveResult' : 'rejectResult';
    default:
      return refuse('tendering.nothingToConfirm');
  }
}
