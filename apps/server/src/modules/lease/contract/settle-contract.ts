import {
  compareYuan,
  contractLifecycle,
  isBillOpen,
  rentLifecycle,
  roomContract,
  roomLifecycle,
  roomRent,
  runningContractsSql,
  settlementOf,
  whether,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type OpenBill,
  type previewSettlement as previewEndpoint,
  type room as rooms,
  type Row,
  type settleContract as endpoint,
  type SettlementPlan,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, lockRows } from '../../../platform/rows/index.ts';
import { moveRoom } from '../../space/index.ts';
import { todayOf } from '../parts.ts';
import { policyOn, readPolicies, type LeasePolicy } from '../policy/policies.ts';
import { lateFeeOn } from '../rent/late-fees.ts';
import { insertBills, type NewBill } from '../rent/make-bills.ts';
import { demandContractState, holdContract, moveStored, termsOf, type Contract } from './hold-contract.ts';

type Asked = EndpointInput<typeof previewEndpoint>;
type Bill = Row<typeof roomRent>;

interface Calculated {
  readonly surrenderDate: string;
  readonly plan: SettlementPlan;
}

/** What a settlement would come to; nothing is changed. */
export async function previewSettlement(ctx: Ctx, input: Asked): Promise<EndpointOutput<typeof previewEndpoint>> {
  const contract = await findRow(ctx, roomContract, { id: input.id });
  const bills = await findRows(ctx, roomRent, { ids: await billsOf(ctx, contract), reach: 'tenant' });
  const policies = await readPolicies(ctx);
  const { plan, surrenderDate } = calculate(ctx, contract, { input, bills, policies });
  return { settle: plan.settle, surrenderDate };
}

/** The tenant leaves: every day until then is asked for, the deposit set off, the room vacant again (SM8). */
export async function settleContract(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { contract, room } = await holdContract(ctx, input.id);
  const action = contract.status === contractLifecycle.code.compelled ? 'settleCompelled' : 'settle';
  demandContractState(contract, action);
  if (contract.settleTime) refuse('lease.settled');
  demandReadings(contract, input);
  const bills = await lockRows(ctx, roomRent, { ids: await billsOf(ctx, contract), reach: 'tenant' });
  const policies = await readPolicies(ctx);
  const { plan, surrenderDate } = calculate(ctx, contract, { input, bills, policies });
  const { settle } = plan;
  if (settle.direction === 'COLLECT' && compareYuan(settle.total, input.received) !== 0)
    refuse('lease.outstanding', { amount: settle.total });
  await settleBills(ctx, contract, { plan, bills, policies, method: input.method ?? contract.paymentMethod });
  await vacate(ctx, contract, room);
  const { waterEnd = null, elecEnd = null } = input;
  await moveStored(ctx, contract, {
    action,
    set: { surrenderDate, waterEnd, elecEnd, settle, settleTotal: settle.total, settleTime: ctx.now },
    payload: { settle },
  });
  return { settle };
}

/** Meters that were read at the start are read at the end, and do not run backwards. */
function demandReadings(
  { waterStart, elecStart }: Contract,
  { waterEnd, elecEnd }: { readonly waterEnd?: string | undefined; readonly elecEnd?: string | undefined },
): void {
  for (const [start, end] of [
    [waterStart, waterEnd],
    [elecStart, elecEnd],
  ] as const) {
    if (start === null) continue;
    if (end === undefined) refuse('lease.meterEnd');
    else if (Number(end) < Number(start)) refuse('lease.reading');
  }
}

/** Bills that were not taken back. */
async function billsOf({ db, tenantId }: Ctx, { id }: Contract): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id::text from room_rent
     where tenant_id = $1 and contract_id = $2 and is_deleted = 0 and status not in ${rentLifecycle.sql('reversed')}`,
    [tenantId, id],
  );
  return rows.map((row) => row.id);
}

interface Calculation {
  readonly input: Asked;
  readonly bills: readonly Bill[];
  readonly policies: readonly LeasePolicy[];
}

function calculate(ctx: Ctx, contract: Contract, { input, bills, policies }: Calculation): Calculated {
  const surrenderDate = input.surrenderDate ?? contract.surrenderDate ?? todayOf(ctx);
  if (surrenderDate < contract.startDate) refuse('lease.surrenderEarly');
  const plan = settlementOf({
    terms: termsOf(contract),
    bills: bills.map((bill) => openBill(bill, feeOn(ctx, policies, bill))),
    surrenderDate,
    holdoverMultiple: policyOn(policies, contract.endDate).holdoverMultiple,
    deposit: whether.is(contract.depositPaid, 'yes') ? (contract.deposit ?? '0') : '0',
    utility: input.utility,
    damage: input.damage,
  });
  return { surrenderDate, plan };
}

/** Late fees run until the day of the settlement; those of a bill that is closed stand. */
function feeOn(ctx: Ctx, policies: readonly LeasePolicy[], bill: Bill): string {
  return isBillOpen(bill.status) ? lateFeeOn(policies, bill, todayOf(ctx)) : bill.lateFee;
}

function openBill({ id, status, periodStart, periodEnd, amount, otherFee: fees, paid }: Bill, fee: string): OpenBill {
  return { id, periodStart, periodEnd, amount, fees, lateFee: fee, paid, isWaived: rentLifecycle.is(status, 'waived') };
}

interface Settling {
  readonly plan: SettlementPlan;
  readonly bills: readonly Bill[];
  readonly policies: readonly LeasePolicy[];
  readonly method: number;
}

/**
 * Reversed after the surrender; those that reach beyond it reversed too and asked for anew until it, for a bill stays as it
 * was made (SM9). Everything until then is paid by the settlement.
 */
async function settleBills(ctx: Ctx, contract: Contract, settling: Settling): Promise<void> {
  const { plan, bills, policies, method } = settling;
  const reversed = plan.changed.filter(({ isReversed }) => isReversed).map(({ id }) => id);
  const open = bills.filter(({ id, status }) => isBillOpen(status) && !reversed.includes(id));
  const fees = open.map((bill) => ({ id: bill.id, fee: yuanToFen(feeOn(ctx, policies, bill)) }));
  await ctx.db.write(payInFull, [ctx.tenantId, contract.id, JSON.stringify(fees), ctx.user.userId, ctx.now]);
  await transitionAll(ctx, roomRent, { ids: reversed, action: 'reverse' });
  const set = { paidDate: todayOf(ctx), paymentMethod: method };
  await transitionAll(ctx, roomRent, { ids: open.map(({ id }) => id), action: 'settle', set });
  const added = plan.added.map((bill) => ({ ...bill, contract, dueDate: bill.periodEnd, paidBy: method }));
  await insertBills(ctx, [...anew(ctx, contract, settling), ...added]);
}

/** In the place of bills that reached beyond the surrender. */
function anew(ctx: Ctx, contract: Contract, { plan, bills, policies, method }: Settling): NewBill[] {
  return plan.changed.flatMap(({ id, isCut, periodEnd, days, amount }) => {
    const bill = isCut ? bills.find((one) => one.id === id) : undefined;
    if (!bill) return [];
    const { periodStart, dueDate, otherFee, paid } = bill;
    const asked = {
      contract,
      periodStart,
      periodEnd,
      dueDate,
      days,
      amount,
      otherFee,
      lateFee: feeOn(ctx, policies, bill),
    };
    return [rentLifecycle.is(bill.status, 'waived') ? { ...asked, waivedAfter: paid } : { ...asked, paidBy: method }];
  });
}

const payInFull = `
  update room_rent b set late_fee = x.fee, receivable = b.amount + b.other_fee + x.fee, paid = b.amount + b.other_fee + x.fee,
    update_user = $4, update_time = $5, version = version + 1
  from jsonb_to_recordset($3::jsonb) x(id bigint, fee bigint)
  where b.tenant_id = $1 and b.contract_id = $2 and b.id = x.id`;

/** The room is vacant, unless somebody else still rents a part of it, or holds it otherwise meanwhile. */
async function vacate(ctx: Ctx, { id, roomId }: Contract, room: Row<typeof rooms>): Promise<void> {
  if (!roomLifecycle.is(room.roomStatus, 'leased', 'toBeVacated')) return;
  const [other] = await ctx.db.query(
    `select 1 from room_contract where tenant_id = $1 and room_id = $2 and id <> $3 and is_deleted = 0
       and status in ${runningContractsSql} limit 1`,
    [ctx.tenantId, roomId, id],
  );
  await moveRoom(ctx, room, { action: other ? 'let' : 'vacate' });
}
