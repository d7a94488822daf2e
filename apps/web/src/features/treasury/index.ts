import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import * as paths from './paths.ts';
import { treasuryWords as words } from './words.ts';

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
      load: async () => ({ Page: (await import('./wallet/wallet-page.tsx')).WalletPage }),
    },
    {
      path: paths.walletAccountPath,
      title: words.accounts,
      permission: 'walletAccount_view',
      load: async () => ({ Page: (await import('./wallet/wallet-account-page.tsx')).WalletAccountPage }),
    },
    {
      path: paths.payoutListPath,
      title: words.payouts,
      permission: 'payout_view',
      load: async () => ({ Page: (await import('./payout/payout-list-page.tsx')).PayoutListPage }),
    },
    {
      path: paths.costOutListPath,
      title: words.costOuts,
      permission: 'expertFee_view',
      load: async () => ({ Page: (await import('./cost-out/cost-out-list-page.tsx')).CostOutListPage }),
    },
    {
      path: paths.costOutPagePath,
      title: words.costOut,
      permission: 'expertFee_view',
      load: async () => ({ Page: (await import('./cost-out/cost-out-page.tsx')).CostOutPage }),
    },
    {
      path: paths.projectFeesPath,
      title: words.fees,
      permission: 'expertFee_view',
      load: async () => ({ Page: (await import('./cost-out/project-fees-page.tsx')).ProjectFeesPage }),
    },
    {
      path: paths.costInListPath,
      title: words.costIns,
      permission: 'costIn_view',
      load: async () => ({ Page: (await import('./cost-in/cost-in-list-page.tsx')).CostInListPage }),
    },
    {
      path: paths.mistakePath,
      title: words.mistakes,
      permission: 'costIn_correct',
      load: async () => ({ Page: (await import('./cost-in/mistake-page.tsx')).MistakePage }),
    },
    {
      path: paths.labourTaxPath,
      title: words.labourTax,
      permission: 'labourTax_view',
      load: async () => ({ Page: (await import('./labour-tax-page.tsx')).LabourTaxPage }),
    },
  ],
};
