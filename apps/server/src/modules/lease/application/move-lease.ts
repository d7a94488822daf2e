import {
  addDays,
  addMonths,
  leaseLifecycle,
  room as rooms,
  roomLease,
  roomLifecycle,
  whether,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type reviewLease as endpoint,
  type Row,
} from '@zhaocai/model';
import { lockRow, type Values } from '../../../platform/rows/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandFree } from '../contract/overlap.ts';
import { demandEligible } from './eligible.ts';
import { ownOrSubmitted } from './lease-rows.ts';

type Action = EntityAction<typeof roomLease>;
type Lease = Row<typeof roomLease>;
type Room = Row<typeof rooms>;
type State = EndpointOutput<typeof endpoint>;

/** An application that the caller sees, after the room that he locks with it. */
export function lockLease(ctx: Ctx, id: string): Promise<Lease> {
  return lockRow(ctx, roomLease, { id, scope: ownOrSubmitted });
}

/** Refuses in the words of the leases what the state does not allow. */
export function demandLeaseState({ status }: { readonly status: unknown }, action: Action): void {
  if (!leaseLifecycle.actions[action].from.some((code) => code === status)) refuse('lease.state');
}

interface Move {
  readonly action: Action;
  readonly set?: Values;
}

export async function moveLease(ctx: Ctx, lease: Lease, move: Move): Promise<State> {
  const { id, version, state } = await transition(ctx, roomLease, { subject: lease, ...move });
  return { id, status: state, version };
}

export async function submitLease(ctx: Ctx, { id }: { id: string }): Promise<State> {
  const lease = await lockLease(ctx, id);
  demandOwn(ctx, lease);
  demandLeaseState(lease, 'submit');
  await demandEligible(ctx, lease);
  return moveLease(ctx, lease, { action: 'submit', set: { opinion: null } });
}

export async function withdrawLease(ctx: Ctx, { id }: { id: string }): Promise<State> {
  const lease = await lockLease(ctx, id);
  demandOwn(ctx, lease);
  demandLeaseState(lease, 'withdraw');
  return moveLease(ctx, lease, { action: 'withdraw' });
}

function demandOwn({ user }: Ctx, { applicantId, createUser }: Lease): void {
  const isOwn = applicantId === user.userId || createUser === user.userId;
  if (!isOwn && !user.permissions.has('roomLease_review')) throw new Refusal('platform.forbidden', {}, 403);
}

/** Decides on an application and gives it a room; both at once where the room is named with the decision (SM7). */
export async function reviewLease(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<State> {
  const { id, pass, opinion, roomId, unitPrice } = input;
  const room = roomId === undefined ? undefined : await lockRow(ctx, rooms, { id: roomId });
  const lease = await lockLease(ctx, id);
  const reviewed = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  if (pass === undefined && !room) refuse('lease.decide');
  if (pass === whether.code.no) {
    demandLeaseState(lease, 'reject');
    if (!opinion) refuse('lease.opinion');
    return moveLease(ctx, lease, { action: 'reject', set: reviewed });
  }
  const isWaiting = lease.status === leaseLifecycle.code.inReview;
  const approved =
    isWaiting || !room ? await approve(ctx, lease, reviewed) : { ...lease, status: Number(lease.status) };
  if (!room) return { id, status: approved.status, version: approved.version };
  demandLeaseState(approved, 'allocate');
  await demandGivable(ctx, lease, room);
  const set = { roomId: room.id, unitPrice: unitPrice ?? room.rentUnitPrice };
  return moveLease(ctx, lease, { action: 'allocate', set });
}

function approve(ctx: Ctx, lease: Lease, set: Values): Promise<State> {
  demandLeaseState(lease, 'approve');
  // Whoever typed it in for him, his own case is not his to decide.
  if (lease.applicantId === ctx.user.userId) refuse('platform.ownWork');
  return moveLease(ctx, lease, { action: 'approve', set });
}

const given = `
  select 1 from room_lease
  where tenant_id = $1 and room_id = $2 and status in ${leaseLifecycle.sql('allocated')} and is_deleted = 0 and id <> $3`;

/** Vacant, of the kind that was applied for, given to nobody else, and without a contract in the wanted time. */
async function demandGivable(ctx: Ctx, lease: Lease, room: Room): Promise<void> {
  if (room.roomStatus !== roomLifecycle.code.vacant) refuse('lease.roomState');
  if (room.leaseRoomType !== null && room.leaseRoomType !== lease.leaseRoomType) refuse('lease.roomKind');
  if ((await ctx.db.query(given, [ctx.tenantId, room.id, lease.id])).length > 0) refuse('lease.roomTaken');
  const endDate = addDays(addMonths(lease.expectStart, lease.termMonths), -1);
  await demandFree(ctx, room, { startDate: lease.expectStart, endDate, rentArea: room.usableArea });
}
