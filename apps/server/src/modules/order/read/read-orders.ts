import {
  fenToYuan,
  invoiceLifecycle,
  isCharged,
  payOrder,
  payOrderLifecycle,
  type EndpointInput,
  type orderById,
  type OrderDetail,
  type OwnOrder,
  type Page,
  type RowMove,
  type supplierOrderPage,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { knownOrders, notRemoved } from './known-orders.ts';
import { readOwnPage } from './own-page.ts';

/** What of a project stands beside an order, for a supplier through what is published. */
const ofPublished = (name: 'project_no' | 'project_name') =>
  `(select p.${name} from published_project p where p.tenant_id = t.tenant_id and p.id = t.project_id)`;
const invoiced = `exists (select from invoice_order l where l.tenant_id = t.tenant_id and l.order_id = t.id and l.is_standing)`;

/** The caller's own orders. */
export async function readOwnOrders(
  ctx: Ctx,
  { isInvoiceable, ...input }: EndpointInput<typeof supplierOrderPage>,
): Promise<Page<OwnOrder>> {
  const invoiceable = `t.order_status in ${payOrderLifecycle.sql('paid')} and t.refund_cause is null and not ${invoiced}`;
  const page = await readOwnPage(ctx, payOrder, {
    input,
    conditions: [notRemoved, ...(isInvoiceable ? [invoiceable] : [])],
    columns: `${ofPublished('project_no')} as "projectNo", ${ofPublished('project_name')} as "projectName",
      ${invoiced} as "isInvoiced"`,
  });
  // The select list is made from the definition that the type is made from.
  return page as unknown as Page<OwnOrder>;
}

type Found = Omit<OrderDetail, 'actions' | 'history' | 'payments'>;

const projection = projectionOf(payOrder, 'detail');
/** A draft is its supplier's alone. */
const asked = `i.ticket_status not in ${invoiceLifecycle.sql('draft')}`;

/** An order as its supplier or whoever of the buyer may know of it reads it; 404 for everybody else. */
export async function findOrder(ctx: Ctx, id: string): Promise<Found> {
  const parameters = new Parameters();
  const me = parameters.bind(ctx.tenantId);
  const isSupplier = ctx.user.tenantKind === 'supplier';
  const place = isSupplier
    ? `${ofPublished('project_no')} as "projectNo", ${ofPublished('project_name')} as "projectName",
       (select p.buyer_name from published_project p where p.tenant_id = t.tenant_id and p.id = t.project_id) as "buyerName"`
    : `p.project_no as "projectNo", p.project_name as "projectName", p.buyer_name as "buyerName"`;
  const source = isSupplier
    ? `where t.supplier_tenant_id = ${me} and ${notRemoved}`
    : `join project p on p.tenant_id = t.tenant_id and p.id = t.project_id
       where t.tenant_id = ${me} and ${knownOrders(ctx, parameters)}`;
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select}, ${place}, (select l.invoice_id::text from invoice_order l
         join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
         where l.tenant_id = t.tenant_id and l.order_id = t.id and l.is_standing${isSupplier ? '' : ` and ${asked}`}) as "invoiceId"
     from pay_order t ${source} and t.is_deleted = 0 and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  if (!row) return notFound();
  // The select list is made from the definition that the type is made from.
  return { ...toWireRow(row, projection), isInvoiced: row.invoiceId !== null } as unknown as Found;
}

/** An order with what its reader may do, what happened to it, and what channels told of it. */
export async function readOrder(ctx: Ctx, { orderId }: EndpointInput<typeof orderById>): Promise<OrderDetail> {
  const row = await findOrder(ctx, orderId);
  const payments = await paymentsOf(ctx, row);
  if (ctx.user.tenantKind === 'supplier') return { ...row, payments, actions: [], history: [] };
  const [actions, moves] = await Promise.all([actionsFor(ctx, payOrder, row), movesOf(ctx, payOrder, [orderId])]);
  return {
    ...row,
    payments,
    actions: actions.filter((action) => makesSense(row, action)),
    history: moves.map((move) => byWhom(ctx, move)),
  };
}

const nobodys: Readonly<Record<string, Readonly<Record<Ctx['language'], string>>>> = {
  settle: { zh: '支付渠道', en: 'The payment channel' },
  close: { zh: '系统', en: 'The system' },
};

/** What no person did is not the supplier's doing either. */
function byWhom({ language }: Ctx, move: RowMove): RowMove {
  return { ...move, person: move.person ?? nobodys[move.action]?.[language] ?? null };
}

/** What a state allows and the order does not: a voucher is judged where there is one, a charge taken back where it was one. */
function makesSense({ hasVoucher, refundCause, orderType }: Found, action: string): boolean {
  if (action === 'confirm' || action === 'reject') return hasVoucher === 1;
  if (action === 'withdraw') return isCharged(orderType) && hasVoucher === 0;
  return action !== 'keep' || refundCause !== null;
}

const mostPayments = 100;

async function paymentsOf(ctx: Ctx, { id, tenantId }: Found): Promise<OrderDetail['payments']> {
  const asked = ctx.db.query<OrderDetail['payments'][number] & Record<string, unknown>>(
    `select r.id::text, r.trade_no as "tradeNo", r.money::text, r.pay_type as "payType", r.trade_state as "tradeState",
       r.verdict, r.record_status as "recordStatus", r.pay_time as "payTime", r.last_time as "lastTime"
     from pay_record r where r.tenant_id = $1 and r.order_id = $2 and r.is_deleted = 0 order by r.id desc limit ${mostPayments + 1}`,
    [tenantId, id],
  );
  const rows = await cutAt(ctx, asked, mostPayments);
  return rows.map((row) => ({ ...row, money: fenToYuan(row.money) }));
}
