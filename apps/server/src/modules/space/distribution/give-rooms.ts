import {
  dept,
  mostRoomsAtOnce,
  roomDistribution,
  type EndpointInput,
  type EndpointOutput,
  type giveRooms as endpoint,
  numberOf,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRows, demandValid, insertRow } from '../../../platform/rows/index.ts';

interface RoomRow {
  readonly id: string;
  readonly roomNo: string;
  readonly roomStatus: number;
  readonly usableArea: string;
}

const lockRooms = `
  select id::text, room_no as "roomNo", room_status::int as "roomStatus", usable_area as "usableArea" from room
  where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0 order by id for update`;

/** What is given out of these rooms already within the asked time. */
const openShares = `
  select a.room_id::text as "roomId", sum(a.share_ratio) as share, string_agg(distinct d.dept_name, '、') as dept
  from room_distribution a left join dept d on d.tenant_id = a.tenant_id and d.id = a.dept_id
  where a.tenant_id = $1 and a.room_id = any($2::bigint[]) and a.status in (1, 2) and a.is_deleted = 0
    and daterange(a.start_date, a.end_date, '[]') && daterange($3::date, $4::date, '[]')
  group by a.room_id`;

const occupy = `
  update room set room_status = 1, use_status = 1, use_dept_id = coalesce(use_dept_id, $3), update_user = $4,
    update_time = $5, version = version + 1
  where tenant_id = $1 and id = any($2::bigint[])`;

const loan = 3;
/** Vacant, or in use: a room may be shared, and be promised for later. */
const givable: readonly number[] = [0, 1];

type Input = EndpointInput<typeof endpoint>;

/** Gives rooms to a unit: I-3 (never more than the whole room at any time), SM1 0→1, SM4 new→1. All or none. */
export async function giveRooms(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const rooms = await lockWanted(ctx, input);
  if (input.deptId) await demandRows(ctx, dept, [input.deptId]);
  const wish = wishOf(ctx, input);
  const held = rooms.find(({ roomStatus }) => !givable.includes(roomStatus));
  if (held) refuse('space.roomHeld', { room: held.roomNo });
  await demandFree(ctx, rooms, wish);
  const batchNo = `FP${ctx.now.slice(0, 10).replaceAll('-', '')}${nextId().slice(-6)}`;
  const ids: string[] = [];
  for (const { id: roomId, usableArea } of rooms) {
    const area = numberOf(usableArea).times(numberOf(wish.shareRatio)).toFixed(2);
    ids.push(await insertRow(ctx, roomDistribution, { values: { ...wish, roomId, batchNo, area } }));
  }
  const roomIds = rooms.map(({ id }) => id);
  await ctx.db.write(occupy, [ctx.tenantId, roomIds, wish.deptId, ctx.user.userId, ctx.now]);
  const payload = { after: { ...wish, batchNo, rooms: rooms.map(({ id, roomNo }) => ({ id, roomNo })) } };
  await recordEvidence(ctx, { stream: 'admin', action: 'roomDistribution.give', subject: ids.join(','), payload });
  return { id: ids[0] ?? '', batchNo, ids };
}

async function lockWanted({ db, tenantId }: Ctx, input: Input): Promise<RoomRow[]> {
  const wanted = [...new Set([...(input.roomIds ?? []), ...(input.roomId ? [input.roomId] : [])])];
  if (wanted.length === 0) refuse('space.roomMissing');
  if (wanted.length > mostRoomsAtOnce) refuse('space.tooManyRooms', { max: mostRoomsAtOnce });
  if (wanted.some((id) => !/^\d{1,18}$/.test(id))) notFound();
  const rooms = await db.query<RoomRow & object>(lockRooms, [tenantId, wanted]);
  return rooms.length === wanted.length ? rooms : notFound();
}

interface Wish extends Record<string, unknown> {
  readonly deptId: unknown;
  readonly startDate: unknown;
  readonly endDate: unknown;
  readonly shareRatio: unknown;
}

function wishOf(ctx: Ctx, { deptId, allocType, startDate, endDate, agreementNo, shareRatio }: Input): Wish {
  const wish = {
    deptId,
    allocType,
    startDate,
    endDate: endDate || null,
    agreementNo: agreementNo || null,
    shareRatio: shareRatio || '1',
  };
  const { roomId: _roomId, ...asked } = roomDistribution.fields;
  demandValid({ fields: asked }, wish, ctx);
  if (allocType === loan && !wish.endDate) refuse('space.loanEnd');
  if (wish.endDate && wish.endDate <= String(startDate)) refuse('space.endBeforeStart');
  return wish;
}

async function demandFree({ db, tenantId }: Ctx, rooms: readonly RoomRow[], wish: Wish): Promise<void> {
  const values = [tenantId, rooms.map(({ id }) => id), wish.startDate, wish.endDate];
  const taken = await db.query<{ roomId: string; share: string; dept: string | null }>(openShares, values);
  const over = taken.find(({ share }) => numberOf(share).plus(numberOf(wish.shareRatio)).gt(1));
  if (over) refuse('space.roomTaken', { dept: over.dept ?? '' });
}
