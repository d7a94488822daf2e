import {
  fenToYuan,
  rentBillState,
  roomRent,
  yuanToFen,
  type EndpointInput,
  type EndpointOutput,
  type payRent as endpoint,
  type waiveRent as waiveEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { readDetail } from '../../../platform/crud/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandContractState, findContract } from '../contract/find-contract.ts';
import { todayOf } from '../parts.ts';
import { findBillable, makeBills } from './make-bills.ts';
import { withBillFacts } from './rent-rows.ts';

type Input = EndpointInput<typeof endpoint>;
type Answer = EndpointOutput<typeof endpoint>;

interface StoredBill {
  readonly id: string;
  readonly contractId: string;
  readonly status: number;
  /** Fen. */
  readonly receivable: string;
  readonly paid: string;
}

/** Takes money for a bill, or makes the missing bills of a contract until a month. */
export async function payRent(ctx: Ctx, input: Input): Promise<Answer> {
  if (input.billId) return pay(ctx, input.billId, input);
  if (input.contractId && input.period) return billContract(ctx, input.contractId, input.period);
  return refuse('lease.whatToPay');
}

async function pay(ctx: Ctx, billId: string, input: Input): Promise<Answer> {
  const bill = await lockBill(ctx, billId);
  if (input.contractId && input.contractId !== bill.contractId) notFound();
  if (bill.status === rentBillState.paid) refuse('lease.billPaid');
  if (bill.status > rentBillState.overdue) refuse('lease.billClosed');
  const amount = BigInt(yuanToFen(input.paid ?? '0'));
  if (amount <= 0n) refuse('lease.billNothing');
  const paid = BigInt(bill.paid) + amount;
  const receivable = BigInt(bill.receivable);
  if (paid > receivable) refuse('lease.billOver');
  const partly = bill.status === rentBillState.overdue ? rentBillState.overdue : rentBillState.partlyPaid;
  const status = paid === receivable ? rentBillState.paid : partly;
  const date = input.date ?? todayOf(ctx);
  await ctx.db.query(
    `update room_rent set paid = $3, status = $4, paid_date = $5, payment_method = coalesce($6, payment_method),
       voucher_no = coalesce($7, voucher_no), update_user = $8, update_time = $9, version = version + 1
     where tenant_id = $1 and id = $2`,
    [
      ctx.tenantId,
      billId,
      String(paid),
      status,
      date,
      input.method ?? null,
      input.voucherNo || null,
      ctx.user.userId,
      ctx.now,
    ],
  );
  const answer = await read(ctx, billId);
  const payload = {
    before: { paid: fenToYuan(bill.paid), status: bill.status },
    after: { paid: fenToYuan(String(paid)), status },
  };
  await recordEvidence(ctx, { stream: 'admin', action: 'roomRent.pay', subject: billId, payload });
  return { bill: answer, count: 1 };
}

async function billContract(ctx: Ctx, contractId: string, period: string): Promise<Answer> {
  const contract = await findContract(ctx, contractId);
  demandContractState(contract, 'askSurrender');
  const made = await makeBills(ctx, await findBillable(ctx, period, contractId), period);
  if (made.count === 0) refuse('lease.billMade');
  const payload = { period, ...made };
  await recordEvidence(ctx, { stream: 'admin', action: 'roomRent.run', subject: contractId, payload });
  return { bill: null, count: made.count };
}

/** What was paid stays paid; the rest is let go. */
export async function waiveRent(
  ctx: Ctx,
  { billId, reason }: EndpointInput<typeof waiveEndpoint>,
): Promise<EndpointOutput<typeof waiveEndpoint>> {
  const bill = await lockBill(ctx, billId);
  if (bill.status === rentBillState.paid) refuse('lease.billPaid');
  if (bill.status > rentBillState.overdue) refuse('lease.billClosed');
  if (!reason) refuse('lease.waiveReason');
  await ctx.db.query(
    `update room_rent set status = $3, remark = left($4, 200), update_user = $5, update_time = $6, version = version + 1
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, billId, rentBillState.waived, reason, ctx.user.userId, ctx.now],
  );
  const answer = await read(ctx, billId);
  const payload = { reason, before: { status: bill.status }, after: { status: rentBillState.waived } };
  await recordEvidence(ctx, { stream: 'admin', action: 'roomRent.waive', subject: billId, payload });
  return { bill: answer };
}

async function lockBill(ctx: Ctx, id: string): Promise<StoredBill> {
  const parameters = new Parameters();
  const conditions = visibleConditions(roomRent, ctx, { parameters });
  const [bill] = await ctx.db.query<StoredBill>(
    `select t.id::text, t.contract_id::text as "contractId", t.status, t.receivable::text, t.paid::text from room_rent t
     where ${conditions.join(' and ')} and t.id = ${parameters.bind(id)} for update`,
    parameters.values,
  );
  return bill ?? notFound();
}

async function read(ctx: Ctx, id: string) {
  return (await withBillFacts(ctx, [await readDetail(ctx, roomRent, { id })]))[0] ?? null;
}
