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
  sumYuan,
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
import { insertBills } from '../rent/make-bills.ts';
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
  const { plan, surrenderDate } = calculate(ctx, contract, { input, bills });
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
  const { plan, surrenderDate } = calculate(ctx, contract, { input, bills });
  const { settle } = plan;
  if (settle.direction === 'COLLECT' && compareYuan(settle.total, input.received) !== 0)
    refuse('lease.outstanding', { amount: settle.total });
  await settleBills(ctx, contract, { plan, bills, method: input.method ?? contract.paymentMethod });
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
}

function calculate(ctx: Ctx, contract: Contract, { input, bills }: Calculation): Calculated {
  const surrenderDate = input.surrenderDate ?? contract.surrenderDate ?? todayOf(ctx);
  if (surrenderDate < contract.startDate) refuse('lease.surrenderEarly');
  const plan = settlementOf({
    terms: termsOf(contract),
    bills: bills.map(openBill),
    surrenderDate,
    deposit: whether.is(contract.depositPaid, 'yes') ? (contract.deposit ?? '0') : '0',
    utility: input.utility,
    damage: input.damage,
  });
  return { surrenderDate, plan };
}

function openBill({ id, status, periodStart, periodEnd, amount, otherFee, lateFee, paid }: Bill): OpenBill {
  const fees = sumYuan([otherFee, lateFee]);
  const isWaived = rentLifecycle.is(status, 'waived');
  return { id, periodStart, periodEnd, amount, fees, paid, isWaived };
}

interface Settling {
  readonly plan: SettlementPlan;
  readonly bills: readonly Bill[];
  readonly method: number;
}

/** Reversed after the surrender, cut on it, and everything until then paid by the settlement. */
async function settleBills(ctx: Ctx, contract: Contract, { plan, bills, method }: Settling): Promise<void> {
  const kept = plan.changed.filter(({ isReversed }) => !isReversed);
  const cut = kept.map(({ amount, ...bill }) => ({ ...bill, amount: yuanToFen(amount) }));
  await ctx.db.write(cutBills, [ctx.tenantId, contract.id, JSON.stringify(cut), ctx.user.userId, ctx.now]);
  const reversed = plan.changed.filter(({ isReversed }) => isReversed).map(({ id }) => id);
  await transitionAll(ctx, roomRent, { ids: reversed, action: 'reverse' });
  const open = bills.filter(({ id, status }) => isBillOpen(status) && !reversed.includes(id)).map(({ id }) => id);
  const set = { paidDate: todayOf(ctx), paymentMethod: method };
  await transitionAll(ctx, roomRent, { ids: open, action: 'settle', set });
  const drafts = plan.added.map((bill) => ({ ...bill, contract, dueDate: bill.periodEnd, paidBy: method }));
  await insertBills(ctx, drafts);
}

/** What a bill comes to until the surrender is paid; of one that was waived no more than was paid. */
const cutBills = `
  update room_rent b set
    period_end = x."periodEnd", days = x.days, amount = x.amount, receivable = x.amount + b.other_fee + b.late_fee,
    paid = case when b.status in ${rentLifecycle.sql('waived')} then least(b.paid, x.amount + b.other_fee + b.late_fee)
      else x.amount + b.other_fee + b.late_fee end,
    update_user = $4, update_time = $5, version = version + 1
  from jsonb_to_recordset($3::jsonb) x(id bigint, "periodEnd" date, days int, amount bigint)
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
