import {
  distributionLifecycle,
  heldDistributionsSql,
  isTime,
  room as rooms,
  roomDistribution,
  type checkOutRoom as endpoint,
  type EndpointInput,
  type EndpointOutput,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { moveRoom } from '../room/move-room.ts';

type Input = EndpointInput<typeof endpoint>;

/** SM4: in force → to be handed back, and with the handover → handed back, which frees the room (SM1). */
export async function checkOutRoom(ctx: Ctx, input: Input): Promise<EndpointOutput<typeof endpoint>> {
  const { id, version: seen, handover = null } = input;
  const { roomId } = await findRow(ctx, roomDistribution, { id });
  const room = await lockRow(ctx, rooms, { id: roomId });
  const row = await lockRow(ctx, roomDistribution, { id, version: seen });
  const action = handover ? 'handOver' : 'checkOut';
  const { from } = distributionLifecycle.actions[action];
  if (!from.some((code) => code === row.status)) refuse('space.allocationState');
  const { reason, date } = saidOf(ctx, input, row);
  const { version, state } = await transition(ctx, roomDistribution, {
    subject: row,
    action,
    reason,
    set: { checkoutDate: date, checkoutReason: reason, handover },
    payload: { date, ...(handover && { handover }) },
  });
  await settleRoom(ctx, room);
  return { id, version, status: state };
}

const holders = `
  select dept_id::text as "deptId", status in ${distributionLifecycle.sql('inForce')} as "isInForce"
  from room_distribution where tenant_id = $1 and room_id = $2 and status in ${heldDistributionsSql} and is_deleted = 0
  order by "isInForce" desc, share_ratio desc, start_date limit 1`;

/** What stands of the room's other allocations decides its state: in use, to be cleared, or free. */
async function settleRoom(ctx: Ctx, room: Row<typeof rooms>): Promise<void> {
  const [holder] = await ctx.db.query<{ deptId: string; isInForce: boolean }>(holders, [ctx.tenantId, room.id]);
  const action = !holder ? 'vacate' : holder.isInForce ? 'occupy' : 'clear';
  await moveRoom(ctx, room, { action, set: { useDeptId: holder?.deptId ?? null } });
}

function saidOf({ now }: Ctx, { reason, checkoutDate }: Input, row: Row<typeof roomDistribution>) {
  const said = reason || (distributionLifecycle.is(row.status, 'inForce') ? '' : row.checkoutReason);
  if (!said) return refuse('space.checkOutReason');
  const date = checkoutDate ?? row.checkoutDate ?? now.slice(0, 10);
  if (!isTime('day', date)) refuse('platform.badTime', { field: 'checkoutDate' });
  if (date < row.startDate) refuse('space.checkOutBeforeStart');
  return { reason: said, date };
}
