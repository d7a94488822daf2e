import {
  addDays,
  meetTypes,
  reservation,
  reservationLifecycle,
  site,
  siteStatus,
  type EndpointInput,
} from '@zhaocai/model';
import type * as model from '@zhaocai/model';
import { namedList } from '../../platform/crud/index.ts';
import type { Ctx } from '../../platform/http/index.ts';

/** Reservations that stand or were used. */
function listReservations(ctx: Ctx, filters: Readonly<Record<string, unknown>>): Promise<model.ReservationRow[]> {
  return namedList(ctx, reservation, {
    ...filters,
    status_notequal: reservationLifecycle.code.cancelled,
    ascs: 'beginTime',
  });
}

const today = ({ now }: Ctx) => now.slice(0, 10);

export async function listSites(
  ctx: Ctx,
  { typeId, date = today(ctx) }: EndpointInput<typeof model.sitesOfDay>,
): Promise<model.SiteDay[]> {
  const sites = await namedList(ctx, site, { typeId, siteStatus: siteStatus.code.enabled });
  const taken = await listReservations(ctx, { date });
  return sites.map((row) => ({ ...row, reservations: taken.filter(({ siteId }) => siteId === row.id) }));
}

export function listByTime(
  ctx: Ctx,
  { siteId, beginTime, endTime }: EndpointInput<typeof model.reservationsByTime>,
): Promise<model.ReservationRow[]> {
  return listReservations(ctx, { siteId, beginTime_lt: endTime, endTime_gt: beginTime });
}

export function listOfProjects(
  ctx: Ctx,
  { days }: EndpointInput<typeof model.projectReservations>,
): Promise<model.ReservationRow[]> {
  const first = today(ctx);
  return listReservations(ctx, { projectId_notnull: 1, date_ge: first, date_le: addDays(first, days - 1) });
}

export function listOfDay(
  ctx: Ctx,
  { date = today(ctx), cusName }: EndpointInput<typeof model.reservationsOfDay>,
): Promise<model.ReservationRow[]> {
  return listReservations(ctx, { date, cusName });
}

export function listOpeningRooms(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof model.openingRooms>,
): Promise<model.ReservationRow[]> {
  const whose = projectId ? { projectId } : { projectId_notnull: 1, date_ge: today(ctx) };
  return listReservations(ctx, { ...whose, meetType: meetTypes.code.opening });
}
