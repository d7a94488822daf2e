import {
  auditStatus,
  exceptionKind,
  exceptionLifecycle,
  hasStep,
  isAside,
  project as entity,
  projectLifecycle,
  projectStatus,
  wasOpened,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor } from '../../../platform/lifecycle/index.ts';
import { isPossible } from '../exception/exception-guards.ts';
import { isResultToConfirm } from '../result/result-approval.ts';
import type { ProjectRow } from './find-project.ts';
import { canRebid, isPublicityOver, waitsForCandidates } from './next-steps.ts';
import type { Situation } from './project-situation.ts';

interface Facts {
  readonly isBeingApproved: boolean;
  readonly isReturned: boolean;
  readonly situation: Situation;
}

/**
 * What this user may do with the project now: the lifecycle's actions that the state allows, without those that the
 * clock or a pending approval still holds back. `edit` and `remove` are of drafts, `ask…` asks another for what ends the
 * procurement or takes its result back; the commands judge again.
 */
export async function projectActions(ctx: Ctx, project: ProjectRow, facts: Facts): Promise<string[]> {
  const { isBeingApproved, isReturned, situation } = facts;
  const holds = (permission: string) => ctx.user.permissions.has(permission);
  const allowed = (await actionsFor(ctx, entity, project)).filter((action) =>
    isDue(action, { project, situation, now: ctx.now }),
  );
  const isHeld = (action: string) => isBeingApproved && (action === 'approveResult' || action === 'rejectResult');
  const isDraft = projectLifecycle.is(project.stage, 'initiated');
  const isOut = projectLifecycle.is(project.stage, 'resultPublished');
  return [
    ...(situation.exceptions.some(({ actions }) => actions.includes('agree')) ? ['decideException'] : []),
    ...(holds('bulletin_publish') && isAnothers(ctx, situation.waitingNotice) ? ['publishNotice'] : []),
    ...(isDraft && holds('project_edit') ? ['edit'] : []),
    ...(isDraft && projectStatus.is(project.projectStatus, 'draft') && !situation.isDrawn && holds('project_delete')
      ? ['remove']
      : []),
    ...allowed.filter((action) => !isHeld(action)),
    ...((projectLifecycle.is(project.stage, 'opened') || isReturned) && holds('project_select') ? ['select'] : []),
    ...(situation.bidDown === 'missing' && holds('auction_host') ? ['setAuction'] : []),
    ...(projectLifecycle.is(project.stage, 'drafting') && holds('project_submit') && situation.documentsBy === null
      ? ['handInDocuments']
      : []),
    ...(waitsForCandidates(project, situation) && holds('bulletin_publish') ? ['publishCandidates'] : []),
    ...(holds('project_submit') && !isAsked(situation) && !isBeingApproved ? asksOf(project, situation, ctx.now) : []),
    ...(isOut && hasStep(project, 'publishResult') && holds('bulletin_publish')
      ? [situation.downNoticeId ? 'putUpAgain' : 'correctResult']
      : []),
    ...(canRebid(project, situation) && holds('project_add') ? ['rebid'] : []),
  ];
}

function isAnothers(ctx: Ctx, notice: Situation['waitingNotice']): boolean {
  return notice !== null && notice.writer !== ctx.user.userId;
}

/** Something was asked for, and nobody has decided. */
function isAsked({ exceptions }: Situation): boolean {
  return exceptions.some(({ exceptionStatus }) => exceptionLifecycle.is(exceptionStatus, 'asked'));
}

const asking = {
  suspend: 'askSuspend',
  terminate: 'askTerminate',
  fail: 'askFail',
  recallResult: 'askRecallResult',
  undoResult: 'askUndoResult',
} as const satisfies Record<keyof typeof exceptionKind.code, string>;

function asksOf(project: ProjectRow, { isDrawn }: Situation, now: string): string[] {
  return exceptionKind.choices
    .filter(({ value }) => isPossible(project, value, isDrawn))
    .filter(({ name }) => name !== 'fail' || now >= project.openTime)
    .map(({ name }) => asking[name]);
}

interface Moment {
  readonly project: ProjectRow;
  readonly situation: Situation;
  readonly now: string;
}

function isDue(action: string, { project, situation, now }: Moment): boolean {
  switch (action) {
    case 'approve':
    case 'reject':
    case 'rejectResult':
      return auditStatus.is(project.auditStatus, 'inApproval');
    case 'approveResult':
      return auditStatus.is(project.auditStatus, 'inApproval') && isPublicityOver(project, situation, now);
    case 'publishResult':
      return auditStatus.is(project.auditStatus, 'approved') && situation.hasWinner;
    case 'publishFailure':
      return auditStatus.is(project.auditStatus, 'approved') && !situation.hasWinner;
    case 'startEntry':
    // Parts of confirming a result that a flow decides about.
    case 'askResult':
    case 'withdrawResult':
    // Done with the word of another on what was asked for.
    case 'suspend':
    case 'terminate':
    case 'fail':
    case 'recallResult':
    case 'undoResult':
      return false;
    case 'startQuoting':
      return now >= project.entryEndTime;
    case 'open':
      return now >= project.openTime;
    case 'change':
      return now < project.openTime;
    default:
      return true;
  }
}

/** The next time that everybody waits for; null when none is ahead. */
export function nextDeadline(
  project: ProjectRow,
  { candidates }: Pick<Situation, 'candidates'>,
  now: string,
): { field: string; time: string } | null {
  if (isResultToConfirm(project) && candidates && candidates.endTime > now)
    return { field: 'candidatesEnd', time: candidates.endTime };
  if (wasOpened(project) || isAside(project.stage)) return null;
  for (const field of ['entryEndTime', 'bidEndTime', 'openTime'] as const) {
    if (project[field] > now) return { field, time: project[field] };
  }
  return { field: 'openTime', time: project.openTime };
}
