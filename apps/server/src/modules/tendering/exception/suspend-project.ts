import {
  extendedTimes,
  pausedDays,
  exceptionReason,
  project as entity,
  projectLifecycle,
  realChanges,
  type EndpointInput,
  type NoticeChange,
  type resumeProject as resumeEndpoint,
  noticeName,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState } from '../../../platform/lifecycle/index.ts';
import { withAuthority } from '../../workflow/index.ts';
import { changesTable, quotesStand, toldChanges } from '../bulletin/change-project.ts';
import { pauseText, resumptionText } from '../bulletin/pause-text.ts';
import { publishDrafted } from '../bulletin/publish-drafted.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import { moveProject, type Moved } from '../project/move-project.ts';
import { loadCalendar } from '../rules/project-rules.ts';
import { endAuctions } from './end-auctions.ts';
import { endRounds } from './end-rounds.ts';
import type { Agreed } from './exception-guards.ts';
import { tellRegistrants } from './tell-registrants.ts';

/** Everything stands still: nobody registers, quotes, changes or opens until the procurement is resumed or terminated. */
export async function suspendProject(files: Files, ctx: Ctx, { project, asked }: Agreed): Promise<void> {
  const { id, projectNo, projectName } = project;
  await endAuctions(ctx, { projectId: id, reason: asked.reason });
  await endRounds(ctx, { of: 'projectId', ids: [id], reason: asked.reason });
  await moveProject(ctx, project, {
    action: 'suspend',
    payload: { exceptionId: asked.id, reasonCode: asked.reasonCode, reason: asked.reason },
    set: { suspendTime: ctx.now, suspendedStage: project.stage },
  });
  if (project.publishTime === null) return;
  const grounds = `${exceptionReason.named(asked.reasonCode)?.label.zh ?? ''}。${asked.reason}`;
  const content = pauseText(project, { grounds, since: ctx.now });
  await publishDrafted(files, ctx, {
    project,
    kind: 'change',
    title: noticeName(projectName, '采购暂停公告'),
    content,
  });
  await tellRegistrants(ctx, {
    projectId: id,
    kind: 'projectSuspended',
    title: `${projectNo} ${projectName}`,
    content: {
      zh: `采购暂停：${grounds}暂停期间不接收报名和报价，已递交的报价继续密封保存；恢复后各截止时间相应顺延。`,
      en: `Suspended: ${grounds} Until it is resumed neither registrations nor quotes are taken; quotes that were submitted stay sealed, and the dates move on accordingly.`,
    },
  });
}

/**
 * Goes on where it was suspended. The times that were still ahead move on by the days that it stood still, and everybody
 * is told of them before they count.
 */
export async function resumeProject(
  files: Files,
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof resumeEndpoint>,
): Promise<Moved> {
  const project = await lockProject(ctx, id, version);
  demandState(entity, project.stage, 'resume');
  const changes = project.publishTime === null ? [] : await movedTimes(ctx, project);
  const moved = await moveProject(ctx, project, {
    action: 'resume',
    to: backTo(project),
    reason,
    payload: { suspendTime: project.suspendTime, changes },
    set: {
      ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      suspendTime: null,
      suspendedStage: null,
    },
  });
  if (project.publishTime !== null) await tellResumption(files, ctx, { project, changes, reason: reason ?? '' });
  return moved;
}

/** What was open for registration is so again; whether that is over the clock says. */
function backTo({ suspendedStage }: ProjectRow): number | undefined {
  return projectLifecycle.is(suspendedStage, 'quoting')
    ? projectLifecycle.code.registering
    : (suspendedStage ?? undefined);
}

async function movedTimes(ctx: Ctx, project: ProjectRow): Promise<NoticeChange[]> {
  const pause = { from: project.suspendTime ?? ctx.now, until: ctx.now };
  const extended = extendedTimes(project, pause, await loadCalendar(ctx, project.entryEndTime));
  if ('missingYear' in extended) return refuse('platform.calendarMissing', { year: extended.missingYear });
  const { entryEndTime, bidEndTime, openTime } = extended.times;
  return realChanges(project, [
    { field: 'entryEndTime', after: entryEndTime },
    { field: 'bidEndTime', after: bidEndTime },
    { field: 'openTime', after: openTime },
  ]);
}

interface Resumption {
  readonly project: ProjectRow;
  readonly changes: readonly NoticeChange[];
  readonly reason: string;
}

async function tellResumption(files: Files, ctx: Ctx, { project, changes, reason }: Resumption): Promise<void> {
  const { id, projectNo, projectName } = project;
  const days = pausedDays({ from: project.suspendTime ?? ctx.now, until: ctx.now });
  const content = resumptionText(project, { reason, days }) + (changes.length > 0 ? changesTable(changes) : '');
  // Whoever may resume says so to everybody: the notice goes out with the act.
  const acting = withAuthority(ctx, ['bulletin_publish', 'bulletin_edit']);
  await publishDrafted(files, acting, {
    project,
    kind: 'change',
    title: noticeName(projectName, '采购恢复公告'),
    content,
    changes,
  });
  const told = toldChanges(changes);
  await tellRegistrants(ctx, {
    projectId: id,
    kind: 'projectResumed',
    title: `${projectNo} ${projectName}`,
    content: {
      zh: `采购恢复，暂停${days}天。${told.zh && `${told.zh}。`}${quotesStand.zh}。`,
      en: `Resumed after ${days} days. ${told.en && `${told.en}. `}${quotesStand.en}.`,
    },
  });
}
