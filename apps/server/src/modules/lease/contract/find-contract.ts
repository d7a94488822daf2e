import { contractLifecycle, flatRate, laddered, rentLadder, roomContract, type BillTerms } from '@zhaocai/model';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';

export type ContractAction = keyof typeof contractLifecycle.actions;

/** A contract as the commands look at it; money in fen. */
export interface StoredContract {
  readonly id: string;
  readonly version: number;
  readonly status: number;
  readonly contractNo: string;
  readonly leaseId: string | null;
  readonly leaseRoomType: number;
  readonly roomId: string;
  readonly userId: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly rentArea: string;
  readonly unitPrice: string;
  readonly rateMode: number | null;
  readonly rate: string | null;
  readonly priorMonths: number | null;
  readonly deposit: string | null;
  readonly depositPaid: number | null;
  readonly paymentMethod: number;
  readonly payCycle: number;
  readonly payDay: number;
  readonly waterStart: string | null;
  readonly elecStart: string | null;
  readonly surrenderDate: string | null;
  readonly settleTime: string | null;
  readonly renewCount: number;
  readonly renewEndDate: string | null;
  readonly files: readonly unknown[] | null;
}

export const contractColumns = `
  t.id::text, t.version, t.status, t.contract_no as "contractNo", t.lease_id::text as "leaseId",
  t.lease_room_type as "leaseRoomType", t.room_id::text as "roomId", t.user_id::text as "userId",
  t.start_date as "startDate", t.end_date as "endDate", t.rent_area as "rentArea", t.unit_price as "unitPrice",
  t.rate_mode as "rateMode", t.rate, t.prior_months as "priorMonths", t.deposit::text,
  t.deposit_paid as "depositPaid", t.payment_method as "paymentMethod", t.pay_cycle as "payCycle",
  t.pay_day as "payDay", t.water_start as "waterStart", t.elec_start as "elecStart",
  t.surrender_date as "surrenderDate", t.settle_time as "settleTime",
  t.renew_count as "renewCount", t.renew_end_date as "renewEndDate", t.files`;

/** The contract, locked until the transaction ends (`reads`: as it is); 404 when it is not the caller's to touch. */
export async function findContract(ctx: Ctx, id: string, { reads = false } = {}): Promise<StoredContract> {
  const parameters = new Parameters();
  const conditions = visibleConditions(roomContract, ctx, { parameters });
  const [contract] = await ctx.db.query<StoredContract>(
    `select ${contractColumns} from room_contract t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} ${reads ? '' : 'for update'}`,
    parameters.values,
  );
  return contract ?? notFound();
}

/** What its rent is reckoned from. */
export function termsOf(contract: StoredContract): BillTerms {
  return {
    start: contract.startDate,
    end: contract.endDate,
    area: contract.rentArea,
    unitPrice: contract.unitPrice,
    steps: stepsOf(contract.rateMode, contract.rate),
    priorMonths: contract.rateMode === laddered ? (contract.priorMonths ?? 0) : 0,
    payCycle: contract.payCycle,
    payDay: contract.payDay,
  };
}

export function stepsOf(rateMode: number | null, rate: string | null): BillTerms['steps'] {
  return rateMode === laddered ? rentLadder : flatRate(Number(rate ?? 100));
}

/** Refuses in the words of the contracts what the state does not allow. */
export function demandContractState({ status }: Pick<StoredContract, 'status'>, action: ContractAction): void {
  const from: readonly number[] = contractLifecycle.actions[action].from;
  if (!from.includes(status)) refuse('lease.contractState');
}

export interface Moved {
  readonly id: string;
  readonly status: number;
  readonly version: number;
}

interface Move {
  readonly action: ContractAction;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Last of a command, for it leaves the evidence. */
export async function moveStored(ctx: Ctx, contract: StoredContract, move: Move): Promise<Moved> {
  const subject = { id: contract.id, tenantId: ctx.tenantId };
  const { id, version, state } = await transition(ctx, roomContract, { subject, ...move });
  return { id, status: state, version };
}
