import { bulletin, bulletinType, opensProject, upDown, type NoticeChange } from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { followCourse } from '../project/follow-course.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandChangeAsTold } from './change-in-words.ts';
import { changeProject, changesTable, demandChanges } from './change-project.ts';
import type { LockedNotice } from './lock-notice.ts';
import { demandContent, demandFairClauses, demandFilledIn } from './notice-content.ts';
import { demandFactsAsTold } from './told-facts.ts';
import { demandTimesAsToldOf } from './told-times.ts';
import { demandProjectPublishable, publishProject } from './publish-project.ts';
import { demandFailure, demandResult, isCorrection, publishFailure, publishResult } from './publish-result.ts';
import { demandCandidates } from '../result/candidates.ts';
import { demandSourceNotice } from '../invitation/source-publicity.ts';
import { demandLongEnough, noticeEnd } from './notice-period.ts';
import { noticeHash } from '../evidence/notice-content.ts';
import { replacedBy } from './replaced-notice.ts';

export interface UpDownAnswer {
  readonly id: string;
  readonly version: number;
  readonly bulletinStatus: number;
  /** Of the approval that was asked for instead of publishing. */
  readonly flowInstanceId?: string;
  /** Who may publish it now, where its writer may not. */
  readonly handedTo?: string[];
}

export interface Publication extends LockedNotice {
  readonly project: ProjectRow;
  /** Why a shorter period than the policy's. */
  readonly reason?: string | undefined;
}

/**
 * What goes with the notice: the procurement notice opens the project, a change notice changes it, the result notice
 * decides it or replaces an earlier one, the notice of failure ends it.
 */
export async function putUp(files: Files, ctx: Ctx, publication: Publication): Promise<UpDownAnswer> {
  const { existing, live, project, reason } = publication;
  const { title, bulletinType: kind } = existing;
  const endTime = await noticeEnd(ctx, publication);
  const { changes, ...told } = await demandPublishable(ctx, publication);
  const said = changes.length > 0 ? { changes, content: existing.content + changesTable(changes) } : {};
  if (live) await transition(ctx, bulletin, { subject: live, action: 'supersede', stream: project.id });
  const replacesId = await replacedBy(ctx, existing);
  const { id, version, state } = await transition(ctx, bulletin, {
    subject: existing,
    action: 'publish',
    stream: project.id,
    payload: {
      title,
      bulletinType: kind,
      endTime,
      contentHash: noticeHash({ ...existing, ...said }),
      ...(replacesId && { replacesId }),
      ...overruled(told, reason),
    },
    set: {
      upDown: upDown.code.up,
      publishTime: ctx.now,
      endTime,
      replacesId,
      ...said,
    },
  });
  await files.publish(ctx, { businessType: 'bulletin', businessId: id });
  await bringAbout(files, ctx, { ...publication, changes });
  await followCourse(ctx, project);
  return { id, version, bulletinStatus: state };
}

type Effect = Publication & { readonly changes: readonly NoticeChange[] };

async function bringAbout(files: Files, ctx: Ctx, { existing, project, reason, changes }: Effect): Promise<void> {
  const kind = existing.bulletinType;
  const about = { project, bulletin: existing, ...(reason && { reason }) };
  if (opensProject(kind)) await publishProject(files, ctx, about);
  else if (bulletinType.is(kind, 'change')) await changeProject(ctx, { ...about, changes });
  else if (bulletinType.is(kind, 'ending')) await publishFailure(ctx, about);
  else if (bulletinType.is(kind, 'result') && !isCorrection(project)) await publishResult(ctx, about);
}

export interface Publishable {
  /** What a change notice changes. */
  readonly changes: readonly NoticeChange[];
  /** What the law wants in it that it does not say: it goes out with a reason. */
  readonly lacks: readonly string[];
  /** Kinds of its clauses that shut suppliers out: the same. */
  readonly clauses: readonly string[];
}

/** What the evidence says of a notice that goes out without what it has to say, or with what it should not say. */
export function overruled(
  { lacks, clauses }: Omit<Publishable, 'changes'>,
  reason: string | undefined,
): Record<string, unknown> {
  if (lacks.length + clauses.length === 0) return {};
  return { ...(lacks.length > 0 && { lacks }), ...(clauses.length > 0 && { clauses }), reason };
}

/** What would refuse the publication at this moment: nobody is asked about a notice that cannot go out. */
export async function demandPublishable(ctx: Ctx, publication: Omit<Publication, 'live'>): Promise<Publishable> {
  const changes = await demandOfKind(ctx, publication);
  demandFilledIn(publication.existing);
  await demandLongEnough(ctx, publication);
  const clauses = demandFairClauses(ctx, publication);
  return { changes, clauses, lacks: await demandContent(ctx, publication) };
}

async function demandOfKind(
  ctx: Ctx,
  { existing, project, reason }: Omit<Publication, 'live'>,
): Promise<readonly NoticeChange[]> {
  const kind = existing.bulletinType;
  if (opensProject(kind)) {
    await demandProjectPublishable(ctx, { project, bulletin: existing, ...(reason && { reason }) });
    demandTimesAsToldOf(ctx, project, existing);
    await demandFactsAsTold(ctx, { project, existing, reason });
  } else if (bulletinType.is(kind, 'result')) await demandResult(ctx, project);
  else if (bulletinType.is(kind, 'candidates')) await demandCandidates(ctx, project);
  else if (bulletinType.is(kind, 'publicity')) await demandSourceNotice(ctx, project);
  else if (bulletinType.is(kind, 'ending')) await demandFailure(ctx, project);
  else if (bulletinType.is(kind, 'change')) {
    await demandChangeAsTold(ctx, { project, existing, reason });
    return demandChanges(ctx, { project, bulletin: existing, reason });
  }
  return [];
}
