import {
  invitation,
  invitationDrawLifecycle,
  invitationLifecycle,
  type EndpointInput,
  type sendInvitations as endpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { asSaid, messageIds } from '../../workflow/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { demandPeriod } from '../rules/demand-rules.ts';
import { judgeFacts } from '../rules/project-rules.ts';
import { faultsOf, standingDraw } from './draw-record.ts';
import { isLate, lockListOf, needOf } from './invitation-rules.ts';
import { invitable } from './invited-suppliers.ts';
import { demandPublicised } from './source-publicity.ts';

/** As many as the rules ask for, found as they say, and none of them debarred meanwhile. */
export async function demandSendable(ctx: Ctx, project: ProjectRow): Promise<void> {
  const { least, most, poolFactor, article, poolArticle } = await needOf(ctx, project);
  const listed = await draftedOf(ctx, project.id);
  if (listed.length === 0 && least <= 1) refuse('tendering.inviteNobody');
  if (listed.length < least)
    refuse('tendering.inviteFew', { least: String(least), have: String(listed.length), article });
  if (most !== null && listed.length > most) refuse('tendering.inviteMost');
  if (poolFactor !== null) await demandDrawn(ctx, project.id, poolArticle);
  await invitable(
    ctx,
    listed.map(({ supplierId }) => supplierId),
  );
  await demandPublicised(ctx, project);
}

async function demandDrawn(ctx: Ctx, projectId: string, article: string): Promise<void> {
  const draw = await standingDraw(ctx, projectId);
  if (!draw || !invitationDrawLifecycle.is(draw.drawStatus, 'drawn'))
    return refuse('tendering.inviteByDraw', { article });
  if ((await faultsOf(ctx, draw)).length > 0) refuse('tendering.drawForged');
}

interface Drafted {
  readonly id: string;
  readonly supplierId: string;
}

async function draftedOf(ctx: Ctx, projectId: string): Promise<Drafted[]> {
  return ctx.db.query<Drafted & Record<string, unknown>>(
    `select id::text, supplier_id::text as "supplierId" from invitation
     where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and invitation_status in ${invitationLifecycle.sql('drafted')} order by id`,
    [ctx.tenantId, projectId],
  );
}

/** Everybody on the list who was not asked yet is asked now; answers how many. */
export async function sendDrafted(ctx: Ctx, project: ProjectRow): Promise<number> {
  const drafted = await draftedOf(ctx, project.id);
  const ids = drafted.map(({ id }) => id);
  await lockRows(ctx, invitation, { ids });
  await transitionAll(ctx, invitation, { ids, action: 'send', stream: project.id, set: { sentTime: ctx.now } });
  const { projectNo, projectName, entryEndTime, buyerName } = project;
  await ctx.db.query('select from tell_invited($1, $2::bigint[], $3, $4, $5)', [
    project.id,
    messageIds(),
    `${projectNo} ${projectName}`,
    asSaid({
      zh: `${buyerName ?? ''}邀请贵单位参加本项目，请于${entryEndTime}前接受或谢绝。`,
      en: `${buyerName ?? ''} invites you to this project: accept or decline before ${entryEndTime}.`,
    }),
    ctx.now,
  ]);
  return ids.length;
}

/** Others beside those who have the letter: they too have their lawful time, or the dates are changed first. */
export async function sendInvitations(
  ctx: Ctx,
  { projectId, reason }: EndpointInput<typeof endpoint>,
): Promise<{ count: number }> {
  const project = await lockListOf(ctx, projectId);
  if (!isLate(project)) refuse('tendering.inviteStage');
  const drafted = await draftedOf(ctx, projectId);
  if (drafted.length === 0) refuse('tendering.inviteNothing');
  await invitable(
    ctx,
    drafted.map(({ supplierId }) => supplierId),
  );
  const { verdicts } = await judgeFacts(ctx, { ...project, publishTime: ctx.now });
  demandPeriod(verdicts, { language: ctx.language, ...(reason && { reason }) });
  return { count: await sendDrafted(ctx, project) };
}

const unanswered = `
  select i.id::text, exists (select from entry e where e.tenant_id = i.tenant_id and e.project_id = i.project_id
    and e.credit_code = i.credit_code and e.is_deleted = 0) as registered
  from invitation i where i.tenant_id = $1 and i.project_id = $2 and i.is_deleted = 0
    and i.invitation_status in ${invitationLifecycle.sql('sent')} order by i.id`;

/** At the opening it is told who has not answered; who was registered on paper has. */
export async function lapseInvitations(ctx: Ctx, projectId: string): Promise<void> {
  const rows = await ctx.db.query<{ id: string; registered: boolean }>(unanswered, [ctx.tenantId, projectId]);
  await lockRows(ctx, invitation, { ids: rows.map(({ id }) => id) });
  for (const isRegistered of [true, false]) {
    const ids = rows.filter(({ registered }) => registered === isRegistered).map(({ id }) => id);
    await transitionAll(ctx, invitation, { ids, action: isRegistered ? 'accept' : 'lapse', stream: projectId });
  }
}
