import { invitation, invitationLifecycle, type EndpointInput, type noteDecline as endpoint } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { lockListOf } from './invitation-rules.ts';

/**
 * A supplier without an account declined by letter or telephone. Nobody answers for one who has an account: whoever
 * could would make room for the next of a draw as he likes.
 */
export async function noteDecline(ctx: Ctx, { id, reason }: EndpointInput<typeof endpoint>): Promise<null> {
  const { projectId } = await findRow(ctx, invitation, { id });
  await lockListOf(ctx, projectId);
  const subject = await lockRow(ctx, invitation, { id });
  const { supplierName: name, hasAccount } = subject;
  if (hasAccount) refuse('tendering.declineBySelf', { name });
  if (!invitationLifecycle.is(subject.invitationStatus, 'sent')) refuse('tendering.declineNotSent', { name });
  await transition(ctx, invitation, {
    subject,
    action: 'noteDecline',
    stream: projectId,
    reason,
    set: { declineReason: reason, answerTime: ctx.now },
    payload: { supplierName: name },
  });
  return null;
}
