import { mansion, mansionFloor, room } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { giveRooms } from '../distribution/give-rooms.ts';
import { floorHooks } from '../floor/floor-rules.ts';
import { mansionHooks } from '../mansion/mansion-rules.ts';
import { roomHooks } from '../room/room-rules.ts';
import { demoAllocations, demoFlats, demoMansions, type DemoFloor, type DemoMansion } from './demo-rows.ts';

/** The demo's buildings with their rooms, made by the commands that everybody uses. What is there is left alone. */
export function seedDemoSpace(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: mansion, cast: ['estate'] }, async ({ estate: ctx }) => {
    const [keeper] = await ctx.db.query<{ id: string }>(deptNamed, [ctx.tenantId, '大学招投标中心']);
    if (!keeper) return;
    const managed = { managePerson: ctx.user.userId, manageDeptId: keeper.id };
    const rooms = new Map<string, string>();
    for (const one of demoMansions) await seedMansion(ctx, one, { managed, rooms });
    await seedAllocations(ctx, rooms);
  });
}

interface Context {
  readonly managed: Readonly<Record<string, string>>;
  /** Ids by building and number. */
  readonly rooms: Map<string, string>;
}

async function seedMansion(ctx: Ctx, { values, floors }: DemoMansion, context: Context): Promise<void> {
  const input = { ...values, ...context.managed };
  const { id: mansionId } = await saveRow(ctx, mansion, { input, hooks: mansionHooks });
  for (const floor of floors)
    await seedFloor(ctx, floor, { ...context, mansionId, building: String(values.mansionNo) });
}

async function seedFloor(
  ctx: Ctx,
  { no, area, rooms }: DemoFloor,
  context: Context & { readonly mansionId: string; readonly building: string },
): Promise<void> {
  const { mansionId, building } = context;
  const floorName = no > 0 ? `${no}层` : `地下${-no}层`;
  const floor = { mansionId, floorNo: no, floorName, buildArea: area, sort: 100 - no };
  const { id: floorId } = await saveRow(ctx, mansionFloor, { input: floor, hooks: floorHooks });
  for (const [roomNo, roomName, roomPurpose, roomType, usableArea, capacity] of rooms) {
    const lease = building === demoFlats.building && roomType === demoFlats.type ? demoFlats.lease : {};
    const input = { roomNo, roomName, mansionId, floorId, roomPurpose, roomType, usableArea, capacity, ...lease };
    const { id } = await saveRow(ctx, room, { input, hooks: roomHooks });
    context.rooms.set(`${building} ${roomNo}`, id);
  }
}

const deptNamed = 'select id::text from dept where tenant_id = $1 and dept_name = $2 and is_deleted = 0';

async function seedAllocations(ctx: Ctx, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { dept, building, rooms } of demoAllocations) {
    const [unit] = await ctx.db.query<{ id: string }>(deptNamed, [ctx.tenantId, dept]);
    const roomIds = rooms.flatMap((no) => ids.get(`${building} ${no}`) ?? []);
    const allocation = { allocType: 1, startDate: '2025-09-01', agreementNo: `GF-2025-${building}` };
    if (unit) await giveRooms(ctx, { ...allocation, deptId: unit.id, roomIds });
  }
}
