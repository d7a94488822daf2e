import {
  invitationLifecycle,
  isByInvitation,
  wasOpened,
  type InvitationLine,
  type InvitationList,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { drawAnswer } from './draw-record.ts';
import { isLate, isListOpen, needOf } from './invitation-rules.ts';
import { objectionsOf } from './source-objections.ts';
import { isListNewerThan, sourcePublicity } from './source-publicity.ts';

/** Until the opening ($3) one that was accepted looks like one that was sent, in everything that moves with it (R38). */
const select = `
  select i.id::text, i.supplier_id::text as "supplierId", i.supplier_name as "supplierName",
    i.credit_code as "creditCode", s.linkman, s.phone, i.has_account as "hasAccount", i.invited_by as "invitedBy",
    i.reason, case when not $3::boolean and i.invitation_status in ${invitationLifecycle.sql('accepted', 'lapsed')}
      then ${invitationLifecycle.code.sent} else i.invitation_status end as "invitationStatus",
    i.decline_reason as "declineReason", i.sent_time as "sentTime",
    case when $3::boolean or i.invitation_status in ${invitationLifecycle.sql('declined')} then i.answer_time end
      as "answerTime"
  from invitation i join supplier s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
  where i.tenant_id = $1 and i.project_id = $2 and i.is_deleted = 0 order by i.id`;

/** Whom a project invites, and what is still to be done before the letter goes out. */
export async function listInvitations(ctx: Ctx, { projectId }: { projectId: string }): Promise<InvitationList> {
  const project = await findProject(ctx, projectId);
  if (!isByInvitation(project)) refuse('tendering.notByInvitation');
  const [invitations, need, draw, publicity] = await Promise.all([
    ctx.db.query<InvitationLine & Record<string, unknown>>(select, [ctx.tenantId, projectId, wasOpened(project)]),
    needOf(ctx, project),
    drawAnswer(ctx, projectId),
    publicityOf(ctx, project),
  ]);
  const { least, most, poolFactor, article, poolArticle } = need;
  return {
    projectId,
    invitations,
    least,
    most,
    poolFactor,
    article: poolFactor === null ? article : poolArticle,
    canChange: isListOpen(project, ctx.now) && ctx.user.permissions.has('bulletin_edit'),
    isLate: isLate(project),
    draw,
    publicity,
  };
}

async function publicityOf(ctx: Ctx, project: ProjectRow): Promise<InvitationList['publicity']> {
  const publicity = await sourcePublicity(ctx, project);
  if (!publicity) return null;
  const { isNeeded, article, noticeId, endTime, publishTime } = publicity;
  const isOther = publishTime !== null && (await isListNewerThan(ctx, project.id, publishTime));
  return { isNeeded, article, noticeId, endTime, isOther, objections: await objectionsOf(ctx, project.id) };
}
