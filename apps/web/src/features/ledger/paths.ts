/** Addresses of this feature's screens, so that none is spelled twice. */
export const ledgerPath = '/payManage/ledger';
export const statementPath = '/payManage/ledger/statement';
export const postingListPath = '/payManage/ledger/postings';
export const postingPath = '/payManage/ledger/posting';
