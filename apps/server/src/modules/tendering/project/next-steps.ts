import {
  auditStatus,
  exceptionLifecycle,
  hasEnded,
  isPublicationPeriod,
  isTendering,
  project as entity,
  projectLifecycle,
  type NextStep,
  type RuleVerdict,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { isPublicised } from '../result/candidates.ts';
import { isResultToConfirm } from '../result/result-approval.ts';
import { barredFrom } from '../../../platform/lifecycle/index.ts';
import type { ProjectRow } from './find-project.ts';
import type { Situation } from './project-situation.ts';
import { whoCan } from './who-may.ts';

export interface Standing {
  readonly project: ProjectRow;
  readonly situation: Situation;
  readonly verdicts: readonly RuleVerdict[];
  readonly isBeingApproved: boolean;
  /** What the reader may do. */
  readonly actions: readonly string[];
}

interface Step {
  readonly action: string;
  readonly permission: string;
  /** Who may not do it beside those whom the project's own lifecycle bars: of what stands beside the project, who asked. */
  readonly without?: string | null;
}

/** What leads on from where a project stands, and the people who can do it; nothing where a time is waited for. */
export async function nextSteps(ctx: Ctx, standing: Standing): Promise<NextStep[]> {
  return Promise.all(stepsOf(standing, ctx.now).map((step) => withPeople(ctx, step, standing)));
}

function stepsOf(standing: Standing, now: string): Step[] {
  const asked = standing.situation.exceptions.find(({ exceptionStatus }) =>
    exceptionLifecycle.is(exceptionStatus, 'asked'),
  );
  const decision = { action: 'decideException', permission: 'project_confirm', without: asked?.createUser ?? null };
  const { waitingNotice } = standing.situation;
  const handedOver = { ...published('publishNotice'), without: waitingNotice?.writer ?? null };
  return [...(asked ? [decision] : []), ...(waitingNotice ? [handedOver] : []), ...ordinarySteps(standing, now)];
}

function ordinarySteps({ project, situation, verdicts, isBeingApproved }: Standing, now: string): Step[] {
  const { stage } = project;
  if (isTendering(stage)) return now < project.openTime ? [] : [handled('open', 'open'), handled('askFail', 'submit')];
  switch (projectLifecycle.named(stage)?.name) {
    case 'initiated':
      return [handled('submit', 'submit')];
    case 'toConfirm':
      return [handled('approve', 'confirm')];
    case 'drafting':
      return situation.documentsBy === null
        ? [handled('handInDocuments', 'submit')]
        : [{ action: 'decideDocuments', permission: 'project_confirm', without: situation.documentsBy }];
    case 'suspended':
      return [handled('resume', 'confirm')];
    case 'ready':
      return isLate(project, verdicts, now) ? [handled('retreat', 'submit')] : [published('publish')];
    case 'opened':
      return stepsOfOpened(situation);
    case 'resultToConfirm':
      return isBeingApproved ? [] : resultSteps(project, situation, now);
    default:
      return endSteps(project, situation);
  }
}

/** An auction is set up first; while it runs its end is waited for, and the report of whoever evaluates. */
function stepsOfOpened({ bidDown, evaluating }: Situation): Step[] {
  if (bidDown === 'missing') return [{ action: 'setAuction', permission: 'auction_host' }];
  return bidDown === 'runs' || evaluating > 0 ? [] : [handled('select', 'select')];
}

function resultSteps(project: ProjectRow, situation: Situation, now: string): Step[] {
  if (waitsForCandidates(project, situation)) return [published('publishCandidates')];
  if (!isPublicityOver(project, situation, now)) return [];
  if (!auditStatus.is(project.auditStatus, 'approved')) return [handled('approveResult', 'confirm')];
  return [published(situation.hasWinner ? 'publishResult' : 'publishFailure')];
}

function endSteps(project: ProjectRow, situation: Situation): Step[] {
  return [
    ...(situation.downNoticeId ? [published('putUpAgain')] : []),
    ...(canRebid(project, situation) ? [handled('rebid', 'add')] : []),
  ];
}

type Judged = Pick<ProjectRow, 'manner' | 'lawRegime' | 'stage' | 'auditStatus'>;

/** Somebody was selected, and the public has not been told who stands to win (R40). */
export function waitsForCandidates(project: Judged, { hasWinner, candidates }: Situation): boolean {
  return isPublicised(project) && isResultToConfirm(project) && hasWinner && candidates === null;
}

/** The result may be confirmed as far as the public is concerned. */
export function isPublicityOver(project: Judged, { hasWinner, candidates }: Situation, now: string): boolean {
  if (!isPublicised(project) || !hasWinner || !isResultToConfirm(project)) return true;
  return candidates !== null && candidates.endTime <= now;
}

/** What failed or was terminated has not been taken up again. */
export function canRebid({ stage }: Pick<ProjectRow, 'stage'>, { gonePackages }: Situation): boolean {
  return mayBeProcuredAgain(stage) && gonePackages > 0;
}

/** Packages that failed at the opening are procured again while the others go on. */
export function mayBeProcuredAgain(stage: number | null): boolean {
  return hasEnded(stage) || projectLifecycle.hasReached(stage, 'opened');
}

/** As it stands it cannot be published any more, by nobody. */
export function isLate(
  { entryEndTime }: Pick<ProjectRow, 'entryEndTime'>,
  verdicts: readonly RuleVerdict[],
  now: string,
): boolean {
  const isShort = verdicts.some(
    ({ kind, passed, isOverridable }) => isPublicationPeriod(kind) && passed === false && !isOverridable,
  );
  return entryEndTime <= now || isShort;
}

function handled(action: string, verb: string): Step {
  return { action, permission: `project_${verb}` };
}

function published(action: string): Step {
  return { action, permission: 'bulletin_publish' };
}

/** The handler first: where he may do it, it is his. Nobody is named who does not see the project. */
async function withPeople(ctx: Ctx, { action, permission, without }: Step, standing: Standing): Promise<NextStep> {
  const barred = await barredFrom(ctx, entity, { row: standing.project, action });
  const people = await whoCan(ctx, permission, {
    without: [...barred, ...(without ? [without] : [])],
    projectId: standing.project.id,
  });
  const handler = people.find(({ id }) => id === standing.project.handlerId);
  const shown = handler ? [handler] : people.slice(0, 3);
  return {
    action,
    by: shown.map(({ name }) => name),
    count: handler ? 1 : people.length,
    isMine: standing.actions.includes(action),
  };
}
