import {
  columnOf,
  fenToYuan,
  invoice,
  invoiceLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type removeInvoice as removeEndpoint,
  type saveInvoice as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { byNumber, insertRow, noteLocks } from '../../../platform/rows/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { demandComplete, valuesOf, type InvoiceInput } from './check-invoice.ts';

interface OwnInvoice {
  readonly id: string;
  /** Of the buyer. */
  readonly tenantId: string;
  readonly version: number;
  readonly ticketStatus: number;
}

const own = `
  select i.id::text, i.tenant_id as "tenantId", i.version, i.ticket_status as "ticketStatus"
  from invoice i where i.supplier_tenant_id = $1 and i.id = $2 and i.is_deleted = 0`;

async function findOwn(ctx: Ctx, id: string): Promise<OwnInvoice> {
  const [row] = await ctx.db.query<OwnInvoice & Record<string, unknown>>(own, [ctx.tenantId, id]);
  return row ?? notFound();
}

/**
 * A supplier asks for an invoice for paid orders of one buyer, or keeps it as a draft. Its amount is the sum of the orders;
 * that they are paid, and on no other invoice, the database holds to, whoever asks or refunds at the same time.
 */
export async function applyForInvoice(ctx: Ctx, input: InvoiceInput): Promise<EndpointOutput<typeof endpoint>> {
  const values = valuesOf(input);
  demandComplete(ctx, values);
  const orderIds = [...new Set(input.orderIds)].toSorted(byNumber);
  const buyer = await buyerOf(ctx, orderIds);
  const row = input.id ? await editable(ctx, input) : await begin(ctx, { buyer, values });
  if (row.tenantId !== buyer) refuse('order.otherBuyer');
  const columns = Object.entries(values).map(([name, value]) => [columnOf(invoice.fields, name), value] as const);
  const act = input.isDraft ? 'save' : 'apply';
  const saved = await actOnOwn(ctx, row, { act, values: Object.fromEntries(columns), orderIds });
  if (!input.isDraft)
    await recordEvidence(ctx, {
      tenantId: buyer,
      stream: ledgerStream,
      action: 'invoice.apply',
      subject: row.id,
      payload: { orderIds, money: saved.money },
    });
  return saved;
}

/** All of one buyer, and all the caller's own; 404 where one is not. */
async function buyerOf(ctx: Ctx, orderIds: readonly string[]): Promise<string> {
  const rows = await ctx.db.query<{ tenantId: string }>(
    `select tenant_id as "tenantId" from pay_order
     where supplier_tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, orderIds],
  );
  const [first] = rows;
  if (!first || rows.length < orderIds.length) return notFound();
  if (rows.some(({ tenantId }) => tenantId !== first.tenantId)) refuse('order.otherBuyer');
  return first.tenantId;
}

async function editable(ctx: Ctx, { id = '', version }: InvoiceInput): Promise<OwnInvoice> {
  const row = await findOwn(ctx, id);
  if (!invoiceLifecycle.is(row.ticketStatus, 'draft', 'rejected')) refuse('order.invoiceNotEditable');
  if (version === undefined) refuse('platform.versionMissing');
  if (row.version !== version) refuse('platform.stale');
  return row;
}

interface Begun {
  readonly buyer: string;
  readonly values: ReturnType<typeof valuesOf>;
}

/** Its amount follows from its orders, which are put to it next. */
async function begin(ctx: Ctx, { buyer, values }: Begun): Promise<OwnInvoice> {
  const { tenantName: supplierName } = ctx.user;
  const id = await insertRow(ctx, invoice, {
    tenantId: buyer,
    values: { ...values, money: '0.00', supplierTenantId: ctx.tenantId, supplierName },
  });
  return { id, tenantId: buyer, version: 0, ticketStatus: invoiceLifecycle.code.draft };
}

interface OwnAct {
  readonly act: 'save' | 'apply' | 'remove';
  /** By column. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly orderIds?: readonly string[];
}

async function actOnOwn(
  ctx: Ctx,
  { id, tenantId, version }: OwnInvoice,
  { act, values = {}, orderIds = [] }: OwnAct,
): Promise<EndpointOutput<typeof endpoint>> {
  noteLocks(ctx.db, invoice, [id]);
  const [saved] = await ctx.db.query<{ version: number; money: string }>(
    `select version, money::text from act_on_own_invoice($1, $2, $3, $4, $5::jsonb, $6::bigint[], $7, $8, $9)`,
    [tenantId, id, version, act, JSON.stringify(values), orderIds, ctx.user.userId, nextId(), ctx.now],
  );
  if (!saved) return refuse('order.invoiceNotEditable');
  return { id, version: saved.version, money: fenToYuan(saved.money) };
}

/** Removes an application that was not handed in, or was rejected. */
export async function removeOwnInvoice(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof removeEndpoint>,
): Promise<Saved> {
  const row = await findOwn(ctx, id);
  if (!invoiceLifecycle.is(row.ticketStatus, 'draft', 'rejected')) refuse('order.invoiceNotEditable');
  if (row.version !== version) refuse('platform.stale');
  const saved = await actOnOwn(ctx, row, { act: 'remove' });
  return { id, version: saved.version };
}
