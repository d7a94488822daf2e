import type { checkOutRoom as endpoint, EndpointInput, EndpointOutput } from '@zhaocai/model';
import { isTime } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

interface AllocationRow {
  readonly roomId: string;
  readonly status: number;
  readonly version: number;
  readonly startDate: string;
  readonly checkoutDate: string | null;
  readonly checkoutReason: string | null;
}

const roomOf =
  'select room_id::text as "roomId" from room_distribution where tenant_id = $1 and id = $2 and is_deleted = 0';
const lockRoom = 'select id from room where tenant_id = $1 and id = $2 for update';
const lockAllocation = `
  select room_id::text as "roomId", status::int, version, start_date as "startDate", checkout_date as "checkoutDate",
    checkout_reason as "checkoutReason"
  from room_distribution where tenant_id = $1 and id = $2 and is_deleted = 0 for update`;

const change = `
  update room_distribution set status = $3, checkout_date = $4, checkout_reason = $5, handover = $6, update_user = $7,
    update_time = $8, version = version + 1
  where tenant_id = $1 and id = $2`;

/** What stands of the room's other allocations decides its state: in use, to be cleared, or free. */
const settleRoom = `
  update room set
    room_status = case when o.inforce then 1 when o.leaving then 6 else 0 end,
    use_status = case when o.inforce or o.leaving then use_status else 2 end,
    use_dept_id = o.dept, update_user = $3, update_time = $4, version = version + 1
  from (select coalesce(bool_or(status = 1), false) as inforce, coalesce(bool_or(status = 2), false) as leaving,
      (array_agg(dept_id order by status, share_ratio desc, start_date))[1] as dept
    from room_distribution where tenant_id = $1 and room_id = $2 and status in (1, 2) and is_deleted = 0) o
  where room.tenant_id = $1 and room.id = $2`;

const inForce = 1;
const leaving = 2;
const handedBack = 3;

/** SM4: in force → to be handed back, and with the handover → handed back, which frees the room (SM1). */
export async function checkOutRoom(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { id, handover } = input;
  const row = await lock(ctx, id);
  if (input.version !== undefined && input.version !== row.version) refuse('platform.stale');
  if (row.status === handedBack || (row.status === leaving && !handover)) refuse('space.allocationState');
  const { reason, date } = saidOf(ctx, input, row);
  const status = handover ? handedBack : leaving;
  const stored = handover ? JSON.stringify(handover) : null;
  await ctx.db.write(change, [ctx.tenantId, id, status, date, reason, stored, ctx.user.userId, ctx.now]);
  await ctx.db.write(settleRoom, [ctx.tenantId, row.roomId, ctx.user.userId, ctx.now]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'roomDistribution.checkOut',
    subject: id,
    payload: { before: { status: row.status }, after: { status, reason, date, ...(handover && { handover }) } },
  });
  return { id, version: row.version + 1, status };
}

/** The room before its allocation, in the order of whoever gives it out. */
async function lock({ db, tenantId }: Ctx, id: string): Promise<AllocationRow> {
  const [place] = await db.query<{ roomId: string }>(roomOf, [tenantId, id]);
  if (!place) return notFound();
  await db.query(lockRoom, [tenantId, place.roomId]);
  const [row] = await db.query<AllocationRow & object>(lockAllocation, [tenantId, id]);
  return row ?? notFound();
}

function saidOf({ now }: Ctx, { reason, checkoutDate }: EndpointInput<typeof endpoint>, row: AllocationRow) {
  const said = reason || (row.status === inForce ? '' : row.checkoutReason);
  if (!said) return refuse('space.checkOutReason');
  const date = checkoutDate ?? row.checkoutDate ?? now.slice(0, 10);
  if (!isTime('day', date)) refuse('platform.badTime', { field: 'checkoutDate' });
  if (date < row.startDate) refuse('space.checkOutBeforeStart');
  return { reason: said, date };
}
