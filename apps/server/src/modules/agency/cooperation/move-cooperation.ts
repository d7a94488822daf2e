import {
  agencyCooperation,
  drawLifecycle,
  projectLifecycle,
  liveEntrustments,
  entrustmentLifecycle,
  type EndpointInput,
  type EntityAction,
  type MoveInput,
  type renewCooperation as renewEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { hangFiles } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, lockRow } from '../../../platform/rows/index.ts';
import { cooperationEnded } from '../draw/draw-words.ts';
import { tellSupervisor } from '../draw/pass-turn.ts';
import { tellAgency } from '../tell-agency.ts';
import type { CooperationRow } from './choosable.ts';
import { renewalReminder } from './renewal-reminder.ts';
import { shareAgreement } from './save-cooperation.ts';

type Action = EntityAction<typeof agencyCooperation>;

interface Moved {
  readonly id: string;
  readonly version: number;
  readonly state: number;
}

const setBy = {
  end: ({ reason }: { readonly reason?: string | undefined }) => ({ endReason: reason }),
  // What is taken up again with an agency outside one person writes down anew.
  invite: ({ isOutside }: { readonly isOutside: boolean }) => ({ endReason: null, awaitsConfirmation: isOutside }),
  confirm: () => ({ awaitsConfirmation: false }),
};

/** Ends a cooperation with the reason, invites the agency once more, or confirms what another has registered. */
export async function moveCooperation(
  ctx: Ctx,
  { id, version, reason, action }: MoveInput & { readonly action: Extract<Action, 'end' | 'invite' | 'confirm'> },
): Promise<Moved> {
  const row = await lockRow(ctx, agencyCooperation, { id, version });
  demandState(agencyCooperation, row.cooperationStatus, action);
  if (action === 'end') await demandNothingRuns(ctx, id);
  if (action === 'invite' && row.endDate < ctx.now.slice(0, 10)) refuse('agency.endInPast');
  if (action === 'confirm' && !row.awaitsConfirmation) refuse('agency.confirmedAlready');
  const set = setBy[action]({ reason, isOutside: !row.isOnPlatform });
  const moved = await transition(ctx, agencyCooperation, { subject: row, action, reason, set });
  // With an agency outside everything was agreed on before it is written down here.
  if (action === 'invite' && !row.isOnPlatform)
    return transition(ctx, agencyCooperation, { subject: row, action: 'accept' });
  if (action === 'end') {
    await tellOfDraws(ctx, row, reason ?? '');
    await tellAgency(ctx, { entity: 'agencyCooperation', id, kind: 'terminated', content: reason ?? '' });
  }
  return moved;
}

const drawn = `
  select d.id::text, d.draw_no as "drawNo", d.supervisor_id::text as "supervisorId" from agency_draw d
  join project p on p.tenant_id = d.tenant_id and p.id = d.project_id
  where d.tenant_id = $1 and d.is_deleted = 0 and d.draw_status in ${drawLifecycle.sql('drawn')}
    and d.supervisor_id <> $3 and d.tickets @> jsonb_build_array(jsonb_build_object('id', $2::text))
    and p.is_deleted = 0 and p.stage in ${projectLifecycle.sql('initiated', 'toConfirm', 'entrusted', 'drafting', 'ready')}`;

/** Whose turn in a draw is touched by it: whoever watches over that draw hears of it. */
async function tellOfDraws(ctx: Ctx, { id, agentName }: CooperationRow, reason: string): Promise<void> {
  type Draw = Parameters<typeof tellSupervisor>[1];
  const draws = await ctx.db.query<Draw & Record<string, unknown>>(drawn, [ctx.tenantId, id, ctx.user.userId]);
  for (const draw of draws) await tellSupervisor(ctx, draw, cooperationEnded(agentName, reason));
}

const running = `
  select count(*)::int as count from agency_entrustment
  where tenant_id = $1 and cooperation_id = $2 and is_deleted = 0
    and entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments)}`;

async function demandNothingRuns(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db.query<{ count: number }>(running, [ctx.tenantId, id]);
  if (row && row.count > 0) refuse('agency.entrustedStill', { count: row.count });
}

/**
 * Prolongs a cooperation by a renewed agreement. An agency of the platform is asked, and the former end stands until it has
 * accepted; of one outside another person confirms what was written down.
 */
export async function renewCooperation(
  ctx: Ctx,
  { id, version, endDate, agreementFiles }: EndpointInput<typeof renewEndpoint>,
): Promise<Moved> {
  const row = await lockRow(ctx, agencyCooperation, { id, version });
  demandState(agencyCooperation, row.cooperationStatus, 'renew');
  if (row.renewalAsked && row.renewalEnd) refuse('agency.renewalAsked', { day: row.renewalEnd });
  demandEnd(ctx, row, endDate);
  if (agreementFiles.length === 0) refuse('agency.agreementMissing');
  if (row.isOnPlatform) return askRenewal(ctx, row, { endDate, renewalFiles: agreementFiles });
  const before = row.agreementFiles ?? [];
  const values = { agreementFiles: [...before, ...agreementFiles].slice(-mostFiles) };
  await hangFiles(ctx, agencyCooperation, { id, values, existing: { agreementFiles: before } });
  return transition(ctx, agencyCooperation, {
    subject: row,
    action: 'renew',
    set: { ...values, endDate, renewFrom: renewalReminder(endDate), awaitsConfirmation: true },
    payload: { before: { endDate: row.endDate }, after: { endDate } },
  });
}

/** Later than it ends now, not in the past, and no further than anybody can look. */
function demandEnd({ now }: Ctx, row: CooperationRow, endDate: string): void {
  const today = now.slice(0, 10);
  if (endDate <= row.endDate) refuse('agency.renewLater', { day: row.endDate });
  if (endDate < today) refuse('agency.endInPast');
  const from = row.endDate > today ? row.endDate : today;
  const latest = `${Number(from.slice(0, 4)) + mostYears}${from.slice(4)}`;
  if (endDate > latest) refuse('agency.renewTooLong', { years: mostYears, day: latest });
}

const mostYears = 5;

interface Renewal {
  readonly endDate: string;
  readonly renewalFiles: EndpointInput<typeof renewEndpoint>['agreementFiles'];
}

async function askRenewal(ctx: Ctx, row: CooperationRow, { endDate, renewalFiles }: Renewal): Promise<Moved> {
  const { id, version } = row;
  await hangFiles(ctx, agencyCooperation, { id, values: { renewalFiles }, existing: { renewalFiles: [] } });
  const values = { renewalAsked: true, renewalEnd: endDate, renewalFiles };
  await changeRow(ctx, agencyCooperation, { id, values });
  await shareAgreement(ctx, id);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: `${agencyCooperation.name}.askRenewal`,
    subject: id,
    payload: { before: { endDate: row.endDate }, after: { endDate } },
  });
  await tellAgency(ctx, {
    entity: 'agencyCooperation',
    id,
    kind: 'submitted',
    content: { zh: `提出续约至${endDate}，请答复`, en: `A renewal until ${endDate} is offered: answer it` },
  });
  return { id, version: version + 1, state: Number(row.cooperationStatus) };
}

const mostFiles = 5;
