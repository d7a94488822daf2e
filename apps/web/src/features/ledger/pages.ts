/** All pages of the feature in one piece: they are small, and each name of a piece weighs in the first list. */
export { LedgerPage } from './ledger-page.tsx';
export { PostingListPage } from './posting-list-page.tsx';
export { PostingPage } from './posting-page.tsx';
export { StatementPage } from './statement-page.tsx';
