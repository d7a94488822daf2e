import { auditStatus, isOpened, project as entity, projectLifecycle, projectStatus } from '@zhaocai/model';
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
  const isDraft = projectLifecycle.is(project.stage, 'initiated');
  return [
    ...(isDraft && holds('project_edit') ? ['edit'] : []),
    ...(isDraft && projectStatus.is(project.projectStatus, 'draft') && holds('project_delete') ? ['remove'] : []),
    ...allowed.filter((action) => !isHeld(action)),
    ...((projectLifecycle.is(project.stage, 'opened') || isReturned) && holds('project_select') ? ['select'] : []),
  ];
}

function isDue(action: string, project: ProjectRow, now: string): boolean {
  switch (action) {
    case 'approve':
    case 'reject':
    case 'approveResult':
    case 'rejectResult':
      return auditStatus.is(project.auditStatus, 'inApproval');
    case 'publishResult':
      return auditStatus.is(project.auditStatus, 'approved');
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
  if (isOpened(project.stage)) return null;
  for (const field of ['entryEndTime', 'bidEndTime', 'openTime'] as const) {
    if (project[field] > now) return { field, time: project[field] };
  }
  return { field: 'openTime', time: project.openTime };
}
