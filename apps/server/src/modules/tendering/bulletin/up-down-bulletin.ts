import { bulletin, type BulletinRow } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { boundFlow } from '../../workflow/index.ts';
import { lockProject } from '../project/find-project.ts';
import { changeRow, demandVersion } from '../../../platform/rows/index.ts';
import { lockBulletin } from './find-bulletin.ts';
import { askForNotice, bulletinType } from './ask-for-notice.ts';
import { putUp, type UpDownAnswer } from './put-up.ts';
import type { PublishTools } from './publish-project.ts';

export interface UpDown {
  readonly id: string;
  readonly version: number;
  readonly upDown: 0 | 1;
  readonly reason?: string;
}

/** Publishes a notice, or takes it down. */
export async function upDownBulletin(tools: PublishTools, ctx: Ctx, input: UpDown): Promise<UpDownAnswer> {
  const existing = await lockBulletin(ctx, input.id);
  demandVersion(existing, input.version);
  return input.upDown === 1
    ? publish(tools, ctx, { existing, reason: input.reason })
    : takeDown(ctx, { existing, reason: input.reason });
}

/** At once, or by the people whom the flow names that the tenant has bound to notices. */
async function publish(
  tools: PublishTools,
  ctx: Ctx,
  { existing, reason }: { existing: BulletinRow; reason?: string },
): Promise<UpDownAnswer> {
  if (existing.bulletinStatus === 1) refuse('tendering.noticeInApproval');
  if (existing.bulletinStatus !== 0 && existing.bulletinStatus !== 2) refuse('tendering.published');
  const project = await lockProject(ctx, existing.projectId);
  const flow = await boundFlow(ctx, bulletinType);
  return flow
    ? askForNotice(ctx, { existing, project, reason, flow })
    : putUp(tools, ctx, { existing, project, reason });
}

/**
 * A procurement notice stays up once registration is open: whether anybody has quoted must not show in what may be
 * done (R38).
 */
async function takeDown(
  ctx: Ctx,
  { existing, reason }: { existing: BulletinRow; reason?: string },
): Promise<UpDownAnswer> {
  if (existing.bulletinStatus === 1) refuse('tendering.noticeInApproval');
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
