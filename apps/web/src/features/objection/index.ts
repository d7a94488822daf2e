import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { objectionDetailPath, objectionListPath, objectionRaisePath } from './paths.ts';
import { objectionWords } from './words.ts';

/** The way from a project to what is objected to in it, for the pages of both sides. */
export const ProjectObjections = lazy(async () => ({
  default: (await import('./project-objections.tsx')).ProjectObjections,
}));

/** What suppliers object to and complain of, for who objects, who answers and who decides. */
export const objectionFeature: Feature = {
  name: 'objection',
  pages: [
    {
      path: objectionListPath,
      title: objectionWords.objections,
      permission: 'objection_view',
      load: async () => ({ Page: (await import('./list/objection-list-page.tsx')).ObjectionListPage }),
    },
    {
      path: objectionDetailPath,
      title: objectionWords.objection,
      permission: 'objection_view',
      load: async () => ({ Page: (await import('./detail/objection-page.tsx')).ObjectionPage }),
    },
    {
      path: objectionRaisePath,
      title: objectionWords.raise,
      permission: 'objection_raise',
      load: async () => ({ Page: (await import('./raise/raise-page.tsx')).RaisePage }),
    },
  ],
};
