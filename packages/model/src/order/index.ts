import type { Domain } from '../kit/domain.ts';
import { invoice } from './invoice.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { orderMessages } from './messages.ts';
import { orderEndpoints, supplierOrdersExport } from './order-endpoints.ts';
import { payChannel } from './pay-channel.ts';
import { payEndpoints } from './pay-endpoints.ts';
import { payOrder } from './pay-order.ts';
import { payRecord } from './pay-record.ts';

export * from './choices.ts';
export * from './invoice.ts';
export * from './invoice-endpoints.ts';
export * from './invoice-lifecycle.ts';
export * from './judge-notice.ts';
export * from './messages.ts';
export * from './order-endpoints.ts';
export * from './order-lifecycle.ts';
export * from './order-postings.ts';
export * from './pay-channel.ts';
export * from './pay-endpoints.ts';
export * from './pay-order.ts';
export * from './pay-record.ts';
export * from './sandbox-notices.ts';
export * from './sign-notice.ts';
export * from './tax-number.ts';

/** What suppliers pay a buyer for: orders, the channels that they are paid through, invoices. */
export const orderDomain = {
  name: 'order',
  // An order is held before the payment that pays it, and before the invoice that it is on.
  entities: [payChannel, payOrder, payRecord, invoice],
  endpoints: [...orderEndpoints, ...payEndpoints, ...invoiceEndpoints],
  messages: orderMessages,
  grants: {
    purchaser: ['order_view'],
    manager: ['order_view', 'order_pay', 'invoice_view', 'payRecord_view'],
    finance: [
      'order_view',
      'order_export',
      'order_charge',
      'order_confirm',
      'order_refund',
      // A second one of them approves: before the opening nobody else may know (R38).
      'order_pay',
      'invoice_view',
      'invoice_export',
      'invoice_issue',
      'payRecord_*',
      'payChannel_*',
    ],
  },
  exports: [supplierOrdersExport],
} as const satisfies Domain;
