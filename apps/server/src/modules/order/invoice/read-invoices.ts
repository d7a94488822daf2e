import {
  fenToYuan,
  invoice,
  invoiceLifecycle,
  moneyInCapitals,
  orderType,
  ticketType,
  type EndpointInput,
  type invoiceById,
  type InvoiceDetail,
  type invoicePdf,
  type Page,
  type PageInput,
} from '@zhaocai/model';
import { readPage } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx, type RawAnswer } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { factsTable, printedAnswer } from '../../../platform/print/index.ts';
import { Parameters, projectionOf, toWireRow } from '../../../platform/rows/index.ts';
import { adapterOf } from '../channel/open-channel.ts';
import { knownInvoices } from '../read/known-orders.ts';
import { readOwnPage } from '../read/own-page.ts';
import { noMoneyTaken } from '../read/print-receipt.ts';
import { receiptWords } from './receipt-words.ts';

/** A supplier's own invoices; of the buyer those of which the reader may know every order. */
export function readInvoices(ctx: Ctx, input: PageInput): Promise<Page<Record<string, unknown>>> {
  const isSupplier = ctx.user.tenantKind === 'supplier';
  return isSupplier
    ? readOwnPage(ctx, invoice, { input })
    : readPage(ctx, invoice, { input, scope: (_, parameters) => knownInvoices(ctx, parameters) });
}

type Found = Omit<InvoiceDetail, 'actions' | 'history'>;

const projection = projectionOf(invoice, 'detail');

/** With whether any of its orders was paid without money. */
async function findInvoice(ctx: Ctx, id: string): Promise<{ readonly row: Found; readonly isSandbox: boolean }> {
  const parameters = new Parameters();
  const me = parameters.bind(ctx.tenantId);
  const isSupplier = ctx.user.tenantKind === 'supplier';
  const mine = isSupplier
    ? `t.supplier_tenant_id = ${me}`
    : `t.tenant_id = ${me} and ${knownInvoices(ctx, parameters)}`;
  const [row] = await ctx.db.query<Record<string, unknown>>(
    `select ${projection.select} from invoice t where ${mine} and t.is_deleted = 0 and t.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  if (!row) return notFound();
  const orders = await ordersOf(ctx, { id, tenantId: String(row.tenantId) });
  const buyerName = orders[0]?.buyerName ?? '';
  const isSandbox = orders.some(({ payType }) => adapterOf(payType)?.isSandbox);
  const found = { ...toWireRow(row, projection), buyerName, orders: orders.map(lineOf) };
  // The select list is made from the definition that the type is made from.
  return { row: found as unknown as Found, isSandbox };
}

type OrderLine = InvoiceDetail['orders'][number];

interface FoundLine extends OrderLine {
  readonly buyerName: string | null;
  readonly payType: number | null;
}

async function ordersOf(ctx: Ctx, { id, tenantId }: { readonly id: string; readonly tenantId: string }) {
  const projects = ctx.user.tenantKind === 'supplier' ? 'published_project' : 'project';
  return ctx.db.query<FoundLine & Record<string, unknown>>(
    `select o.id::text as "orderId", o.order_no as "orderNo", o.order_type as "orderType",
       o.order_money::text as "orderMoney", o.pay_time as "payTime", coalesce(p.project_name, '') as "projectName",
       p.buyer_name as "buyerName", o.pay_type as "payType"
     from invoice_order l
     join pay_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
     left join ${projects} p on p.tenant_id = o.tenant_id and p.id = o.project_id
     where l.tenant_id = $1 and l.invoice_id = $2 order by o.id`,
    [tenantId, id],
  );
}

function lineOf({ orderId, orderNo, orderType: type, orderMoney, payTime, projectName }: OrderLine): OrderLine {
  return { orderId, orderNo, orderType: type, orderMoney: fenToYuan(orderMoney), payTime, projectName };
}

/** An invoice with its orders, and what its reader may do now. */
export async function readInvoice(ctx: Ctx, { id }: EndpointInput<typeof invoiceById>): Promise<InvoiceDetail> {
  const { row } = await findInvoice(ctx, id);
  if (ctx.user.tenantKind === 'supplier') return { ...row, actions: [], history: [] };
  const [actions, history] = await Promise.all([actionsFor(ctx, invoice, row), movesOf(ctx, invoice, [id])]);
  return { ...row, actions, history };
}

/** The receipt that the product issues; an invoice is the file that finance has put there. */
export async function printInvoice(ctx: Ctx, { id }: EndpointInput<typeof invoicePdf>): Promise<RawAnswer> {
  const { row, isSandbox } = await findInvoice(ctx, id);
  const isPrinted = invoiceLifecycle.is(row.ticketStatus, 'issued') && ticketType.is(row.ticketType, 'receipt');
  if (!isPrinted) refuse('order.notIssued');
  const { title, facts, columns } = receiptWords[ctx.language];
  const values = [
    row.buyerName,
    row.title,
    row.taxNo,
    row.money,
    moneyInCapitals(row.money) ?? '',
    row.issueTime ?? '',
  ];
  const rows = row.orders.map((order) => [
    order.orderNo,
    orderType.named(order.orderType)?.label[ctx.language] ?? '',
    order.projectName,
    order.orderMoney,
  ]);
  return printedAnswer(ctx, {
    title,
    note: isSandbox ? `${row.invoiceNo ?? ''}（${noMoneyTaken[ctx.language]}）` : (row.invoiceNo ?? ''),
    blocks: [
      factsTable(facts.map((name, index) => [name, values[index] ?? ''] as const)),
      { kind: 'table', columns, rows },
    ],
  });
}
