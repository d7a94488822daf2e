import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { depositListPath, depositPagePath, receiptListPath } from './paths.ts';
import { depositWords } from './words.ts';

const pages = () => import('./pages.ts');

/** The way from a project to its deposits, for the pages of both sides. */
export const ProjectDeposits = lazy(async () => ({
  default: (await import('./project-deposits.tsx')).ProjectDeposits,
}));

/** Bid security, for both sides, and what the bank says has come in. */
export const depositFeature: Feature = {
  name: 'deposit',
  pages: [
    {
      path: depositListPath,
      title: depositWords.deposits,
      permission: 'deposit_view',
      load: async () => ({ Page: (await pages()).DepositListPage }),
    },
    {
      path: depositPagePath,
      title: depositWords.deposit,
      permission: 'deposit_view',
      load: async () => ({ Page: (await pages()).DepositPage }),
    },
    {
      path: receiptListPath,
      title: depositWords.receipts,
      permission: 'bankReceipt_view',
      load: async () => ({ Page: (await pages()).ReceiptListPage }),
    },
  ],
};
