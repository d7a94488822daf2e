import {
  contractLifecycle,
  flatRate,
  rentRate,
  room as rooms,
  roomContract,
  type BillTerms,
  type EntityAction,
  type RateStep,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow, type Values } from '../../../platform/rows/index.ts';

export type Contract = Row<typeof roomContract>;
type Action = EntityAction<typeof roomContract>;

/** A contract that the caller may touch, after the room that it is about: both held until the transaction ends. */
export async function holdContract(ctx: Ctx, id: string): Promise<{ contract: Contract; room: Row<typeof rooms> }> {
  const { roomId } = await findRow(ctx, roomContract, { id });
  const room = await lockRow(ctx, rooms, { id: roomId });
  const contract = await lockRow(ctx, roomContract, { id });
  // A draft that was changed meanwhile may be about another room.
  if (contract.roomId !== roomId) refuse('platform.stale');
  return { contract, room };
}

/** What its rent is calculated from. */
export function termsOf(contract: Contract): BillTerms {
  const { rateMode } = contract;
  return {
    start: contract.startDate,
    end: contract.endDate,
    area: contract.rentArea,
    unitPrice: contract.unitPrice,
    steps: stepsOf(contract),
    priorMonths: isLaddered(rateMode) ? (contract.priorMonths ?? 0) : 0,
    payCycle: contract.payCycle,
    payDay: contract.payDay,
  };
}

export function isLaddered(rateMode: unknown): boolean {
  return rentRate.is(rateMode, 'laddered');
}

/** What was agreed on: one rate, or the steps that the contract keeps. */
export function stepsOf({ rateMode, rate, rateSteps }: Pick<Contract, 'rateMode' | 'rate' | 'rateSteps'>): RateStep[] {
  if (!isLaddered(rateMode)) return [...flatRate(rate ?? '100')];
  return Array.isArray(rateSteps) ? rateSteps.map(stepOf) : [];
}

function stepOf(stored: unknown): RateStep {
  const { fromMonth, rate } = Object(stored);
  return { fromMonth: Number(fromMonth), rate: String(rate) };
}

/** The rate with which somebody begins who has rented for so many months. */
export function rateAfter(steps: readonly RateStep[], months: number): string {
  return steps.findLast(({ fromMonth }) => fromMonth <= months)?.rate ?? '100';
}

/** Refuses in the words of the contracts what the state does not allow. */
export function demandContractState({ status }: Pick<Contract, 'status'>, action: Action): void {
  if (!contractLifecycle.actions[action].from.some((code) => code === status)) refuse('lease.contractState');
}

/** Who rents decides nothing of his own contract, whoever asked for it. */
export function demandOthersContract({ user }: Ctx, { userId }: Pick<Contract, 'userId'>): void {
  if (userId === user.userId) refuse('platform.ownWork');
}

export interface Moved {
  readonly id: string;
  readonly status: number;
  readonly version: number;
}

interface Move {
  readonly action: Action;
  readonly set?: Values;
  readonly payload?: Values;
}

export async function moveStored(ctx: Ctx, contract: Contract, move: Move): Promise<Moved> {
  const { id, version, state } = await transition(ctx, roomContract, { subject: contract, ...move });
  return { id, status: state, version };
}
