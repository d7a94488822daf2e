import {
  compareYuan,
  fenToYuan,
  settlementOf,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type OpenBill,
  type previewSettlement as previewEndpoint,
  type settleContract as endpoint,
  type SettlementPlan,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { setRoomStatus, todayOf } from '../parts.ts';
import { insertBills } from '../rent/make-bills.ts';
import { demandContractState, findContract, moveStored, termsOf, type StoredContract } from './find-contract.ts';

type Asked = EndpointInput<typeof previewEndpoint>;

interface Reckoned {
  readonly surrenderDate: string;
  readonly plan: SettlementPlan;
}

/** What a settlement would come to; nothing is changed. */
export async function previewSettlement(ctx: Ctx, input: Asked): Promise<EndpointOutput<typeof previewEndpoint>> {
  const contract = await findContract(ctx, input.id, { reads: true });
  const { plan, surrenderDate } = await reckon(ctx, contract, input);
  return { settle: plan.settle, surrenderDate };
}

/** The tenant leaves: every day until then is asked for, the deposit set off, the room vacant again (SM8). */
export async function settleContract(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const contract = await findContract(ctx, input.id);
  const action = contract.status === 81 ? 'settleCompelled' : 'settle';
  demandContractState(contract, action);
  if (contract.settleTime) refuse('lease.settled');
  demandReadings(contract, input);
  const { plan, surrenderDate } = await reckon(ctx, contract, input);
  const { settle } = plan;
  if (settle.direction === 'COLLECT' && compareYuan(settle.total, input.received) !== 0)
    refuse('lease.outstanding', { amount: settle.total });
  await settleBills(ctx, contract, { plan, method: input.method ?? contract.paymentMethod });
  await vacate(ctx, contract);
  await moveStored(ctx, contract, {
    action,
    set: {
      surrenderDate,
      waterEnd: input.waterEnd ?? null,
      elecEnd: input.elecEnd ?? null,
      settle,
      settleTotal: settle.total,
      settleTime: ctx.now,
    },
    payload: { settle },
  });
  return { settle };
}

/** Meters that were read at the start are read at the end, and do not run backwards. */
function demandReadings(
  { waterStart, elecStart }: StoredContract,
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

async function reckon(ctx: Ctx, contract: StoredContract, input: Asked): Promise<Reckoned> {
  const surrenderDate = input.surrenderDate ?? contract.surrenderDate ?? todayOf(ctx);
  if (surrenderDate < contract.startDate) refuse('lease.surrenderEarly');
  const rows = await ctx.db.query<Omit<OpenBill, 'isWaived'> & { status: number }>(
    `select id::text, period_start as "periodStart", period_end as "periodEnd", amount::text,
       (other_fee + late_fee)::text as fees, paid::text, status
     from room_rent where tenant_id = $1 and contract_id = $2 and is_deleted = 0 and status <> 5
     order by period_start`,
    [ctx.tenantId, contract.id],
  );
  const bills = rows.map(({ amount, fees, paid, status, ...bill }) => ({
    ...bill,
    amount: fenToYuan(amount),
    fees: fenToYuan(fees),
    paid: fenToYuan(paid),
    isWaived: status === 4,
  }));
  const plan = settlementOf({
    terms: termsOf(contract),
    bills,
    surrenderDate,
    deposit: contract.depositPaid === 1 ? fenToYuan(contract.deposit ?? '0') : '0',
    utility: input.utility,
    damage: input.damage,
  });
  return { surrenderDate, plan };
}

interface Settling {
  readonly plan: SettlementPlan;
  readonly method: number;
}

/** Reversed after the surrender, cut on it, and everything until then paid by the settlement. */
async function settleBills(ctx: Ctx, contract: StoredContract, { plan, method }: Settling): Promise<void> {
  const changed = plan.changed.map(({ amount, ...bill }) => ({ ...bill, amount: yuanToFen(amount) }));
  await ctx.db.query(
    `update room_rent b set
       status = case when x."isReversed" then 5 when b.status = 4 then 4 else 2 end,
       period_end = x."periodEnd", days = x.days, amount = x.amount,
       receivable = x.amount + b.other_fee + b.late_fee,
       paid = case when x."isReversed" then b.paid when b.status = 4 then least(b.paid, x.amount + b.other_fee + b.late_fee)
         else x.amount + b.other_fee + b.late_fee end,
       paid_date = case when x."isReversed" or b.status in (2, 4) then b.paid_date else $4::date end,
       payment_method = case when x."isReversed" or b.status in (2, 4) then b.payment_method else $5::smallint end,
       update_user = $6, update_time = $7, version = version + 1
     from jsonb_to_recordset($3::jsonb) x(id bigint, "isReversed" boolean, "periodEnd" date, days int, amount bigint)
     where b.tenant_id = $1 and b.contract_id = $2 and b.id = x.id`,
    [ctx.tenantId, contract.id, JSON.stringify(changed), todayOf(ctx), method, ctx.user.userId, ctx.now],
  );
  const drafts = plan.added.map((bill) => ({ ...bill, contract, dueDate: bill.periodEnd, paidBy: method }));
  await insertBills(ctx, drafts);
}

/** The room is vacant, unless somebody else still rents a part of it. */
async function vacate(ctx: Ctx, { id, roomId }: StoredContract): Promise<void> {
  const [other] = await ctx.db.query(
    `select 1 from room_contract where tenant_id = $1 and room_id = $2 and id <> $3 and is_deleted = 0
       and status in (40, 50, 60, 61, 70) limit 1`,
    [ctx.tenantId, roomId, id],
  );
  await setRoomStatus(ctx, roomId, other ? 4 : 0);
}
