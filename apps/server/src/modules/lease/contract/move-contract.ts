import {
  monthsOf,
  roomContract,
  type decideContract as decideEndpoint,
  type EndpointInput,
  type moveContract as endpoint,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockLease, moveLease } from '../application/move-lease.ts';
import { lockRoom, setRoomStatus, todayOf } from '../parts.ts';
import { makeBills } from '../rent/make-bills.ts';
import { demandContractState, findContract, moveStored, type Moved, type StoredContract } from './find-contract.ts';
import { demandFree } from './overlap.ts';

type Input = EndpointInput<typeof endpoint>;

/** 20 submits, 40 signs, 99 voids; any other state has a call of its own. */
export async function moveContract(ctx: Ctx, input: Input): Promise<Moved> {
  const contract = await findContract(ctx, input.id);
  if (input.status === 20) return submit(ctx, contract);
  if (input.status === 40) return sign(ctx, contract, input);
  if (input.status === 99) return voidContract(ctx, contract);
  return refuse('lease.contractState');
}

async function submit(ctx: Ctx, contract: StoredContract): Promise<Moved> {
  demandContractState(contract, 'submit');
  await demandFree(ctx, await lockRoom(ctx, contract.roomId), contract);
  return moveStored(ctx, contract, { action: 'submit' });
}

/** A draft that nobody signed; the application that it followed has its room as before. */
async function voidContract(ctx: Ctx, contract: StoredContract): Promise<Moved> {
  demandContractState(contract, 'void');
  if (contract.leaseId) await moveLease(ctx, await lockLease(ctx, contract.leaseId), { action: 'reopen' });
  return moveStored(ctx, contract, { action: 'void' });
}

/** For people who live there the meters are read when they move in. */
const dwellings: readonly number[] = [1, 2, 3, 4];

/** The deposit is paid, the room free, the meters read, a long term written down; then the room is let (SM8). */
async function sign(ctx: Ctx, contract: StoredContract, input: Input): Promise<Moved> {
  demandContractState(contract, 'sign');
  const depositPaid = input.depositPaid ?? contract.depositPaid ?? 0;
  const waterStart = input.waterStart ?? contract.waterStart;
  const elecStart = input.elecStart ?? contract.elecStart;
  const files = input.files?.length ? input.files : (contract.files ?? []);
  if (Number(contract.deposit ?? 0) > 0 && depositPaid !== 1) refuse('lease.deposit');
  if (dwellings.includes(contract.leaseRoomType) && (waterStart === null || elecStart === null))
    refuse('lease.meterStart');
  if (monthsOf(contract.startDate, contract.endDate) >= 6 && files.length === 0) refuse('lease.written');
  const room = await lockRoom(ctx, contract.roomId);
  if (![0, 2, 4].includes(room.roomStatus)) refuse('lease.roomState');
  await demandFree(ctx, room, contract);
  await setRoomStatus(ctx, room.id, 4);
  await makeBills(ctx, [{ ...contract, billedUntil: null }], laterOf(todayOf(ctx), contract.startDate).slice(0, 7));
  await hangFiles(ctx, roomContract, { id: contract.id, values: { files }, existing: { files: contract.files } });
  return moveStored(ctx, contract, {
    action: 'sign',
    set: {
      signDate: input.signDate ?? todayOf(ctx),
      depositPaid,
      waterStart,
      elecStart,
      files,
    },
  });
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}

/** Decides on a contract that is to be made, or on the wish to surrender one. */
export async function decideContract(
  ctx: Ctx,
  { id, agree, opinion }: EndpointInput<typeof decideEndpoint>,
): Promise<Moved> {
  const contract = await findContract(ctx, id);
  const isSurrender = contract.status === 60;
  const action = isSurrender
    ? agree === 1
      ? 'approveSurrender'
      : 'rejectSurrender'
    : agree === 1
      ? 'approve'
      : 'reject';
  demandContractState(contract, action);
  if (agree !== 1 && !opinion) refuse('lease.opinion');
  if (action === 'approve') await demandFree(ctx, await lockRoom(ctx, contract.roomId), contract);
  if (action === 'approveSurrender') await setRoomStatus(ctx, contract.roomId, 6);
  const set = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  return moveStored(ctx, contract, {
    action,
    set: action === 'rejectSurrender' ? { ...set, surrenderDate: null, surrenderReason: null } : set,
  });
}
