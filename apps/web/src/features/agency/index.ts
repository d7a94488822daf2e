import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import * as paths from './paths.ts';
import { agencyWords } from './words.ts';

/** The agency of a project, for its page. */
export const ProjectAgency = lazy(async () => ({
  default: (await import('./project/project-agency.tsx')).ProjectAgency,
}));

/** Agencies, the projects that they run, how they are chosen and what they cost. */
export const agencyFeature: Feature = {
  name: 'agency',
  pages: [
    {
      path: paths.libraryPath,
      title: agencyWords.agencies,
      permission: 'agencyLibrary_view',
      load: async () => ({ Page: (await import('./list/agency-list-page.tsx')).AgencyListPage }),
    },
    {
      path: paths.agencyPath,
      title: agencyWords.agency,
      permission: 'agencyLibrary_view',
      load: async () => ({ Page: (await import('./detail/agency-page.tsx')).AgencyPage }),
    },
    {
      // A supervisor need not see the agencies of the unit: the server asks who takes part.
      path: paths.drawPath,
      title: agencyWords.draw,
      load: async () => ({ Page: (await import('./draw/draw-page.tsx')).DrawPage }),
    },
    {
      path: paths.ownProjectsPath,
      title: agencyWords.ownProjects,
      permission: 'entrustedProject_view',
      load: async () => ({ Page: (await import('./own/own-projects-page.tsx')).OwnProjectsPage }),
    },
    {
      path: paths.ownProjectPath,
      title: agencyWords.ownProject,
      permission: 'entrustedProject_view',
      load: async () => ({ Page: (await import('./own/own-project-page.tsx')).OwnProjectPage }),
    },
    {
      path: paths.requestsPath,
      title: agencyWords.requests,
      permission: 'entrustedProject_view',
      load: async () => ({ Page: (await import('./own/requests-page.tsx')).RequestsPage }),
    },
    {
      path: paths.ownCooperationsPath,
      title: agencyWords.ownCooperations,
      permission: 'agencyInvitation_view',
      load: async () => ({ Page: (await import('./own/own-cooperations-page.tsx')).OwnCooperationsPage }),
    },
    {
      path: paths.feePath,
      title: agencyWords.feeScale,
      permission: 'agencyFee_view',
      load: async () => ({ Page: (await import('./fee/fee-scale-page.tsx')).FeeScalePage }),
    },
  ],
};
