import {
  compareYuan,
  isBillOpen,
  rentLifecycle,
  roomContract,
  roomRent,
  sumYuan,
  type EndpointInput,
  type EndpointOutput,
  type payRent as endpoint,
  type Row,
  type waiveRent as waiveEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { readDetail } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { demandContractState } from '../contract/hold-contract.ts';
import { todayOf } from '../parts.ts';
import { findBillable, makeBills } from './make-bills.ts';
import { readPolicies } from '../policy/policies.ts';
import { lateFeeOn } from './late-fees.ts';
import { withBillFacts } from './rent-rows.ts';

type Input = EndpointInput<typeof endpoint>;
type Answer = EndpointOutput<typeof endpoint>;

/** Takes money for a bill, or makes the missing bills of a contract until a month. */
export async function payRent(ctx: Ctx, input: Input): Promise<Answer> {
  if (input.billId) return pay(ctx, input.billId, input);
  if (input.contractId && input.period) return billContract(ctx, input.contractId, input.period);
  return refuse('lease.whatToPay');
}

async function pay(ctx: Ctx, billId: string, input: Input): Promise<Answer> {
  const bill = await lockOpenBill(ctx, billId, input.contractId);
  const { method, voucherNo, date = todayOf(ctx) } = input;
  if (compareYuan(input.paid ?? '0', '0') <= 0) refuse('lease.billNothing');
  const paid = sumYuan([bill.paid, input.paid ?? '0']);
  const fee = lateFeeOn(await readPolicies(ctx), bill, date);
  const receivable = sumYuan([bill.amount, bill.otherFee, fee]);
  const difference = compareYuan(paid, receivable);
  if (difference > 0) refuse('lease.billOver');
  const asked = { lateFee: fee, receivable, lateBase: fee, lateFrom: later(bill.dueDate, date) };
  const part = bill.status === rentLifecycle.code.overdue ? 'payPartLate' : 'payPart';
  await transition(ctx, roomRent, {
    subject: bill,
    action: difference === 0 ? 'pay' : part,
    set: { ...asked, paid, paidDate: date, ...(method && { paymentMethod: method }), ...(voucherNo && { voucherNo }) },
    payload: { before: { paid: bill.paid, lateFee: bill.lateFee }, after: { paid, lateFee: fee } },
  });
  return { bill: await read(ctx, billId), count: 1 };
}

/** Nothing runs before the due date. */
function later(dueDate: string, date: string): string {
  return date > dueDate ? date : dueDate;
}

async function billContract(ctx: Ctx, contractId: string, period: string): Promise<Answer> {
  const contract = await lockRow(ctx, roomContract, { id: contractId });
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
  const bill = await lockOpenBill(ctx, billId);
  if (!reason) refuse('lease.waiveReason');
  await transition(ctx, roomRent, { subject: bill, action: 'waive', reason, set: { remark: reason.slice(0, 200) } });
  return { bill: await read(ctx, billId) };
}

/** A bill that still wants money; of another contract than the one that is named it is not there. */
async function lockOpenBill(ctx: Ctx, id: string, contractId?: string): Promise<Row<typeof roomRent>> {
  const bill = await lockRow(ctx, roomRent, { id });
  if (contractId && contractId !== bill.contractId) notFound();
  if (rentLifecycle.is(bill.status, 'paid')) refuse('lease.billPaid');
  if (!isBillOpen(bill.status)) refuse('lease.billClosed');
  return bill;
}

async function read(ctx: Ctx, id: string) {
  return (await withBillFacts(ctx, [await readDetail(ctx, roomRent, { id })]))[0] ?? null;
}
