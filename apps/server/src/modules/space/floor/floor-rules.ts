import { mansion as mansions, mansionFloor, numberOf, type Row } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow, lockRows } from '../../../platform/rows/index.ts';

const otherFloors = `
  select coalesce(sum(build_area), 0) as area, bool_or(floor_no = $4) as "isTaken"
  from mansion_floor where tenant_id = $1 and mansion_id = $2 and is_deleted = 0 and id <> coalesce($3::bigint, 0)`;

const roomAreas = `
  select coalesce(sum(usable_area), 0) as area from room where tenant_id = $1 and floor_id = $2 and is_deleted = 0`;

/** I-1 and I-2 of docs/estate.md, seen from the floor. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const floorNo = Number(values.floorNo);
  if (floorNo === 0) refuse('space.floorNoZero');
  if (numberOf(values.usableArea).gt(numberOf(values.buildArea))) refuse('space.usableBeyondBuild');
  // Held, so that two floors that come at once are counted one after the other.
  const mansion = await lockRow(ctx, mansions, { id: String(values.mansionId) });
  await fitMansion(ctx, { mansion, values, floorNo, id: existing?.id });
  if (existing) {
    const [rooms] = await ctx.db.query<{ area: string }>(roomAreas, [ctx.tenantId, existing.id]);
    if (numberOf(rooms?.area).gt(numberOf(values.buildArea))) refuse('space.roomAreaSum');
  }
  return { floorLabel: `${mansion.mansionName} ${String(values.floorName)}` };
}

interface Fitting {
  readonly mansion: Row<typeof mansions>;
  readonly values: Values;
  readonly floorNo: number;
  readonly id: unknown;
}

async function fitMansion({ db, tenantId }: Ctx, { mansion, values, floorNo, id }: Fitting): Promise<void> {
  const [others] = await db.query<{ area: string; isTaken: boolean | null }>(otherFloors, [
    tenantId,
    values.mansionId,
    id ?? null,
    floorNo,
  ]);
  if (others?.isTaken) refuse('space.floorNoTaken');
  if (floorNo > mansion.floorsAbove || -floorNo > mansion.floorsBelow) refuse('space.floorBeyond');
  if (numberOf(others?.area).plus(numberOf(values.buildArea)).gt(numberOf(mansion.buildArea)))
    refuse('space.floorAreaSum');
}

const anyRoom = 'select from room where tenant_id = $1 and floor_id = any($2::bigint[]) and is_deleted = 0 limit 1';

/** [I-18] A floor with rooms stays. */
async function beforeRemove(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await lockRows(ctx, mansionFloor, { ids, mode: 'remove' });
  if ((await ctx.db.query(anyRoom, [ctx.tenantId, ids])).length > 0) refuse('space.floorInUse');
}

const whole = { entity: mansions, by: 'mansionId' } as const;

export const floorHooks: WriteHooks = { beforeSave, beforeRemove, whole };
