import { project as entity, stageAt } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import type { ProjectRow } from './find-project.ts';

/**
 * What this user may do with the project now: the lifecycle's actions that the state allows, without those that the
 * clock or a pending approval still holds back. `edit` and `remove` are of drafts; the commands judge again.
 */
export async function projectActions(
  ctx: Ctx,
  project: ProjectRow,
  { isBeingApproved, isReturned }: { readonly isBeingApproved: boolean; readonly isReturned: boolean },
): Promise<string[]> {
  const holds = (permission: string) => ctx.user.permissions.has(permission);
  const allowed = (await actionsFor(ctx, entity, project)).filter((action) => isDue(action, project, ctx.now));
  const isHeld = (action: string) => isBeingApproved && (action === 'approveResult' || action === 'rejectResult');
  const isDraft = project.stage === 5;
  return [
    ...(isDraft && holds('project_edit') ? ['edit'] : []),
    ...(isDraft && project.projectStatus === 0 && holds('project_delete') ? ['remove'] : []),
    ...allowed.filter((action) => !isHeld(action)),
    ...((Number(project.stage) === 45 || isReturned) && holds('project_select') ? ['select'] : []),
  ];
}

function isDue(action: string, project: ProjectRow, now: string): boolean {
  switch (action) {
    case 'approve':
    case 'reject':
    case 'approveResult':
    case 'rejectResult':
      return project.auditStatus === 1;
    case 'publishResult':
      return project.auditStatus === 2;
    case 'startEntry':
    // Parts of confirming a result that a flow decides about.
    case 'askResult':
    case 'withdrawResult':
      return false;
    case 'startQuoting':
      return now >= project.entryEndTime;
    case 'open':
      return now >= project.openTime;
    default:
      return true;
  }
}

/** The next time that everybody waits for; null when none is ahead. */
export function nextDeadline(project: ProjectRow, now: string): { field: string; time: string } | null {
  if (Number(project.stage) >= 45) return null;
  for (const field of ['entryEndTime', 'bidEndTime', 'openTime'] as const) {
    if (project[field] > now) return { field, time: project[field] };
  }
  return { field: 'openTime', time: project.openTime };
}

/** The stage as it is shown: the clock ends the registration, no quote does. */
export function shownStage({ stage, entryEndTime }: Pick<ProjectRow, 'stage' | 'entryEndTime'>, now: string): number {
  return stageAt({ stage: Number(stage), entryEndTime }, now);
}
