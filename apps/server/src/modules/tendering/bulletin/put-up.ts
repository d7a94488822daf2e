import { bulletin, bulletinType, opensProject, projectLifecycle, upDown, type BulletinRow } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
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
export async function putUp(tools: PublishTools, ctx: Ctx, publication: Publication): Promise<UpDownAnswer> {
  const { existing, project } = publication;
  const { title, bulletinType: kind } = existing;
  const endTime = existing.endTime ?? project.bidEndTime;
  const { id, version, state } = await transition(ctx, bulletin, {
    subject: existing,
    action: 'publish',
    stream: project.id,
    payload: { title, bulletinType: kind, endTime },
    set: { upDown: upDown.code.up, publishTime: ctx.now, endTime },
  });
  await tools.files.publish(ctx, { businessType: 'bulletin', businessId: id });
  await bringAbout(tools, ctx, publication);
  return { id, version, bulletinStatus: state };
}

async function bringAbout(tools: PublishTools, ctx: Ctx, { existing, project, reason }: Publication): Promise<void> {
  const kind = existing.bulletinType;
  if (opensProject(kind)) await publishProject(tools, ctx, { project, bulletin: existing, ...(reason && { reason }) });
  else if (bulletinType.is(kind, 'result')) await publishResult(ctx, { project, bulletin: existing });
  else if (bulletinType.is(kind, 'change')) demandChangeable(project);
}

function demandChangeable({ stage }: ProjectRow): void {
  if (!projectLifecycle.hasReached(stage, 'published')) refuse('tendering.bulletinTypeNow');
}

/** What would refuse the publication at this moment: nobody is asked about a notice that cannot go out. */
export async function demandPublishable(ctx: Ctx, { existing, project, reason }: Publication): Promise<void> {
  const kind = existing.bulletinType;
  if (opensProject(kind)) await demandProjectPublishable(ctx, { project, ...(reason && { reason }) });
  else if (bulletinType.is(kind, 'result')) demandResultConfirmed(project);
  else if (bulletinType.is(kind, 'change')) demandChangeable(project);
}
