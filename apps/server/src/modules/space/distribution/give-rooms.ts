import {
  allocType as allocTypes,
  dept,
  heldDistributionsSql,
  mostRoomsAtOnce,
  numberOf,
  room as roomEntity,
  roomDistribution,
  roomLifecycle,
  spaceUse,
  type EndpointInput,
  type EndpointOutput,
  type giveRooms as endpoint,
  type Row,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { changeRow, demandRows, demandValid, insertRow, lockRows } from '../../../platform/rows/index.ts';

type Room = Row<typeof roomEntity>;

/** What is given out of these rooms already within the asked time. */
const openShares = `
  select a.room_id::text as "roomId", sum(a.share_ratio) as share, string_agg(distinct d.dept_name, '、') as dept
  from room_distribution a left join dept d on d.tenant_id = a.tenant_id and d.id = a.dept_id
  where a.tenant_id = $1 and a.room_id = any($2::bigint[]) and a.status in ${heldDistributionsSql} and a.is_deleted = 0
    and daterange(a.start_date, a.end_date, '[]') && daterange($3::date, $4::date, '[]')
  group by a.room_id`;

type Input = EndpointInput<typeof endpoint>;

/** Gives rooms to a unit: I-3 (never more than the whole room at any time), SM1 0→1, SM4 new→1. All or none. */
export async function giveRooms(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const rooms = await lockWanted(ctx, input);
  if (input.deptId) await demandRows(ctx, dept, [input.deptId]);
  const wish = wishOf(ctx, input);
  // Vacant, or in use: a room may be shared, and be promised for later.
  const held = rooms.find(({ roomStatus }) => !roomLifecycle.is(roomStatus, 'vacant', 'inUse'));
  if (held) refuse('space.roomHeld', { room: held.roomNo });
  await demandFree(ctx, rooms, wish);
  const batchNo = `FP${ctx.now.slice(0, 10).replaceAll('-', '')}${nextId().slice(-6)}`;
  const ids: string[] = [];
  for (const { id: roomId, usableArea } of rooms) {
    const area = numberOf(usableArea).times(numberOf(wish.shareRatio)).toFixed(2);
    ids.push(await insertRow(ctx, roomDistribution, { values: { ...wish, roomId, batchNo, area } }));
  }
  await occupy(ctx, rooms, wish);
  const payload = { after: { ...wish, batchNo, rooms: rooms.map(({ id, roomNo }) => ({ id, roomNo })) } };
  await recordEvidence(ctx, { stream: 'admin', action: 'roomDistribution.give', subject: ids.join(','), payload });
  return { id: ids[0] ?? '', batchNo, ids };
}

async function lockWanted(ctx: Ctx, input: Input): Promise<Room[]> {
  const wanted = [...new Set([...(input.roomIds ?? []), ...(input.roomId ? [input.roomId] : [])])];
  if (wanted.length === 0) refuse('space.roomMissing');
  if (wanted.length > mostRoomsAtOnce) refuse('space.tooManyRooms', { max: mostRoomsAtOnce });
  if (wanted.some((id) => !/^\d{1,18}$/.test(id))) notFound();
  return lockRows(ctx, roomEntity, { ids: wanted });
}

/** Vacant ones are the unit's; of others it is one of those that share them. */
async function occupy(ctx: Ctx, rooms: readonly Room[], { deptId }: Wish): Promise<void> {
  const useStatus = spaceUse.code.selfUse;
  const vacant = rooms.filter(({ roomStatus }) => roomLifecycle.is(roomStatus, 'vacant')).map(({ id }) => id);
  await transitionAll(ctx, roomEntity, { ids: vacant, action: 'occupy', set: { useStatus, useDeptId: deptId } });
  for (const { id, useDeptId } of rooms.filter((one) => !vacant.includes(one.id)))
    await changeRow(ctx, roomEntity, { id, values: { useStatus, useDeptId: useDeptId ?? deptId } });
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
  if (allocType === allocTypes.code.loan && !wish.endDate) refuse('space.loanEnd');
  if (wish.endDate && wish.endDate <= String(startDate)) refuse('space.endBeforeStart');
  return wish;
}

async function demandFree({ db, tenantId }: Ctx, rooms: readonly Room[], wish: Wish): Promise<void> {
  const values = [tenantId, rooms.map(({ id }) => id), wish.startDate, wish.endDate];
  const taken = await db.query<{ roomId: string; share: string; dept: string | null }>(openShares, values);
  const over = taken.find(({ share }) => numberOf(share).plus(numberOf(wish.shareRatio)).gt(1));
  if (over) refuse('space.roomTaken', { dept: over.dept ?? '' });
}
