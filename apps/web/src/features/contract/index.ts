import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { conclusionFormPath, contractFormPath, contractListPath, detailPaths } from './paths.ts';
import { contractWords } from './words.ts';

/** What of a project has become a contract, for the page of the project. */
export const ProjectContracts = lazy(async () => ({
  default: (await import('./project-contracts.tsx')).ProjectContracts,
}));

/** Contracts after awards: drawn up, approved, signed by both sides. */
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
  ],
};
