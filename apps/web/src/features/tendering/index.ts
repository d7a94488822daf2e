import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { bulletinPages } from './bulletin/pages.ts';
import { projectPages } from './project-pages.ts';
import { supplierPages } from './supplier-pages.ts';
import { tenderingWords } from './words.ts';
import { words } from '../../kit/text/words.ts';

/** What stands above a list of projects, for the list of an agency. */
export const ProjectShelves = lazy(async () => ({
  default: (await import('./shelves/project-shelves.tsx')).ProjectShelves,
}));

/** What the hall does of the opening: a holder unlocks, its host opens and rules on what did not open. */
export const UnlockButton = lazy(async () => ({
  default: (await import('./key-holders/unlock-button.tsx')).UnlockButton,
}));
/** A holder's passphrase, asked for whatever his key unlocks. */
export const UnlockDialog = lazy(async () => ({
  default: (await import('./key-holders/unlock-dialog.tsx')).UnlockDialog,
}));

/** Unit prices of goods lines, judged while they are typed. */
export const LinePrices = lazy(async () => ({ default: (await import('./quote/line-prices.tsx')).LinePrices }));

export const OpenButton = lazy(async () => ({ default: (await import('./opening/open-button.tsx')).OpenButton }));

export const RulingDialog = lazy(async () => ({
  default: (await import('./comparison/ruling-dialog.tsx')).RulingDialog,
}));

/** The screens of the procurement; each is loaded when it is opened. */
export const tenderingFeature: Feature = {
  name: 'tendering',
  pages: [
    ...projectPages,
    ...supplierPages,
    ...bulletinPages,
    {
      path: '/tenderee/bidOpenManage/bidOpenResult',
      title: words.quotationComparison,
      permission: 'entry_view',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).BidOpenResultPage }),
    },
    {
      path: '/tenderee/reviewResult/reviewDetails',
      title: tenderingWords.confirmTheSelection,
      permission: 'entry_view',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./comparison/comparison-page.tsx')).ReviewDetailsPage }),
    },
    {
      path: '/tenderee/myTenderee/addTenderee',
      title: tenderingWords.editProject,
      permission: 'project_edit',
      load: async () => ({ Page: (await import('./project-edit/project-edit-page.tsx')).AddTendereePage }),
    },
    {
      path: '/tenderee/projectDetail/index',
      title: tenderingWords.projectDetail,
      permission: 'project_view',
      load: async () => ({ Page: (await import('./project-detail/project-detail-page.tsx')).ProjectDetailPage }),
    },
    {
      path: '/tenderee/projectDetail/evidence',
      title: tenderingWords.evidence,
      permission: 'project_evidence',
      tabQuery: ['id', 'projectId'],
      load: async () => ({ Page: (await import('./evidence/evidence-page.tsx')).EvidencePage }),
    },
  ],
};
