import { payOrder, payType, type confirmOrder as endpoint, type EndpointInput, type Saved } from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandReason, ledgerStream, post } from '../../ledger/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { paidPosting, proposalFor, type OrderRow } from '../pay/settle-order.ts';
import { holdOrder } from './hold-order.ts';

/** Finance confirms that a transfer is there, which posts it, or rejects its voucher with the reason. */
export async function confirmTransfer(
  ctx: Ctx,
  { id, version, agree, reason }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const row = await holdOrder(ctx, { id, version });
  demandState(payOrder, row.orderStatus, agree ? 'confirm' : 'reject');
  if (row.hasVoucher !== 1) refuse('order.noVoucher');
  const moved = agree ? await confirm(ctx, row) : await reject(ctx, row, reason);
  return { id, version: moved.version };
}

type Held = Awaited<ReturnType<typeof holdOrder>>;

/** An order as it is once its transfer is there. */
export const byTransfer = (row: OrderRow): OrderRow => ({ ...row, payType: payType.code.offline });

async function confirm(ctx: Ctx, row: Held) {
  await post(ctx, [paidPosting(byTransfer(row))]);
  return noteConfirmed(ctx, row);
}

/** What was posted is paid: by its voucher's own time, which did not run while it waited. */
export async function noteConfirmed(ctx: Ctx, row: OrderRow) {
  const { offline } = payType.code;
  const payTime = row.payTime ?? ctx.now;
  const refundCause = await proposalFor(ctx, row, { verdict: 'paid', payTime });
  return transition(ctx, payOrder, {
    subject: row,
    action: 'confirm',
    stream: ledgerStream,
    set: { payType: offline, payTime, refundCause, hasVoucher: 0, rejectReason: null },
    payload: { orderNo: row.orderNo, money: row.orderMoney, ...(refundCause && { refundCause }) },
  });
}

/** The supplier has as long as for an order anew to hand in another one. */
async function reject(ctx: Ctx, row: Held, reason: string | undefined) {
  demandReason(reason);
  const minutes = await paramValue(ctx, 'order.payMinutes');
  const expireTime = row.expireTime === null ? null : minutesAfter(ctx.now, Number(minutes));
  return transition(ctx, payOrder, {
    subject: row,
    action: 'reject',
    reason,
    stream: ledgerStream,
    set: { rejectReason: reason ?? null, hasVoucher: 0, voucher: null, payTime: null, expireTime },
  });
}
