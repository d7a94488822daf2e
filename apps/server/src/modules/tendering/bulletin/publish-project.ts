import {
  bulletinType,
  isByInvitation,
  mayReviewEntries,
  projectLifecycle,
  purchasePackage,
  type BulletinRow,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandSendable, sendDrafted } from '../invitation/send-invitations.ts';
import { packagesOf } from '../package/package-queries.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { demandHoldersReady, settleKeyHolders } from '../project/holders/settle-key-holders.ts';
import { moveProject } from '../project/move-project.ts';
import {
  configuredNeeds,
  demandConfiguredAgency,
  demandConfiguredExperts,
  expertsToKeep,
} from '../rules/configured-needs.ts';
import { demandDepositReason, demandPeriod, demandSubmittable } from '../rules/demand-rules.ts';
import { ownNumbers } from '../rules/own-numbers.ts';
import { judgeFacts } from '../rules/project-rules.ts';
import { demandStandards } from '../rules/standard-facts.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import type { Files } from '../../../platform/files/index.ts';

/** Confirmed, in time, and within the rules as they are at this moment. */
export async function demandProjectPublishable(
  ctx: Ctx,
  { project, bulletin, reason }: { project: ProjectRow; bulletin: Pick<BulletinRow, 'bulletinType'>; reason?: string },
): Promise<void> {
  if (!projectLifecycle.hasReached(project.stage, 'ready')) refuse('tendering.notConfirmed');
  if (!projectLifecycle.is(project.stage, 'ready')) refuse('tendering.bulletinTypeNow');
  // A letter goes to the invited, a notice to everybody: neither takes the place of the other.
  if (isByInvitation(project) !== bulletinType.is(bulletin.bulletinType, 'invitation'))
    refuse('tendering.bulletinTypeNow');
  if (project.entryEndTime <= ctx.now) refuse('tendering.deadlinePassed');
  const { verdicts } = await judgeFacts(ctx, { ...project, publishTime: ctx.now });
  demandSubmittable(verdicts, ctx.language);
  demandPeriod(verdicts, { language: ctx.language, reason });
  demandDepositReason(verdicts, { language: ctx.language, reason });
  if (isByInvitation(project)) await demandSendable(ctx, project);
  const needs = await configuredNeeds(ctx, project);
  await demandConfiguredAgency(ctx, needs, project);
  await demandConfiguredExperts(ctx, needs, project);
  await demandStandards(ctx, project);
  await demandHoldersReady(ctx, project);
}

/**
 * Opens a project to suppliers that its caller has just judged (`demandProjectPublishable`): its holders are settled, to
 * whose keys quotes are sealed from now on, and registration starts.
 */
export async function publishProject(
  files: Files,
  ctx: Ctx,
  { project, bulletin, reason }: { project: ProjectRow; bulletin: BulletinRow; reason?: string },
): Promise<void> {
  const packageIds = await openPackages(ctx, project);
  await files.publish(ctx, { businessType: 'project', businessId: project.id });
  // Before the project, whose tasks move with it: rows are locked in one order.
  if (isByInvitation(project)) await sendDrafted(ctx, project);
  const numbers = await ownNumbers(ctx, { ...project, publishTime: ctx.now });
  const kept = [...numbers, ...(await expertsToKeep(ctx, project))];
  const settled = await settleKeyHolders(ctx, project, packageIds);
  const published = await moveProject(ctx, project, {
    action: 'publish',
    payload: {
      bulletinId: bulletin.id,
      entryEndTime: project.entryEndTime,
      bidEndTime: project.bidEndTime,
      openTime: project.openTime,
      ...(reason && { reason }),
      ...settled,
    },
    set: {
      publishTime: ctx.now,
      ownNumbers: kept,
      periodReason: reason ?? null,
      // Of a draft of before the law or the method was another.
      ...(!mayReviewEntries(project) && { isEntryReviewed: false }),
    },
  });
  await moveProject(
    ctx,
    { ...project, stage: projectLifecycle.code.published, version: published.version },
    { action: 'startEntry' },
  );
}

/** Every package; answers their ids. */
async function openPackages(ctx: Ctx, { id: projectId }: ProjectRow): Promise<string[]> {
  const ids = (await packagesOf(ctx, projectId)).map(({ id }) => id);
  await transitionAll(ctx, purchasePackage, { ids, action: 'publish', stream: projectId });
  return ids;
}
