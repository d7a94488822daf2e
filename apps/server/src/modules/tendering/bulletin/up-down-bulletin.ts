import {
  bulletin,
  bulletinLifecycle,
  bulletinType,
  opensProject,
  upDown as direction,
  type BulletinRow,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { boundFlow } from '../../workflow/index.ts';
import { lockProject } from '../project/find-project.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { askForNotice, noticeType } from './ask-for-notice.ts';
import { handOverChange } from './hand-over-change.ts';
import { lockNotice, type LockedNotice } from './lock-notice.ts';
import { putUp, type UpDownAnswer } from './put-up.ts';

export interface UpDown {
  readonly id: string;
  readonly version: number;
  readonly upDown: 0 | 1;
  readonly reason?: string;
}

/** Publishes a notice, or takes it down. */
export async function upDownBulletin(files: Files, ctx: Ctx, input: UpDown): Promise<UpDownAnswer> {
  const { id, version, reason } = input;
  const locked = await lockNotice(ctx, { id, version });
  if (!direction.is(input.upDown, 'up')) return takeDown(ctx, { existing: locked.existing, reason });
  return bulletinLifecycle.is(locked.existing.bulletinStatus, 'takenDown')
    ? putUpAgain(ctx, locked)
    : publish(files, ctx, { ...locked, reason });
}

/** At once, by the people whom the flow names that the tenant has bound to notices, or by a second one. */
async function publish(
  files: Files,
  ctx: Ctx,
  { existing, live, reason }: LockedNotice & { reason: string | undefined },
): Promise<UpDownAnswer> {
  const { bulletinStatus } = existing;
  if (bulletinLifecycle.is(bulletinStatus, 'inApproval')) refuse('tendering.noticeInApproval');
  if (!bulletinLifecycle.is(bulletinStatus, 'draft', 'approved')) refuse('tendering.published');
  const project = await lockProject(ctx, existing.projectId);
  const flow = await boundFlow(ctx, noticeType);
  if (flow) return askForNotice(ctx, { existing, live, project, reason, flow });
  const handed = await handOverChange(ctx, { existing, project, reason });
  return handed ?? putUp(files, ctx, { existing, live, project, reason });
}

/** What was taken down by mistake goes up again as it was; not beside one that has taken its place. */
async function putUpAgain(ctx: Ctx, { existing, live }: LockedNotice): Promise<UpDownAnswer> {
  if (live) refuse('tendering.noticeReplaced', { title: live.title });
  await lockProject(ctx, existing.projectId);
  const { id, version, state } = await transition(ctx, bulletin, {
    subject: existing,
    action: 'putUpAgain',
    stream: existing.projectId,
    payload: { title: existing.title },
    set: { upDown: direction.code.up },
  });
  return { id, version, bulletinStatus: state };
}

/**
 * A procurement notice stays up once registration is open: whether anybody has quoted must not show in what may be
 * done (R38). A change is in force from its publication on: only another change undoes it, told to all like the first.
 */
async function takeDown(
  ctx: Ctx,
  { existing, reason }: { existing: BulletinRow; reason: string | undefined },
): Promise<UpDownAnswer> {
  if (bulletinLifecycle.is(existing.bulletinStatus, 'inApproval')) refuse('tendering.noticeInApproval');
  demandState(bulletin, existing.bulletinStatus, 'takeDown');
  if (opensProject(existing.bulletinType)) refuse('tendering.bulletinInUse');
  if (bulletinType.is(existing.bulletinType, 'change')) refuse('tendering.changeInForce');
  if (!reason) refuse('tendering.downReason');
  await lockProject(ctx, existing.projectId);
  const { id, version, state } = await transition(ctx, bulletin, {
    subject: existing,
    action: 'takeDown',
    reason,
    stream: existing.projectId,
    set: { upDown: direction.code.down, downReason: reason },
  });
  return { id, version, bulletinStatus: state };
}
