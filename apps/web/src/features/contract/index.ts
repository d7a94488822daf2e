import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import {
  acceptanceFormPaths,
  acceptancePaths,
  conclusionFormPath,
  contractFormPath,
  contractListPath,
  detailPaths,
  paymentPaths,
  planFormPath,
} from './paths.ts';
import { contractWords } from './words.ts';

/** What of a project has become a contract, for the page of the project. */
export const ProjectContracts = lazy(async () => ({
  default: (await import('./project-contracts.tsx')).ProjectContracts,
}));

/** Contracts after awards: drawn up, approved, signed by both sides, accepted and paid. */
export const contractFeature: Feature = {
  name: 'contract',
  pages: [
    {
      path: contractListPath,
      title: contractWords.contracts,
      permission: 'contract_view',
      load: async () => ({ Page: (await import('./list/contract-list-page.tsx')).ContractListPage }),
    },
    ...detailPaths.map((path) => ({
      path,
      title: contractWords.contract,
      permission: 'contract_view',
      load: async () => ({ Page: (await import('./detail/contract-page.tsx')).ContractPage }),
    })),
    ...[contractFormPath, conclusionFormPath].map((path) => ({
      path,
      title: contractWords.drawUp,
      permission: 'contract_edit',
      load: async () => ({ Page: (await import('./draw-up/draw-up-page.tsx')).DrawUpPage }),
    })),
    {
      path: planFormPath,
      title: contractWords.planPayments,
      permission: 'contract_edit',
      load: async () => ({ Page: (await import('./performing/plan-page.tsx')).PlanPage }),
    },
    ...acceptanceFormPaths.map((path) => ({
      path,
      title: contractWords.acceptance,
      permission: 'contract_edit',
      load: async () => ({ Page: (await import('./performing/acceptance-form-page.tsx')).AcceptanceFormPage }),
    })),
    ...acceptancePaths.map((path) => ({
      path,
      title: contractWords.acceptanceDetails,
      permission: 'contract_view',
      load: async () => ({ Page: (await import('./performing/acceptance-page.tsx')).AcceptancePage }),
    })),
    ...paymentPaths.map((path) => ({
      path,
      title: contractWords.payment,
      permission: 'contract_view',
      load: async () => ({ Page: (await import('./performing/payment-page.tsx')).PaymentPage }),
    })),
  ],
};
