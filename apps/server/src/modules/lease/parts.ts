import { roomContract, roomLease, roomRent } from '@zhaocai/model';
import { numberSeries } from '../../platform/rows/index.ts';
import { notFound, type Ctx } from '../../platform/http/index.ts';

const yearOf = (now: string) => now.slice(0, 4);

/** `ZS202609010001`, counted in a day. */
export const leaseNos = numberSeries({
  entity: roomLease,
  field: 'leaseNo',
  prefix: (now) => `ZS${now.slice(0, 10).replaceAll('-', '')}`,
  digits: 4,
});

/** `ZL202600001`, counted in a year. */
export const contractNos = numberSeries({
  entity: roomContract,
  field: 'contractNo',
  prefix: (now) => `ZL${yearOf(now)}`,
  digits: 5,
});

/** `ZD2026000001`, counted in a year. */
export const billNos = numberSeries({
  entity: roomRent,
  field: 'billNo',
  prefix: (now) => `ZD${yearOf(now)}`,
  digits: 6,
});

/** The day of a call in Shanghai. */
export function todayOf({ now }: Pick<Ctx, 'now'>): string {
  return now.slice(0, 10);
}

/** A room as leases look at it. */
export interface RoomFacts {
  readonly id: string;
  readonly name: string;
  readonly roomStatus: number;
  readonly leaseRoomType: number | null;
  readonly usableArea: string;
  readonly capacity: number | null;
  readonly rentUnitPrice: string | null;
}

/** The room, locked: whoever lets it at the same time waits. */
export async function lockRoom(ctx: Ctx, id: string): Promise<RoomFacts> {
  const [room] = await ctx.db.query<RoomFacts>(
    `select r.id::text, m.mansion_name || ' ' || r.room_no as name, r.room_status as "roomStatus",
       r.lease_room_type as "leaseRoomType", r.usable_area as "usableArea", r.capacity,
       r.rent_unit_price as "rentUnitPrice"
     from room r join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
     where r.tenant_id = $1 and r.id = $2 and r.is_deleted = 0 for update of r`,
    [ctx.tenantId, id],
  );
  return room ?? notFound();
}

/** Of a room that is let: 4 let, 6 to be vacated, 0 vacant; its use goes with it (SM1). */
export async function setRoomStatus(ctx: Ctx, roomId: string, roomStatus: 0 | 4 | 6): Promise<void> {
  await ctx.db.query(
    `update room set room_status = $3, use_status = case when $3::int = 0 then 2 else 3 end, update_user = $4,
       update_time = $5, version = version + 1
     where tenant_id = $1 and id = $2 and room_status <> $3`,
    [ctx.tenantId, roomId, roomStatus, ctx.user.userId, ctx.now],
  );
}

export interface Tenant {
  readonly id: string;
  readonly deptId: string | null;
}

export async function demandUser(ctx: Ctx, id: string): Promise<Tenant> {
  const [found] = await ctx.db.query<Tenant>(
    `select id::text, dept_ids[1]::text as "deptId" from user_account where tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, id],
  );
  return found ?? notFound();
}
