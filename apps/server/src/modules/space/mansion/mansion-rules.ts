import { dept, mansion, numberOf, propertyRightMode as rightModes, user } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRows, isTaken, lockRows } from '../../../platform/rows/index.ts';

const floorsOf = `
  select coalesce(sum(build_area), 0) as area, greatest(max(floor_no), 0) as highest,
    greatest(-min(floor_no), 0) as deepest
  from mansion_floor where tenant_id = $1 and mansion_id = $2 and is_deleted = 0`;

const nameFloors = `
  update mansion_floor set floor_label = $3 || ' ' || floor_name where tenant_id = $1 and mansion_id = $2 and is_deleted = 0`;

/** I-1 and I-2 of docs/estate.md, seen from the building, and what its form demands (B.9). */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const { buildArea, usableArea, propertyRightMode, certNo, completionDate } = values;
  await demandRows(ctx, user, [values.managePerson]);
  await demandRows(ctx, dept, [values.manageDeptId]);
  if (numberOf(usableArea).gt(numberOf(buildArea))) refuse('space.usableBeyondBuild');
  if (rightModes.is(Number(propertyRightMode), 'titled') && !certNo) refuse('space.certNoMissing');
  if (typeof completionDate === 'string' && completionDate > ctx.now.slice(0, 10)) refuse('space.completionFuture');
  if (await isTaken(ctx, mansion, { names: ['mansionNo'], values, existing })) refuse('space.mansionNoTaken');
  if (existing) await fitFloors(ctx, values, existing);
  return {};
}

async function fitFloors({ db, tenantId }: Ctx, values: Values, { id, mansionName }: Values): Promise<void> {
  const [floors] = await db.query<{ area: string; highest: number; deepest: number }>(floorsOf, [tenantId, id]);
  if (numberOf(floors?.area).gt(numberOf(values.buildArea))) refuse('space.floorAreaSum');
  if ((floors?.highest ?? 0) > Number(values.floorsAbove)) refuse('space.floorBeyond');
  if ((floors?.deepest ?? 0) > Number(values.floorsBelow)) refuse('space.floorBeyond');
  if (values.mansionName !== mansionName) await db.write(nameFloors, [tenantId, id, values.mansionName]);
}

const anyFloor = `
  select from mansion_floor where tenant_id = $1 and mansion_id = any($2::bigint[]) and is_deleted = 0 limit 1`;

/** [I-18] A building with floors stays; rooms stand on floors. */
async function beforeRemove(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await lockRows(ctx, mansion, { ids, mode: 'remove' });
  if ((await ctx.db.query(anyFloor, [ctx.tenantId, ids])).length > 0) refuse('space.mansionInUse');
}

export const mansionHooks: WriteHooks = { beforeSave, beforeRemove };
