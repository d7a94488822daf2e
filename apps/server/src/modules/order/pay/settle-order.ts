import {
  judgeNotice,
  orderLines,
  type orderRefundCause,
  orderType,
  payOrder,
  payOrderLifecycle,
  payRecord,
  payRecordLifecycle,
  pays,
  payVerdict,
  refundProposal,
  standingOrders,
  yuanToFen,
  type CodeOf,
  type payType,
  type PayVerdictName,
  type Row,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow, lockRow } from '../../../platform/rows/index.ts';
import { ledgerStream, post, type NewPosting } from '../../ledger/index.ts';
import type { PayNotice } from '../channel/pay-adapter.ts';
import { isOnSale } from '../make/buy-documents.ts';

export type OrderRow = Row<typeof payOrder>;

interface Told extends PayNotice {
  readonly payType: CodeOf<typeof payType>;
}

/**
 * Keeps what a channel told, and settles the order where that pays it: once, however often and in whatever order it is
 * told. The order is held first, so that two messages of the same payment come one after the other.
 */
export async function takeNotice(ctx: Ctx, told: Told): Promise<PayVerdictName | 'repeated'> {
  await holdPayment(ctx, told);
  const order = await holdOrderNamed(ctx, told.orderNo);
  const known = await noteAgain(ctx, told);
  if (known && !payRecordLifecycle.is(known.recordStatus, 'noted')) return 'repeated';
  const verdict = judgeNotice(told, order);
  const id = known?.id ?? (await keep(ctx, told, order));
  if (verdict === 'noted') return verdict;
  const isPaying = order !== undefined && pays(verdict);
  await transition(ctx, payRecord, {
    subject: { id, tenantId: ctx.tenantId },
    action: isPaying ? 'settle' : 'hold',
    stream: ledgerStream,
    set: { verdict: payVerdict.code[verdict], tradeState: told.tradeState, payTime: told.payTime },
    payload: { tradeNo: told.tradeNo, money: told.money, orderNo: told.orderNo },
  });
  if (isPaying) await settle(ctx, order, { verdict, told });
  return verdict;
}

/** Also a payment of no order is kept once, whoever tells of it twice at the same time. */
async function holdPayment({ db, tenantId }: Ctx, { payType, tradeNo }: Told): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `payment ${tenantId} ${payType} ${tradeNo}`,
  ]);
}

async function holdOrderNamed(ctx: Ctx, orderNo: string): Promise<OrderRow | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(
    'select id::text from pay_order where tenant_id = $1 and order_no = $2 and is_deleted = 0',
    [ctx.tenantId, orderNo],
  );
  return found && lockRow(ctx, payOrder, { id: found.id, reach: 'tenant' });
}

interface Known {
  readonly id: string;
  readonly recordStatus: number;
}

/** Counts a payment that was told before. */
async function noteAgain(ctx: Ctx, { payType, tradeNo, money }: Told): Promise<Known | undefined> {
  const [known] = await ctx.db.query<Known & Record<string, unknown>>(
    `update ${payRecord.table} set times = times + 1, last_time = $5
     where tenant_id = $1 and pay_type = $2 and trade_no = $3 and money = $4
     returning id::text, record_status as "recordStatus"`,
    [ctx.tenantId, payType, tradeNo, yuanToFen(money), ctx.now],
  );
  return known;
}

function keep(ctx: Ctx, told: Told, order: OrderRow | undefined): Promise<string> {
  const { orderNo, tradeNo, payType, money, tradeState, payTime } = told;
  return insertRow(ctx, payRecord, {
    values: {
      orderId: order?.id ?? null,
      orderNo,
      projectId: order?.projectId ?? null,
      supplierTenantId: order?.supplierTenantId ?? null,
      supplierName: order?.supplierName ?? null,
      payType,
      tradeNo,
      money,
      tradeState,
      payTime,
      verdict: payVerdict.code.noted,
      times: 1,
      lastTime: ctx.now,
    },
  });
}

interface Settling {
  readonly verdict: 'paid' | 'paidLate';
  readonly told: Told;
}

/** The order is paid and posted. What came too late is paid as well, and proposed to be paid back. */
async function settle(ctx: Ctx, order: OrderRow, { verdict, told }: Settling): Promise<void> {
  const { payType, tradeNo, payTime } = told;
  const refundCause = await proposalFor(ctx, order, { verdict, payTime });
  await post(ctx, [paidPosting({ ...order, payType })]);
  await transition(ctx, payOrder, {
    subject: order,
    action: 'settle',
    stream: ledgerStream,
    set: { payType, tradeNo, payTime, refundCause, hasVoucher: 0, rejectReason: null },
    payload: { orderNo: order.orderNo, money: order.orderMoney, tradeNo, ...(refundCause && { refundCause }) },
  });
}

/** One posting for each order that is paid: the same key posts once. */
export function paidPosting(order: OrderRow): NewPosting {
  const { id, orderNo, supplierName, projectId, supplierTenantId, orderMoney } = order;
  return {
    key: `order/${id}/paid`,
    operation: 'receiveFee',
    place: { projectId, supplierTenantId, supplierName },
    cause: { type: 'order', id, no: orderNo, name: supplierName },
    lines: orderLines(order, BigInt(yuanToFen(orderMoney))),
  };
}

interface Payment {
  readonly verdict: 'paid' | 'paidLate';
  /** Wire instant. */
  readonly payTime: string;
}

interface SaleNow {
  readonly stage: number;
  readonly bidEndTime: string;
  readonly hasOther: boolean;
}

/** Of `orderRefundCause`, why this payment should go back; null where the order is good. */
export async function proposalFor(ctx: Ctx, order: OrderRow, { verdict, payTime }: Payment): Promise<RefundCause> {
  const [sale] = await ctx.db.query<SaleNow & Record<string, unknown>>(
    `select p.stage, p.bid_end_time as "bidEndTime", exists (
       select from pay_order o where o.tenant_id = p.tenant_id and o.project_id = p.id and o.id <> $3
         and o.supplier_tenant_id = $4 and o.order_type = $5 and o.entry_id is not distinct from $6::bigint
         and o.refund_cause is null and o.is_deleted = 0
         and o.order_status in ${payOrderLifecycle.sql(...standingOrders)}) as "hasOther"
     from project p where p.tenant_id = $1 and p.id = $2`,
    [ctx.tenantId, order.projectId, order.id, order.supplierTenantId, order.orderType, order.entryId],
  );
  if (!sale) return notFound();
  const isSale = orderType.is(order.orderType, 'documents');
  return refundProposal(verdict, {
    payTime,
    saleEnd: isSale ? sale.bidEndTime : null,
    isOnSale: !isSale || isOnSale(sale, payTime),
    hasOther: sale.hasOther,
  });
}

type RefundCause = (typeof orderRefundCause.code)[keyof typeof orderRefundCause.code] | null;
