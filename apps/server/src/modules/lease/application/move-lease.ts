import {
  addDays,
  addMonths,
  leaseLifecycle,
  roomLease,
  type EndpointInput,
  type EndpointOutput,
  type reviewLease as endpoint,
} from '@zhaocai/model';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { demandFree } from '../contract/overlap.ts';
import { lockRoom, type RoomFacts } from '../parts.ts';
import { demandEligible } from './eligible.ts';
import { ownOrSubmitted } from './lease-rows.ts';

type Action = keyof typeof leaseLifecycle.actions;
type State = EndpointOutput<typeof endpoint>;

export interface LeaseFacts {
  readonly id: string;
  readonly version: number;
  readonly status: number;
  readonly createUser: string;
  readonly applicantId: string;
  readonly leaseRoomType: number;
  readonly hasOwnHouse: number;
  readonly hasSubsidy: number;
  readonly roomId: string | null;
  readonly expectStart: string;
  readonly termMonths: number;
}

export async function lockLease(ctx: Ctx, id: string): Promise<LeaseFacts> {
  const parameters = new Parameters();
  const conditions = visibleConditions(roomLease, ctx, { parameters, scope: ownOrSubmitted });
  const [lease] = await ctx.db.query<LeaseFacts>(
    `select t.id::text, t.version, t.status, t.create_user::text as "createUser", t.applicant_id::text as "applicantId",
       t.lease_room_type as "leaseRoomType", t.has_own_house as "hasOwnHouse", t.has_subsidy as "hasSubsidy",
       t.room_id::text as "roomId", t.expect_start as "expectStart", t.term_months as "termMonths"
     from room_lease t where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} for update`,
    parameters.values,
  );
  return lease ?? notFound();
}

/** Refuses in the words of the leases what the state does not allow. */
export function demandLeaseState({ status }: Pick<LeaseFacts, 'status'>, action: Action): void {
  const from: readonly number[] = leaseLifecycle.actions[action].from;
  if (!from.includes(status)) refuse('lease.state');
}

interface Move {
  readonly action: Action;
  readonly set?: Readonly<Record<string, unknown>>;
}

export async function moveLease(ctx: Ctx, lease: Pick<LeaseFacts, 'id' | 'version'>, move: Move): Promise<State> {
  const subject = { id: lease.id, tenantId: ctx.tenantId };
  const { id, version, state } = await transition(ctx, roomLease, { subject, ...move });
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

function demandOwn({ user }: Ctx, { applicantId, createUser }: LeaseFacts): void {
  const isOwn = applicantId === user.userId || createUser === user.userId;
  if (!isOwn && !user.permissions.has('roomLease_review')) throw new Refusal('platform.forbidden', {}, 403);
}

/** Decides on an application and gives it a room; both at once where the room is named with the decision (SM7). */
export async function reviewLease(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<State> {
  const { id, pass, opinion, roomId, unitPrice } = input;
  const lease = await lockLease(ctx, id);
  const room = roomId === undefined ? undefined : await lockRoom(ctx, roomId);
  const reviewed = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  if (pass === undefined && !room) refuse('lease.decide');
  if (pass === 0) {
    demandLeaseState(lease, 'reject');
    if (!opinion) refuse('lease.opinion');
    return moveLease(ctx, lease, { action: 'reject', set: reviewed });
  }
  const approved = lease.status === 1 || !room ? await approve(ctx, lease, reviewed) : lease;
  if (!room) return { id, status: approved.status, version: approved.version };
  demandLeaseState(approved, 'allocate');
  await demandGivable(ctx, lease, room);
  const set = { roomId: room.id, unitPrice: unitPrice ?? room.rentUnitPrice };
  return moveLease(ctx, approved, { action: 'allocate', set });
}

async function approve(ctx: Ctx, lease: LeaseFacts, set: Readonly<Record<string, unknown>>): Promise<LeaseFacts> {
  demandLeaseState(lease, 'approve');
  const { status, version } = await moveLease(ctx, lease, { action: 'approve', set });
  return { ...lease, status, version };
}

/** Vacant, of the kind that was applied for, given to nobody else, and without a contract in the wanted time. */
async function demandGivable(ctx: Ctx, lease: LeaseFacts, room: RoomFacts): Promise<void> {
  if (room.roomStatus !== 0) refuse('lease.roomState');
  if (room.leaseRoomType !== null && room.leaseRoomType !== lease.leaseRoomType) refuse('lease.roomKind');
  const [other] = await ctx.db.query(
    `select 1 from room_lease where tenant_id = $1 and room_id = $2 and status = 5 and is_deleted = 0 and id <> $3`,
    [ctx.tenantId, room.id, lease.id],
  );
  if (other) refuse('lease.roomTaken');
  const endDate = addDays(addMonths(lease.expectStart, lease.termMonths), -1);
  await demandFree(ctx, room, { startDate: lease.expectStart, endDate, rentArea: room.usableArea });
}
