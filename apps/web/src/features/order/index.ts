import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import {
  cashierPath,
  channelListPath,
  invoiceListPath,
  invoicePagePath,
  orderListPath,
  orderPagePath,
  payPagePath,
  recordListPath,
} from './paths.ts';
import { orderWords } from './words.ts';

export { orderPath } from './paths.ts';

const pages = () => import('./pages.ts');

/** What a supplier has to do to have documents that are sold, for the page of their project. */
export const DocumentPurchase = lazy(async () => ({
  default: (await import('./document-purchase.tsx')).DocumentPurchase,
}));

/** Orders, how they are paid, and invoices for them. */
export const orderFeature: Feature = {
  name: 'order',
  pages: [
    {
      path: orderListPath,
      title: orderWords.orders,
      permission: 'order_view',
      load: async () => ({ Page: (await pages()).OrderListPage }),
    },
    {
      path: orderPagePath,
      title: orderWords.order,
      permission: 'order_view',
      load: async () => ({ Page: (await pages()).OrderPage }),
    },
    {
      path: payPagePath,
      title: orderWords.pay,
      permission: 'order_buy',
      load: async () => ({ Page: (await pages()).PayPage }),
    },
    {
      path: cashierPath,
      title: orderWords.cashier,
      permission: 'order_buy',
      load: async () => ({ Page: (await pages()).CashierPage }),
    },
    {
      path: recordListPath,
      title: orderWords.records,
      permission: 'payRecord_view',
      load: async () => ({ Page: (await pages()).RecordListPage }),
    },
    {
      path: channelListPath,
      title: orderWords.channels,
      permission: 'payChannel_view',
      load: async () => ({ Page: (await pages()).ChannelListPage }),
    },
    {
      path: invoiceListPath,
      title: orderWords.invoices,
      permission: 'invoice_view',
      load: async () => ({ Page: (await pages()).InvoiceListPage }),
    },
    {
      path: invoicePagePath,
      title: orderWords.invoice,
      permission: 'invoice_view',
      load: async () => ({ Page: (await pages()).InvoicePage }),
    },
  ],
};
