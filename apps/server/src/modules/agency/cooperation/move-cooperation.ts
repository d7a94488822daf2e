import {
  agencyCooperation,
  liveEntrustments,
  entrustmentLifecycle,
  type EndpointInput,
  type EntityAction,
  type MoveInput,
  type renewCooperation as renewEndpoint,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { tellAgency } from '../tell-agency.ts';
import { renewalReminder } from './renewal-reminder.ts';
import { shareAgreement } from './save-cooperation.ts';

type Action = EntityAction<typeof agencyCooperation>;

interface Moved {
  readonly id: string;
  readonly version: number;
  readonly state: number;
}

const setBy = {
  end: (reason: string | undefined) => ({ endReason: reason }),
  invite: () => ({ endReason: null }),
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
  const set = setBy[action](reason);
  const moved = await transition(ctx, agencyCooperation, { subject: row, action, reason, set });
  // With an agency outside everything was agreed on before it is written down here.
  if (action === 'invite' && !row.isOnPlatform)
    return transition(ctx, agencyCooperation, { subject: row, action: 'accept' });
  if (action === 'end')
    await tellAgency(ctx, { entity: 'agencyCooperation', id, kind: 'terminated', content: reason ?? '' });
  return moved;
}

const running = `
  select count(*)::int as count from agency_entrustment
  where tenant_id = $1 and cooperation_id = $2 and is_deleted = 0
    and entrust_status in ${entrustmentLifecycle.sql(...liveEntrustments)}`;

async function demandNothingRuns(ctx: Ctx, id: string): Promise<void> {
  const [row] = await ctx.db.query<{ count: number }>(running, [ctx.tenantId, id]);
  if (row && row.count > 0) refuse('agency.entrustedStill', { count: row.count });
}

/** A renewed agreement sets a new end; the agency is told. */
export async function renewCooperation(
  ctx: Ctx,
  { id, version, endDate, agreementFiles }: EndpointInput<typeof renewEndpoint>,
): Promise<Moved> {
  const row = await lockRow(ctx, agencyCooperation, { id, version });
  demandState(agencyCooperation, row.cooperationStatus, 'renew');
  if (endDate <= row.endDate) refuse('agency.renewLater', { day: row.endDate });
  if (endDate < ctx.now.slice(0, 10)) refuse('agency.endInPast');
  const before = row.agreementFiles ?? [];
  if (agreementFiles.length === 0) refuse('agency.agreementMissing');
  const values = { agreementFiles: [...before, ...agreementFiles].slice(-mostFiles) };
  await hangFiles(ctx, agencyCooperation, { id, values, existing: { agreementFiles: before } });
  const moved = await transition(ctx, agencyCooperation, {
    subject: row,
    action: 'renew',
    set: { ...values, endDate, renewFrom: renewalReminder(endDate) },
    payload: { before: { endDate: row.endDate }, after: { endDate } },
  });
  await shareAgreement(ctx, id);
  await tellAgency(ctx, { entity: 'agencyCooperation', id, kind: 'confirmed', content: endDate });
  return moved;
}

const mostFiles = 5;
