import {
  contractLifecycle,
  leaseContractType,
  leaseRoomType,
  monthsOf,
  roomContract,
  roomLifecycle,
  whether,
  type decideContract as decideEndpoint,
  type EndpointInput,
  type moveContract as endpoint,
  type room as rooms,
  type Row,
} from '@zhaocai/model';
import { hangFiles } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { moveRoom } from '../../space/index.ts';
import { lockLease, moveLease } from '../application/move-lease.ts';
import { todayOf } from '../parts.ts';
import { makeBills } from '../rent/make-bills.ts';
import {
  demandContractState,
  demandOthersContract,
  holdContract,
  moveStored,
  type Contract,
  type Moved,
} from './hold-contract.ts';
import { demandFree } from './overlap.ts';
import { lapseRenewals } from './pending-renewal.ts';

type Input = EndpointInput<typeof endpoint>;

/** Submits, signs or voids, as the state that is asked for says; any other state has a call of its own. */
export async function moveContract(ctx: Ctx, input: Input): Promise<Moved> {
  switch (contractLifecycle.named(input.status)?.name) {
    case 'inReview':
      return submit(ctx, input);
    case 'active':
      return sign(ctx, input);
    case 'void':
      return voidContract(ctx, input);
    default:
      await findRow(ctx, roomContract, { id: input.id });
      return refuse('lease.contractState');
  }
}

async function submit(ctx: Ctx, { id }: Input): Promise<Moved> {
  const { contract, room } = await holdContract(ctx, id);
  demandContractState(contract, 'submit');
  await demandFree(ctx, room, contract);
  return moveStored(ctx, contract, { action: 'submit' });
}

/** A draft that nobody signed; the application that it followed has its room as before. */
async function voidContract(ctx: Ctx, { id }: Input): Promise<Moved> {
  const { leaseId } = await findRow(ctx, roomContract, { id });
  const lease = leaseId === null ? undefined : await lockLease(ctx, leaseId);
  const contract = await lockRow(ctx, roomContract, { id });
  demandContractState(contract, 'void');
  if (lease) await moveLease(ctx, lease, { action: 'reopen' });
  return moveStored(ctx, contract, { action: 'void' });
}

/** The deposit is paid, the room free, the meters read, a long term written down; then the room is let (SM8). */
async function sign(ctx: Ctx, input: Input): Promise<Moved> {
  const { contract, room } = await holdContract(ctx, input.id);
  demandContractState(contract, 'sign');
  if (leaseContractType.is(contract.contractType, 'renewal')) refuse('lease.renewalBegins');
  const signed = signatureOf(ctx, contract, input);
  demandSignable(contract, { ...signed, room });
  await demandFree(ctx, room, contract);
  await moveRoom(ctx, room, { action: 'let' });
  await makeBills(ctx, [{ ...contract, billedUntil: null }], laterOf(todayOf(ctx), contract.startDate).slice(0, 7));
  const { files } = signed;
  await hangFiles(ctx, roomContract, { id: contract.id, values: { files }, existing: { files: contract.files } });
  return moveStored(ctx, contract, { action: 'sign', set: signed });
}

function signatureOf(ctx: Ctx, contract: Contract, input: Input) {
  return {
    signDate: input.signDate ?? todayOf(ctx),
    depositPaid: input.depositPaid ?? contract.depositPaid ?? whether.code.no,
    waterStart: input.waterStart ?? contract.waterStart,
    elecStart: input.elecStart ?? contract.elecStart,
    files: input.files?.length ? input.files : (contract.files ?? []),
  };
}

type Signing = ReturnType<typeof signatureOf> & { readonly room: Row<typeof rooms> };

function demandSignable(contract: Contract, { depositPaid, waterStart, elecStart, files, room }: Signing): void {
  const { leaseRoomType: kind, deposit, startDate, endDate } = contract;
  if (Number(deposit ?? 0) > 0 && !whether.is(depositPaid, 'yes')) refuse('lease.deposit');
  // For people who live there the meters are read when they move in.
  const isDwelling = leaseRoomType.is(kind, 'turnover', 'youngFaculty', 'postdoc', 'visitingExpert');
  if (isDwelling && (waterStart === null || elecStart === null)) refuse('lease.meterStart');
  if (monthsOf(startDate, endDate) >= 6 && files.length === 0) refuse('lease.written');
  if (!roomLifecycle.is(room.roomStatus, 'vacant', 'preselected', 'leased')) refuse('lease.roomState');
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right;
}

/** Decides on a contract that is to be made, or on the wish to surrender one. */
export async function decideContract(
  ctx: Ctx,
  { id, agree, opinion }: EndpointInput<typeof decideEndpoint>,
): Promise<Moved> {
  const { contract, room } = await holdContract(ctx, id);
  const isSurrender = contract.status === contractLifecycle.code.surrenderInReview;
  const isAgreed = agree === whether.code.yes;
  const [yes, no] = isSurrender ? (['approveSurrender', 'rejectSurrender'] as const) : (['approve', 'reject'] as const);
  const action = isAgreed ? yes : no;
  demandContractState(contract, action);
  if (isAgreed) demandOthersContract(ctx, contract);
  if (!isAgreed && !opinion) refuse('lease.opinion');
  if (action === 'approve') await demandFree(ctx, room, contract);
  if (action === 'approveSurrender') {
    await moveRoom(ctx, room, { action: 'clear' });
    await lapseRenewals(ctx, contract);
  }
  const set = { opinion: opinion ?? null, reviewerId: ctx.user.userId, reviewTime: ctx.now };
  return moveStored(ctx, contract, {
    action,
    set: action === 'rejectSurrender' ? { ...set, surrenderDate: null, surrenderReason: null } : set,
  });
}
