import { fenToYuan, payOrder, payOrderLifecycle, payType, type AwaitedMoney } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows, Parameters } from '../../../platform/rows/index.ts';
import { ledgerStream, type NewPosting } from '../../ledger/index.ts';
import { paidPosting, proposalFor, type OrderRow } from '../pay/settle-order.ts';
import { knownOrders } from '../read/known-orders.ts';
import { byTransfer, noteConfirmed } from './confirm-order.ts';

/** Orders whose voucher says that the money was transferred, of projects that the caller may know of. */
export async function awaitedTransfers(ctx: Ctx): Promise<(AwaitedMoney & { readonly projectName: string })[]> {
  const parameters = new Parameters();
  const tenant = parameters.bind(ctx.tenantId);
  const rows = await ctx.db.query<AwaitedMoney & { projectName: string } & Record<string, unknown>>(
    `select 'order' as kind, t.id::text, t.order_no as no, p.project_no as "projectNo", p.project_name as "projectName",
       t.supplier_name as "supplierName", t.payer_name as "payerName", null as "payerAccount", t.pay_time as "payTime",
       t.order_money::text as money
     from ${payOrder.table} t join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
     where t.tenant_id = ${tenant} and t.is_deleted = 0 and t.has_voucher = 1
       and t.order_status in ${payOrderLifecycle.sql('paying')} and ${knownOrders(ctx, parameters)}
     order by t.id`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, money: fenToYuan(row.money) }));
}

/** Orders that the bank's statement is about, held until the transaction ends. */
export async function holdTransfers(ctx: Ctx, ids: readonly string[]): Promise<OrderRow[]> {
  return ids.length === 0 ? [] : lockRows(ctx, payOrder, { ids: [...ids], reach: 'tenant' });
}

/** What is posted where these transfers are there; refuses one that waits for none. */
export function transferPostings(rows: readonly OrderRow[]): NewPosting[] {
  return rows.map((row) => {
    demandState(payOrder, row.orderStatus, 'confirm');
    return paidPosting(byTransfer(row));
  });
}

/**
 * All of them are paid: after the posting, which comes first and together with all others. Those that are good move at
 * once; what is proposed to go back says why.
 */
export async function noteTransfers(ctx: Ctx, rows: readonly OrderRow[]): Promise<void> {
  const good: OrderRow[] = [];
  for (const row of rows) {
    const refundCause = await proposalFor(ctx, row, { verdict: 'paid', payTime: row.payTime ?? ctx.now });
    if (refundCause === null && row.payTime !== null) good.push(row);
    else await noteConfirmed(ctx, row);
  }
  await transitionAll(ctx, payOrder, {
    ids: good.map(({ id }) => id),
    action: 'confirm',
    stream: ledgerStream,
    set: { payType: payType.code.offline, refundCause: null, hasVoucher: 0, rejectReason: null },
    payload: { orders: good.map(({ orderNo, orderMoney }) => [orderNo, orderMoney]) },
  });
}
