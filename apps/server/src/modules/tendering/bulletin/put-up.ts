import { bulletin, type BulletinRow } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { changeRow } from '../../../platform/rows/index.ts';
import { demandProjectPublishable, publishProject, type PublishTools } from './publish-project.ts';
import { demandResultConfirmed, publishResult } from './publish-result.ts';

export interface UpDownAnswer {
  readonly id: string;
  readonly version: number;
  readonly bulletinStatus: number;
  /** Of the approval that was asked for instead of publishing. */
  readonly flowInstanceId?: string;
}

export interface Publication {
  readonly existing: BulletinRow;
  readonly project: ProjectRow;
  /** Why a shorter period than the policy's. */
  readonly reason?: string | undefined;
}

/** What goes with the notice: the procurement notice opens the project, the result notice decides it. */
export async function putUp(
  { files, sealing }: PublishTools,
  ctx: Ctx,
  { existing, project, reason }: Publication,
): Promise<UpDownAnswer> {
  const endTime = existing.endTime ?? project.bidEndTime;
  const values = { upDown: 1, bulletinStatus: 3, publishTime: ctx.now, endTime };
  await changeRow(ctx, bulletin, { id: existing.id, values });
  await files.publish(ctx, { businessType: 'bulletin', businessId: existing.id });
  switch (existing.bulletinType) {
    case 1:
    case 10:
      await publishProject({ files, sealing }, ctx, { project, bulletin: existing, ...(reason && { reason }) });
      break;
    case 2:
      await publishResult(ctx, { project, bulletin: existing });
      break;
    case 3:
      demandChangeable(project);
      break;
    case 11:
      break;
  }
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'bulletin.publish',
    subject: existing.id,
    payload: { title: existing.title, bulletinType: existing.bulletinType, endTime },
  });
  return { id: existing.id, version: existing.version + 1, bulletinStatus: 3 };
}

function demandChangeable({ stage }: ProjectRow): void {
  if (Number(stage) < 30) refuse('tendering.bulletinTypeNow');
}

/** What would refuse the publication at this moment: nobody is asked about a notice that cannot go out. */
export async function demandPublishable(ctx: Ctx, { existing, project, reason }: Publication): Promise<void> {
  switch (existing.bulletinType) {
    case 1:
    case 10:
      return demandProjectPublishable(ctx, { project, ...(reason && { reason }) });
    case 2:
      return demandResultConfirmed(project);
    case 3:
      return demandChangeable(project);
    case 11:
  }
}
