import {
  heldDistributionsSql,
  isRoomHeld,
  mansionFloor,
  numberOf,
  room,
  roomLifecycle,
  roomType as roomTypes,
  spaceUse,
} from '@zhaocai/model';
import type { ImportHooks, Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow, lockRows } from '../../../platform/rows/index.ts';

const others = `
  select coalesce(sum(usable_area) filter (where floor_id = $3), 0) as area,
    bool_or(mansion_id = $2 and room_no = $4) as "isTaken"
  from room where tenant_id = $1 and (mansion_id = $2 or floor_id = $3) and is_deleted = 0
    and id <> coalesce($5::bigint, 0)`;

/** I-1 of docs/estate.md, seen from the room, and what is filled in where nothing was said. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const { roomNo, mansionId, floorId, buildArea, usableArea } = values;
  if (!isBlank(buildArea) && numberOf(usableArea).gt(numberOf(buildArea))) refuse('space.usableBeyondBuild');
  // Held, so that two rooms that come at once are measured one after the other.
  const floor = await lockRow(ctx, mansionFloor, { id: String(floorId) });
  if (floor.mansionId !== String(mansionId)) refuse('space.floorElsewhere');
  const [beside] = await ctx.db.query<{ area: string; isTaken: boolean | null }>(others, [
    ctx.tenantId,
    mansionId,
    floorId,
    roomNo,
    existing?.id ?? null,
  ]);
  if (beside?.isTaken) refuse('space.roomNoTaken');
  if (numberOf(beside?.area).plus(numberOf(usableArea)).gt(numberOf(floor.buildArea))) refuse('space.roomAreaSum');
  return filledIn(values);
}

function filledIn(values: Values): Values {
  const { quotaArea, quotaCounted, useStatus, meterMultiplier, usableArea, roomType } = values;
  // Plant rooms, toilets and circulation do not count for a quota unless somebody says so (docs/estate.md B.1).
  const isCounted = !roomTypes.is(Number(roomType), 'plantRoom', 'toilet', 'circulation');
  return {
    quotaArea: isBlank(quotaArea) ? usableArea : quotaArea,
    quotaCounted: isBlank(quotaCounted) ? Number(isCounted) : quotaCounted,
    useStatus: isBlank(useStatus) ? spaceUse.code.idle : useStatus,
    meterMultiplier: isBlank(meterMultiplier) ? '1' : meterMultiplier,
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const openAllocation = `
  select from room_distribution where tenant_id = $1 and room_id = any($2::bigint[]) and status in ${heldDistributionsSql}
    and is_deleted = 0 limit 1`;

/** [I-18] A room that somebody holds stays. */
async function beforeRemove(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const rooms = await lockRows(ctx, room, { ids, mode: 'remove' });
  if (rooms.some(({ roomStatus }) => roomLifecycle.is(roomStatus, 'leased'))) refuse('space.roomHasContract');
  if (rooms.some(({ roomStatus }) => isRoomHeld(roomStatus))) refuse('space.roomInUse');
  if ((await ctx.db.query(openAllocation, [ctx.tenantId, ids])).length > 0) refuse('space.roomInUse');
}

/** In a spreadsheet a floor is named by its own name, or with its building before it. */
function readLine(values: Values): Values {
  const { mansionId, floorId } = values;
  if (typeof mansionId !== 'string' || typeof floorId !== 'string' || floorId === '') return values;
  return floorId.startsWith(`${mansionId} `) ? values : { ...values, floorId: `${mansionId} ${floorId}` };
}

const whole = { entity: mansionFloor, by: 'floorId' } as const;

export const roomHooks: ImportHooks = { beforeSave, beforeRemove, readLine, whole };
