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

const pages = () => import('./pages.ts');

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
      load: async () => ({ Page: (await pages()).ContractListPage }),
    },
    ...detailPaths.map((path) => ({
      path,
      title: contractWords.contract,
      permission: 'contract_view',
      load: async () => ({ Page: (await pages()).ContractPage }),
    })),
    ...[contractFormPath, conclusionFormPath].map((path) => ({
      path,
      title: contractWords.drawUp,
      permission: 'contract_edit',
      load: async () => ({ Page: (await pages()).DrawUpPage }),
    })),
    {
      path: planFormPath,
      title: contractWords.planPayments,
      permission: 'contract_edit',
      load: async () => ({ Page: (await pages()).PlanPage }),
    },
    ...acceptanceFormPaths.map((path) => ({
      path,
      title: contractWords.acceptance,
      permission: 'contract_edit',
      load: async () => ({ Page: (await pages()).AcceptanceFormPage }),
    })),
    ...acceptancePaths.map((path) => ({
      path,
      title: contractWords.acceptanceDetails,
      permission: 'contract_view',
      load: async () => ({ Page: (await pages()).AcceptancePage }),
    })),
    ...paymentPaths.map((path) => ({
      path,
      title: contractWords.payment,
      permission: 'contract_view',
      load: async () => ({ Page: (await pages()).PaymentPage }),
    })),
  ],
};
