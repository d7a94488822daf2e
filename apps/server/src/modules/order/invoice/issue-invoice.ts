import {
  invoice,
  ticketType,
  type EndpointInput,
  type EndpointOutput,
  type EntityState,
  type issueInvoice as endpoint,
  type MoveAnswer,
  type MoveInput,
} from '@zhaocai/model';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { isTaken, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { demandReason, ledgerStream } from '../../ledger/index.ts';
import { invoiceBusiness } from '../order-files.ts';
import { knownInvoices } from '../read/known-orders.ts';

type InvoiceMoved = MoveAnswer<EntityState<typeof invoice>>;

const receipts = numberSeries({
  entity: invoice,
  field: 'invoiceNo',
  prefix: (now) => `SJ-${now.slice(0, 4)}-`,
  digits: 5,
});

interface Wanted {
  readonly id: string;
  readonly version: number;
}

const hold = (ctx: Ctx, { id, version }: Wanted) => lockRow(ctx, invoice, { id, version, scope: knownInvoices });

/** Finance has issued it: number and file are entered. A receipt is numbered and printed by the product. */
export async function issue(
  files: Files,
  ctx: Ctx,
  { id, version, invoiceNo: given = '', files: sent = [] }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const row = await hold(ctx, { id, version });
  demandState(invoice, row.ticketStatus, 'issue');
  const isReceipt = ticketType.is(row.ticketType, 'receipt');
  if (!isReceipt && (given === '' || sent.length === 0)) refuse('order.invoiceNo');
  const wanted = { names: ['invoiceNo'], values: { invoiceNo: given }, existing: { id } };
  if (!isReceipt && (await isTaken(ctx, invoice, wanted))) refuse('order.invoiceNoTwice');
  const invoiceNo = isReceipt ? await nextNumber(ctx, receipts) : given;
  const moved = await transition(ctx, invoice, {
    subject: row,
    action: 'issue',
    stream: ledgerStream,
    set: { invoiceNo, issueTime: ctx.now, files: sent.length > 0 ? sent : null, rejectReason: null },
    payload: { invoiceNo, money: row.money },
  });
  const fileIds = sent.map(({ fileId }) => fileId);
  const { supplierTenantId: partyTenantId } = row;
  if (fileIds.length > 0)
    await files.bind(ctx, fileIds, { businessType: invoiceBusiness, businessId: id, partyTenantId });
  return { id, version: moved.version, invoiceNo };
}

/** From then on its supplier changes nothing. */
export async function acceptInvoice(ctx: Ctx, wanted: MoveInput): Promise<InvoiceMoved> {
  const subject = await hold(ctx, wanted);
  return transition(ctx, invoice, { subject, action: 'accept', stream: ledgerStream });
}

export async function rejectInvoice(ctx: Ctx, { reason, ...wanted }: MoveInput): Promise<InvoiceMoved> {
  const subject = await hold(ctx, wanted);
  demandState(invoice, subject.ticketStatus, 'reject');
  demandReason(reason);
  const set = { rejectReason: reason ?? null };
  return transition(ctx, invoice, { subject, action: 'reject', reason, stream: ledgerStream, set });
}

/** Its orders may be invoiced anew, or refunded. */
export async function reverseInvoice(ctx: Ctx, { reason, ...wanted }: MoveInput): Promise<InvoiceMoved> {
  const subject = await hold(ctx, wanted);
  demandState(invoice, subject.ticketStatus, 'reverse');
  demandReason(reason);
  const set = { reverseReason: reason ?? null, reverseTime: ctx.now };
  const payload = { invoiceNo: subject.invoiceNo, money: subject.money };
  return transition(ctx, invoice, { subject, action: 'reverse', reason, stream: ledgerStream, set, payload });
}
