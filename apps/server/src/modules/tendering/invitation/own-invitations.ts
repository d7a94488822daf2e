import {
  invitationLifecycle,
  isTendering,
  stageAt,
  type declineInvitation as declineEndpoint,
  type EndpointInput,
  type OwnInvitation,
  type ownInvitations as endpoint,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

const most = 200;

const select = `
  select tenant_id as "tenantId", project_id::text as "projectId", project_no as "projectNo",
    project_name as "projectName", buyer_name as "buyerName", manner, entry_end_time as "entryEndTime",
    bid_end_time as "bidEndTime", stage, invitation_status as "invitationStatus", decline_reason as "declineReason",
    sent_time as "sentTime", answer_time as "answerTime", letter_id::text as "letterId"
  from own_invitation
  where ($1::bigint is null or project_id = $1) and ($2::text is null or tenant_id = $2)
  order by sent_time desc, project_id desc limit ${most + 1}`;

type Line = Omit<OwnInvitation, 'canAnswer'>;

/** A supplier's own, by the view that the database keeps for him; it tells nothing of who else was asked. */
export async function listOwnInvitations(
  ctx: Ctx,
  { projectId, tenantId }: EndpointInput<typeof endpoint>,
): Promise<OwnInvitation[]> {
  const asked = ctx.db.query<Line & Record<string, unknown>>(select, [projectId ?? null, tenantId ?? null]);
  const rows = await cutAt(ctx, asked, most);
  return rows.map((row) => ({ ...row, ...answerOf(row, ctx.now), stage: stageAt(row, ctx.now) }));
}

/** Whether he may still answer; the end of registration closes what was not answered. */
function answerOf(line: Line, now: string): Pick<OwnInvitation, 'canAnswer' | 'invitationStatus'> {
  const isSent = invitationLifecycle.is(line.invitationStatus, 'sent');
  const canAnswer = isSent && isTendering(line.stage) && now < line.entryEndTime;
  const isOver = isSent && now >= line.entryEndTime;
  return { canAnswer, invitationStatus: isOver ? invitationLifecycle.code.lapsed : line.invitationStatus };
}

/** Told to the buyer at once, so that he can ask another. */
export async function declineInvitation(
  ctx: Ctx,
  { tenantId, projectId, reason }: EndpointInput<typeof declineEndpoint>,
): Promise<null> {
  if (ctx.user.tenantKind !== 'supplier') refuse('tendering.suppliersOnly');
  const [declined] = await ctx.db.query<{ id: string | null }>(
    'select decline_invitation($1, $2, $3, $4, $5, $6)::text as id',
    [tenantId, projectId, reason, nextId(), ctx.user.userId, ctx.now],
  );
  if (!declined?.id) return refuse('tendering.inviteAnswered');
  await recordEvidence(ctx, {
    tenantId,
    stream: projectId,
    action: 'invitation.decline',
    subject: declined.id,
    payload: { supplierName: ctx.user.tenantName, reason },
  });
  return null;
}
