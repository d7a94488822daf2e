/** All pages of the feature in one piece: they are small, and each name of a piece weighs in the first list. */
export { ChannelListPage } from './channel/channel-list-page.tsx';
export { OrderPage } from './detail/order-page.tsx';
export { InvoiceListPage } from './invoice/invoice-list-page.tsx';
export { InvoicePage } from './invoice/invoice-page.tsx';
export { OrderListPage } from './list/order-list-page.tsx';
export { CashierPage } from './pay/cashier-page.tsx';
export { PayPage } from './pay/pay-page.tsx';
export { RecordListPage } from './record/record-list-page.tsx';
