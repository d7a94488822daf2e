import { bulletin, type BulletinRow } from '@zhaocai/contract';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockProject } from '../project/find-project.ts';
import type { Sealing } from '../quote/sealing.ts';
import { changeRow, demandVersion } from '../store-row.ts';
import { lockBulletin } from './find-bulletin.ts';
import { publishProject } from './publish-project.ts';
import { publishResult } from './publish-result.ts';

export interface UpDown {
  readonly id: string;
  readonly version: number;
  readonly upDown: 0 | 1;
  readonly reason?: string;
}

export interface UpDownAnswer {
  readonly id: string;
  readonly version: number;
  readonly bulletinStatus: number;
}

export interface PublishTools {
  readonly files: Files;
  readonly sealing: Sealing;
}

/** Publishes a notice, or takes it down. */
export async function upDownBulletin(tools: PublishTools, ctx: Ctx, input: UpDown): Promise<UpDownAnswer> {
  const existing = await lockBulletin(ctx, input.id);
  demandVersion(existing, input.version);
  return input.upDown === 1
    ? publish(tools, ctx, { existing, reason: input.reason })
    : takeDown(ctx, { existing, reason: input.reason });
}

/** What goes with the notice: the procurement notice opens the project, the result notice decides it. */
async function publish(
  { files, sealing }: PublishTools,
  ctx: Ctx,
  { existing, reason }: { existing: BulletinRow; reason?: string },
): Promise<UpDownAnswer> {
  if (existing.bulletinStatus !== 0 && existing.bulletinStatus !== 2) refuse('tendering.published');
  const project = await lockProject(ctx, existing.projectId);
  const values = {
    upDown: 1,
    bulletinStatus: 3,
    publishTime: ctx.now,
    endTime: existing.endTime ?? project.bidEndTime,
  };
  await changeRow(ctx, bulletin, { id: existing.id, values });
  await files.publish(ctx, { businessType: 'bulletin', businessId: existing.id });
  switch (existing.bulletinType) {
    case 1:
    case 10:
      await publishProject({ files, sealing }, ctx, { project, bulletin: existing, reason });
      break;
    case 2:
      await publishResult(ctx, { project, bulletin: existing });
      break;
    case 3:
      if (Number(project.stage) < 30) refuse('tendering.bulletinTypeNow');
      break;
    case 11:
      break;
  }
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'bulletin.publish',
    subject: existing.id,
    payload: { title: existing.title, bulletinType: existing.bulletinType, endTime: values.endTime },
  });
  return { id: existing.id, version: existing.version + 1, bulletinStatus: 3 };
}

/**
 * A procurement notice stays up once registration is open: whether anybody has quoted must not show in what may be
 * done (R38).
 */
async function takeDown(
  ctx: Ctx,
  { existing, reason }: { existing: BulletinRow; reason?: string },
): Promise<UpDownAnswer> {
  if (existing.bulletinStatus !== 3) refuse('platform.badState');
  if (existing.bulletinType === 1 || existing.bulletinType === 10) refuse('tendering.bulletinInUse');
  if (!reason) refuse('tendering.downReason');
  await lockProject(ctx, existing.projectId);
  await changeRow(ctx, bulletin, { id: existing.id, values: { upDown: 0, bulletinStatus: 4, downReason: reason } });
  await recordEvidence(ctx, {
    stream: existing.projectId,
    action: 'bulletin.takeDown',
    subject: existing.id,
    payload: { reason },
  });
  return { id: existing.id, version: existing.version + 1, bulletinStatus: 4 };
}
