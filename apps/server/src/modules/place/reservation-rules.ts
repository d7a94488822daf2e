import {
  meetTypes,
  project,
  projectStatus,
  reservation,
  reservationLifecycle,
  site,
  siteStatus,
  type Row,
} from '@zhaocai/model';
import type { Move, Values } from '../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { demandReference, lockRow, lockRows } from '../../platform/rows/index.ts';

type Reservation = Row<typeof reservation>;

/** Hours of an open day that lie ahead. That nobody else has them the database says, and says it of two at once too. */
export async function completeReservation(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !reservationLifecycle.is(existing.status, 'pending')) refuse('place.notPending');
  if (existing && existing.applicantId !== ctx.user.userId) refuse('place.notYours');
  const [begin, end] = [String(values.beginTime), String(values.endTime)];
  if (end <= begin) refuse('place.endsBefore');
  if (begin < ctx.now) refuse('place.past');
  // Whoever reserves the same site waits here, so that two at once do not wait for each other.
  const {
    siteName: name,
    siteStatus: status,
    openFrom: from,
    openTo: to,
  } = await lockRow(ctx, site, {
    id: String(values.siteId),
  });
  if (!siteStatus.is(status, 'enabled')) refuse('place.siteDisabled', { name });
  const day = begin.slice(0, 10);
  if (begin < `${day} ${from}:00` || end > `${day} ${to}:00`) refuse('place.closed', { name, from, to });
  await demandReference(ctx, project, { name: 'projectId', values, existing });
  return {};
}

/** His own, unless he decides on everybody's, and only before it begins. */
async function demandCancellable(ctx: Ctx, row: Reservation): Promise<void> {
  if (row.applicantId !== ctx.user.userId && !ctx.user.permissions.has('reserve_audit')) refuse('place.notYours');
  if (row.beginTime <= ctx.now) refuse('place.begun');
  const isRoom = row.meetType === meetTypes.code.opening && reservationLifecycle.is(row.status, 'reserved');
  if (isRoom && (await ctx.db.query(findHomeless, [ctx.tenantId, row.projectId, row.id])).length > 0)
    refuse('place.openingRoom');
}

/** The project, where it is still to be opened and has no other room that was confirmed for it. */
const findHomeless = `
  select 1 from project p where p.tenant_id = $1 and p.id = $2 and p.is_deleted = 0
    and p.opened_time is null and p.project_status in ${projectStatus.sql('draft', 'inApproval', 'inProgress')}
    and not exists (select 1 from reservation r where r.tenant_id = p.tenant_id and r.project_id = p.id
      and r.id <> $3 and r.is_deleted = 0 and r.meet_type in ${meetTypes.sql('opening')}
      and r.status in ${reservationLifecycle.sql('reserved', 'inUse')})`;

export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, reservation, { ids, mode: 'remove' })) await demandCancellable(ctx, row);
}

/** Whoever asked hears of what another person decided. */
export async function beforeMove(ctx: Ctx, { row, action, reason }: Move<typeof reservation>): Promise<Values> {
  if (action === 'cancel') await demandCancellable(ctx, row);
  return action === 'confirm' ? {} : { cancelReason: reason };
}
