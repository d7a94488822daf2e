/** All pages of the feature in one piece: they are small, and each name of a piece weighs in the first list. */
export { CostInPage } from './cost-in/cost-in-page.tsx';
export { CostOutsPage } from './cost-out/cost-outs-page.tsx';
export { LabourTaxPage } from './labour-tax-page.tsx';
export { PayoutListPage } from './payout/payout-list-page.tsx';
export { WalletAccountPage } from './wallet/wallet-account-page.tsx';
export { WalletPage } from './wallet/wallet-page.tsx';
