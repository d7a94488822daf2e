import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import * as paths from './paths.ts';
import { treasuryWords as words } from './words.ts';

const pages = () => import('./pages.ts');

/** The way from a project to its fees and its money. */
export const ProjectMoney = lazy(async () => ({ default: (await import('./project-money.tsx')).ProjectMoney }));

/** Wallets, what projects take in, and what they pay experts. */
export const treasuryFeature: Feature = {
  name: 'treasury',
  pages: [
    {
      path: paths.walletPath,
      title: words.wallet,
      permission: 'wallet_view',
      load: async () => ({ Page: (await pages()).WalletPage }),
    },
    {
      path: paths.walletAccountPath,
      title: words.accounts,
      permission: 'walletAccount_view',
      load: async () => ({ Page: (await pages()).WalletAccountPage }),
    },
    {
      path: paths.payoutListPath,
      title: words.payouts,
      permission: 'payout_view',
      load: async () => ({ Page: (await pages()).PayoutListPage }),
    },
    {
      path: paths.costOutListPath,
      title: words.costOuts,
      permission: 'expertFee_view',
      load: async () => ({ Page: (await pages()).CostOutsPage }),
    },
    {
      path: paths.costInListPath,
      title: words.costIns,
      permission: 'costIn_view',
      load: async () => ({ Page: (await pages()).CostInPage }),
    },
    {
      path: paths.labourTaxPath,
      title: words.labourTax,
      permission: 'labourTax_view',
      load: async () => ({ Page: (await pages()).LabourTaxPage }),
    },
  ],
};
