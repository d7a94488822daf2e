import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { Row } from '../kit/entity.ts';
import { moveEndpoints } from '../kit/move.ts';
import { choiceList } from '../kit/choice-list.ts';
import { namedRowSchema, type NamedRow } from '../kit/named-row.ts';
import { idInput, rowSchema } from '../kit/resource.ts';
import { meetTypes, reservation } from './reservation.ts';
import { site, siteTypes } from './site.ts';

export type ReservationRow = NamedRow<typeof reservation>;
export type SiteDay = Row<typeof site> & { readonly reservations: ReservationRow[] };

const day = z.iso.date();
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const seen = { permission: 'reserve_view', output: z.array(namedRowSchema(reservation)) } as const;

export const siteTypeList = choiceList('GET /api/bid-project/site/type/queryList', {
  label: { zh: '场地类型', en: 'Kinds of site' },
  choices: siteTypes.choices,
});
export const meetTypeList = choiceList('GET /api/bid-project/reserve/queryMeetType', {
  label: { zh: '预约用途', en: 'What a site is reserved for' },
  choices: meetTypes.choices,
});

/** The sites that can be reserved, with who has them that day; today unless one is named. */
export const sitesOfDay = endpoint({
  route: 'GET /api/bid-project/site/queryList',
  label: { zh: '可预约场地', en: 'Sites of a day' },
  permission: 'reserve_view',
  input: z.object({ typeId: z.coerce.number().int().optional(), date: day.optional() }),
  output: z.array(rowSchema(site.fields).extend({ reservations: seen.output })) as unknown as z.ZodType<SiteDay[]>,
});

/** What is taken between two instants: of one site, or of all. */
export const reservationsByTime = endpoint({
  ...seen,
  route: 'POST /api/bid-project/reserve/queryListByTime',
  label: { zh: '时段内的预约', en: 'Reservations of a time' },
  input: z.object({ siteId: idInput.optional(), beginTime: instant, endTime: instant }),
  ids: { siteId: 'site' },
});

export const projectReservations = endpoint({
  ...seen,
  route: 'GET /api/bid-project/reserve/queryProjectSiteList',
  label: { zh: '近期项目场地', en: 'Sites of projects in the next days' },
  input: z.object({ days: z.coerce.number().int().min(1).max(366).default(7) }),
});

export const reservationsOfDay = endpoint({
  ...seen,
  route: 'GET /api/bid-project/reserve/queryProjectReverseIndex',
  label: { zh: '当日预约', en: 'Reservations of a day' },
  input: z.object({ date: day.optional(), cusName: z.string().max(100).optional() }),
});

/** Where a project is opened, or all that are from today on. */
export const openingRooms = endpoint({
  ...seen,
  route: 'GET /api/purchase/reserve/queryProjectBidRoom',
  aliases: ['GET /api/bid-project/reserve/queryProjectBidRoom'],
  label: { zh: '项目开标室', en: 'Opening rooms' },
  input: z.object({ projectId: idInput.optional() }),
  ids: { projectId: 'project' },
});

export const reservationMoves = moveEndpoints(reservation, {
  confirm: 'POST /api/bid-project/reserve/confirmReserve',
  refuse: 'POST /api/bid-project/reserve/refuseReserve',
  cancel: 'POST /api/bid-project/reserve/cancelReserve',
});
