import {
  invoiceLifecycle,
  isCharged,
  orderRefundCause,
  payOrder,
  type EndpointInput,
  type MoveInput,
  type payOrderRefund as endpoint,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandOthersWork, demandState, transition } from '../../../platform/lifecycle/index.ts';
import { isTaken } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream, reverseLast } from '../../ledger/index.ts';
import type { OrderRow } from '../pay/settle-order.ts';
import { holdOrder, type OrderMoved } from './hold-order.ts';

/** Finance asks for the refund of a paid order, as it was proposed or agreed. An invoice for it is taken back first. */
export async function requestOrderRefund(ctx: Ctx, { id, version, reason }: MoveInput): Promise<OrderMoved> {
  const row = await holdOrder(ctx, { id, version });
  demandState(payOrder, row.orderStatus, 'requestRefund');
  demandReason(reason);
  if (await isInvoiced(ctx, id)) refuse('order.invoicedRefund');
  const refundCause = row.refundCause ?? orderRefundCause.code.asked;
  return transition(ctx, payOrder, {
    subject: row,
    action: 'requestRefund',
    reason,
    stream: ledgerStream,
    set: { refundCause, refundReason: reason ?? null },
  });
}

const invoiced = `
  select from invoice_order l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
  where l.tenant_id = $1 and l.order_id = $2 and l.is_standing
    and i.ticket_status not in ${invoiceLifecycle.sql('draft', 'rejected')}`;

/** What its supplier has not asked for, or not again, holds nobody up: the database refuses it once the order is refunded. */
async function isInvoiced({ db, tenantId }: Ctx, orderId: string): Promise<boolean> {
  return (await db.query(invoiced, [tenantId, orderId])).length > 0;
}

/** Whoever asked, or who should pay, says why not. What the product proposed is still to be decided then. */
export async function cancelOrderRefund(ctx: Ctx, { id, version, reason }: MoveInput): Promise<OrderMoved> {
  const row = await holdOrder(ctx, { id, version });
  demandState(payOrder, row.orderStatus, 'cancelRefund');
  demandReason(reason);
  const wasAsked = orderRefundCause.is(row.refundCause, 'asked');
  return transition(ctx, payOrder, {
    subject: row,
    action: 'cancelRefund',
    reason,
    stream: ledgerStream,
    set: { refundCause: wasAsked ? null : row.refundCause, refundReason: null },
  });
}

/** Finance decides that an order stands though its money came late: what it is for is given then. */
export async function keepOrder(ctx: Ctx, { id, version, reason }: MoveInput): Promise<OrderMoved> {
  const row = await holdOrder(ctx, { id, version });
  demandState(payOrder, row.orderStatus, 'keep');
  if (row.refundCause === null) refuse('order.noProposal');
  demandReason(reason);
  return transition(ctx, payOrder, {
    subject: row,
    action: 'keep',
    reason,
    stream: ledgerStream,
    set: { refundCause: null },
  });
}

/** What the buyer charged he takes back while it is not paid. */
export async function withdrawCharge(ctx: Ctx, { id, version, reason }: MoveInput): Promise<OrderMoved> {
  const row = await holdOrder(ctx, { id, version });
  if (!isCharged(row.orderType)) refuse('order.notCharged');
  demandState(payOrder, row.orderStatus, 'withdraw');
  if (row.hasVoucher === 1) refuse('order.voucherFirst');
  demandReason(reason);
  return transition(ctx, payOrder, {
    subject: row,
    action: 'withdraw',
    reason,
    stream: ledgerStream,
  });
}

/** A second person pays back, and enters by which payment; the posting of the order is reversed. */
export async function payRefundOfOrder(
  ctx: Ctx,
  { id, version, tradeNo }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const row = await holdOrder(ctx, { id, version });
  demandState(payOrder, row.orderStatus, 'payRefund');
  await demandOthersWork(ctx, payOrder, { row, action: 'payRefund' });
  if (await isTaken(ctx, payOrder, { names: ['refundTradeNo'], values: { refundTradeNo: tradeNo }, existing: { id } }))
    refuse('order.tradeTwice');
  await reversePaid(ctx, row);
  const moved = await transition(ctx, payOrder, {
    subject: row,
    action: 'payRefund',
    stream: ledgerStream,
    set: { refundTime: ctx.now, refundTradeNo: tradeNo },
    payload: { orderNo: row.orderNo, money: row.orderMoney, tradeNo },
  });
  return { id, version: moved.version };
}

async function reversePaid(
  ctx: Ctx,
  { id, orderNo, supplierName, projectId, supplierTenantId, refundReason }: OrderRow,
) {
  return reverseLast(ctx, {
    operation: 'receiveFee',
    reason: refundReason ?? undefined,
    place: { projectId, supplierTenantId, supplierName },
    cause: { type: 'order', id, no: orderNo, name: supplierName },
  });
}
