import { invoice, isTaxNumber, ticketType, type EndpointInput, type saveInvoice } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandValid } from '../../../platform/rows/index.ts';

export type InvoiceInput = EndpointInput<typeof saveInvoice>;

const kept = ['ticketType', 'title', 'taxNo', 'bank', 'account', 'address', 'phone', 'email'] as const;
/** What the law asks of a special invoice beside title and number. */
const ofSpecial = ['bank', 'account', 'address', 'phone'] as const;

export type InvoiceValues = Readonly<Record<(typeof kept)[number], unknown>>;

/** What was typed, as the row has it: blanks are nothing, and letters of a tax number are capitals. */
export function valuesOf(input: InvoiceInput): InvoiceValues {
  const plain = (name: (typeof kept)[number]) => (input[name] === '' ? null : (input[name] ?? null));
  const { ticketType: kind, title, email } = input;
  return {
    ticketType: kind,
    title,
    taxNo: input.taxNo.toUpperCase(),
    bank: plain('bank'),
    account: plain('account'),
    address: plain('address'),
    phone: plain('phone'),
    email,
  };
}

/** Refuses what could not be issued: the tax number, and of a special invoice what it must bear. */
export function demandComplete(ctx: Ctx, values: InvoiceValues): void {
  demandValid({ fields: Object.fromEntries(kept.map((name) => [name, invoice.fields[name]])) }, values, ctx);
  if (!isTaxNumber(String(values.taxNo))) refuse('order.taxNo');
  if (!ticketType.is(values.ticketType, 'special')) return;
  for (const name of ofSpecial)
    if (values[name] === null) refuse('order.missing', { field: invoice.fields[name].label[ctx.language] });
}
