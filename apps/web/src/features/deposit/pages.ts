/** All pages of the feature in one piece: they are small, and each name of a piece weighs in the first list. */
export { DepositPage } from './detail/deposit-page.tsx';
export { DepositListPage } from './list/deposit-list-page.tsx';
export { ReceiptListPage } from './receipt/receipt-list-page.tsx';
