import {
  compareYuan,
  contractLifecycle,
  missingBills,
  monthEnd,
  rentLifecycle,
  roomContract,
  roomRent,
  sumOfLines,
  sumYuan,
  type DraftBill,
  type EndpointInput,
  type EndpointOutput,
  type previewBills as previewEndpoint,
  type runBills as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import {
  insertRows,
  lockRows,
  nextNumbers,
  Parameters,
  projectionOf,
  toWireRow,
  visibleConditions,
} from '../../../platform/rows/index.ts';
import { termsOf, type Contract } from '../contract/hold-contract.ts';
import { billNos, todayOf } from '../parts.ts';

/** A contract with the last day that its bills cover. */
export interface BilledContract extends Contract {
  readonly billedUntil: string | null;
  readonly roomName?: string | null;
  readonly userName?: string | null;
}

const projection = projectionOf(roomContract, 'detail');

/** Contracts under which somebody lives; one that is being settled gets its last bill there. */
const billable = (seen: string, end: string, contract: string) => `
  select ${projection.select}, m.mansion_name || ' ' || r.room_no as "roomName",
    coalesce(nullif(u.real_name, ''), u.nick_name, t.party_b) as "userName",
    (select max(b.period_end) from room_rent b where b.tenant_id = t.tenant_id and b.contract_id = t.id
       and b.is_deleted = 0 and b.status not in ${rentLifecycle.sql('reversed')}) as "billedUntil"
  from room_contract t
  join room r on r.tenant_id = t.tenant_id and r.id = t.room_id
  join mansion m on m.tenant_id = r.tenant_id and m.id = r.mansion_id
  left join user_account u on u.tenant_id = t.tenant_id and u.id = t.user_id
  where ${seen} and t.start_date <= ${end}::date and (${contract}::bigint is null or t.id = ${contract}::bigint)
    and t.status in ${contractLifecycle.sql('active', 'renewalInReview', 'surrenderInReview', 'holdover')}
  order by t.contract_no`;

export async function findBillable(ctx: Ctx, period: string, contractId?: string): Promise<BilledContract[]> {
  const parameters = new Parameters();
  const seen = visibleConditions(roomContract, ctx, { parameters }).join(' and ');
  const sql = billable(seen, parameters.bind(monthEnd(`${period}-01`)), parameters.bind(contractId ?? null));
  const rows = await ctx.db.query<BilledContract & Record<string, unknown>>(sql, parameters.values);
  return rows.map((row) => toWireRow(row, projection));
}

/** What a run for the month would make, in the order of the contracts; earlier months that were left out are in it. */
export async function previewBills(
  ctx: Ctx,
  { period }: EndpointInput<typeof previewEndpoint>,
): Promise<EndpointOutput<typeof previewEndpoint>> {
  const contracts = await findBillable(ctx, period);
  const bills = contracts.flatMap((contract) => draftsOf(contract, period));
  return { bills, total: sumOfLines(bills) };
}

function draftsOf(contract: BilledContract, period: string): DraftBill[] {
  return missingBills(termsOf(contract), period, contract.billedUntil).map((bill) => ({
    ...bill,
    contractId: contract.id,
    contractNo: contract.contractNo,
    roomName: contract.roomName ?? null,
    userName: contract.userName ?? null,
  }));
}

/** Makes the bills of a month; what exists is left alone, so that a second run makes nothing. */
export async function runBills(
  ctx: Ctx,
  { period }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  // Two runs at once make them one after the other: what the first one made is found by the second.
  const ids = (await findBillable(ctx, period)).map(({ id }) => id);
  await lockRows(ctx, roomContract, { ids, reach: 'tenant' });
  const made = await makeBills(ctx, await findBillable(ctx, period), period);
  const payload = { period, ...made };
  if (made.count > 0) await recordEvidence(ctx, { stream: 'admin', action: 'roomRent.run', subject: '0', payload });
  return made;
}

export interface Made {
  readonly count: number;
  readonly total: string;
}

export async function makeBills(ctx: Ctx, contracts: readonly BilledContract[], period: string): Promise<Made> {
  const bills = contracts.flatMap((contract) =>
    missingBills(termsOf(contract), period, contract.billedUntil).map((bill) => ({ ...bill, contract })),
  );
  const count = await insertBills(ctx, bills);
  return { count, total: sumOfLines(bills) };
}

export interface NewBill {
  readonly contract: Pick<Contract, 'id' | 'roomId' | 'userId'>;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly dueDate: string;
  readonly days: number;
  readonly amount: string;
  readonly otherFee?: string;
  readonly lateFee?: string;
  /** Paid at once, by this method: a bill of a settlement. */
  readonly paidBy?: number;
  /** Waived, after so much of it was paid. */
  readonly waivedAfter?: string;
}

/** Of contracts that the caller holds, so that nobody makes the same ones meanwhile. */
export async function insertBills(ctx: Ctx, bills: readonly NewBill[]): Promise<number> {
  const numbers = await nextNumbers(ctx, billNos, bills.length);
  const rows = bills.map(({ contract, paidBy, waivedAfter, ...bill }, index) => {
    const { otherFee = '0', lateFee = '0' } = bill;
    const receivable = sumYuan([bill.amount, otherFee, lateFee]);
    return {
      ...bill,
      ...stateOf({ paidBy, waivedAfter, receivable }),
      billNo: numbers[index],
      contractId: contract.id,
      roomId: contract.roomId,
      userId: contract.userId,
      receivable,
      otherFee,
      lateFee,
      paidDate: paidBy === undefined ? null : todayOf(ctx),
      paymentMethod: paidBy ?? null,
    };
  });
  return (await insertRows(ctx, roomRent, { rows })).length;
}

const { due, paid, waived } = rentLifecycle.code;

function stateOf({
  paidBy,
  waivedAfter,
  receivable,
}: Pick<NewBill, 'paidBy' | 'waivedAfter'> & { receivable: string }) {
  if (waivedAfter !== undefined)
    return { status: waived, paid: compareYuan(waivedAfter, receivable) < 0 ? waivedAfter : receivable };
  return paidBy === undefined ? { status: due, paid: '0' } : { status: paid, paid: receivable };
}
