import {
  fenToYuan,
  orderType,
  payOrder,
  payOrderLifecycle,
  standingOrders,
  type EndpointOutput,
  type saveOrder,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { insertRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';

export type MadeOrder = EndpointOutput<typeof saveOrder>;

/** What an order is for, and who pays it. */
export interface NewOrder {
  /** Of the buyer. */
  readonly tenantId: string;
  readonly type: keyof typeof orderType.code;
  readonly projectId: string;
  readonly entryId: string | null;
  readonly supplierTenantId: string;
  readonly supplierName: string;
  /** Of the supplier's people, who is told. */
  readonly payerId: string | null;
  /** In yuan. */
  readonly money: string;
  /** Wire instant; null: it waits until it is paid or taken back. */
  readonly expireTime: string | null;
}

/**
 * Numbered by who makes it: a series of the buyer would tell a supplier by the gaps in his own numbers how many others
 * have bought (R38).
 */
const seriesOf = (maker: string) =>
  numberSeries({
    entity: payOrder,
    field: 'orderNo',
    prefix: (now) => `DD${maker}-${now.slice(0, 4)}-`,
    digits: 4,
  });

/** Makes an order. Two at once for the same thing: the second is refused by the database, as standing already. */
export async function placeOrder(ctx: Ctx, order: NewOrder): Promise<MadeOrder> {
  const { tenantId, type, money, expireTime, ...of } = order;
  const orderNo = await nextNumber(ctx, seriesOf(ctx.tenantId));
  const id = nextId();
  const { projectId, entryId, supplierTenantId, supplierName, payerId } = of;
  await insertRow(ctx, payOrder, {
    id,
    tenantId,
    values: {
      orderNo,
      orderType: orderType.code[type],
      projectId,
      entryId,
      supplierTenantId,
      supplierName,
      payerId,
      orderMoney: money,
      expireTime,
      hasVoucher: 0,
    },
  });
  await recordEvidence(ctx, {
    tenantId,
    stream: ledgerStream,
    action: 'payOrder.add',
    subject: id,
    payload: { orderNo, type, projectId, supplierTenantId, money },
  });
  const { unpaid } = payOrderLifecycle.code;
  return { id, version: 0, orderNo, orderMoney: money, orderStatus: unpaid, expireTime, isKnown: false };
}

/** Which order stands for the same thing already. */
interface Same {
  readonly tenantId: string;
  readonly type: keyof typeof orderType.code;
  readonly projectId: string;
  readonly entryId: string | null;
  readonly supplierTenantId: string;
}

/** The order that stands for this already, if one does: who asks twice has one. */
export async function findStanding(ctx: Ctx, same: Same): Promise<MadeOrder | undefined> {
  const { tenantId, type, projectId, entryId, supplierTenantId } = same;
  const [row] = await ctx.db.query<Omit<MadeOrder, 'isKnown'>>(
    `select id::text, version, order_no as "orderNo", order_money::text as "orderMoney", order_status as "orderStatus",
       expire_time as "expireTime"
     from pay_order where tenant_id = $1 and order_type = $2 and project_id = $3 and supplier_tenant_id = $4
       and ($5::bigint is null or entry_id = $5) and is_deleted = 0 and refund_cause is null
       and order_status in ${payOrderLifecycle.sql(...standingOrders)}`,
    [tenantId, orderType.code[type], projectId, supplierTenantId, entryId],
  );
  return row && { ...row, orderMoney: fenToYuan(row.orderMoney), isKnown: true };
}
