import { invoiceLifecycle, payOrderLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';
import { handlesSealedProject, isTrustedWithMoney, mayKnowPayers } from '../../ledger/index.ts';

/** Orders that a reader of the buyer may know of: who has bought is a secret before the opening (R38). */
export function knownOrders(ctx: Pick<Ctx, 'user'>, parameters: Parameters): string {
  return mayKnowPayers(ctx, { parameters, tenant: 't.tenant_id', project: 't.project_id' });
}

/** What a supplier has removed he does not see any more. */
export const notRemoved = `t.order_status not in ${payOrderLifecycle.sql('removed')}`;

/** Payments likewise; one of no order tells of nobody knows which project, as a receipt of the bank does. */
export function knownRecords(ctx: Pick<Ctx, 'user'>, parameters: Parameters): string {
  const unplaced = isTrustedWithMoney(ctx) ? `not ${handlesSealedProject(ctx, parameters, 't.tenant_id')}` : 'false';
  return `case when t.project_id is null then ${unplaced} else ${knownOrders(ctx, parameters)} end`;
}

/** Invoices of which the reader may know every order. */
export function knownInvoices(ctx: Pick<Ctx, 'user'>, parameters: Parameters): string {
  const known = mayKnowPayers(ctx, { parameters, tenant: 'o.tenant_id', project: 'o.project_id' });
  return `t.ticket_status not in ${invoiceLifecycle.sql('draft')} and not exists (select from invoice_order l
    join pay_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where l.tenant_id = t.tenant_id and l.invoice_id = t.id and not ${known})`;
}
