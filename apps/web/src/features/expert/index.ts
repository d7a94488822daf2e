import type { Feature } from '../../kit/page/feature.ts';
import * as paths from './paths.ts';
import { expertWords } from './words.ts';

/** Experts. */
export const expertFeature: Feature = {
  name: 'expert',
  pages: [
    {
      path: paths.libraryPath,
      title: expertWords.library,
      permission: 'expertLibrary_view',
      load: async () => ({ Page: (await import('./library/library-page.tsx')).LibraryPage }),
    },
    {
      path: paths.expertPath,
      title: expertWords.expert,
      permission: 'expertLibrary_view',
      load: async () => ({ Page: (await import('./detail/expert-page.tsx')).ExpertPage }),
    },
    {
      path: paths.editExpertPath,
      title: expertWords.edit,
      permission: 'expertLibrary_edit',
      load: async () => ({ Page: (await import('./edit/expert-edit-page.tsx')).ExpertEditPage }),
    },
    {
      path: paths.ownExpertPath,
      title: expertWords.own,
      permission: 'expertOwn_view',
      load: async () => ({ Page: (await import('./own/own-page.tsx')).OwnExpertPage }),
    },
    {
      path: paths.drawListPath,
      title: expertWords.draws,
      permission: 'expertDraw_view',
      load: async () => ({ Page: (await import('./draw/draw-list-page.tsx')).DrawListPage }),
    },
    {
      path: paths.editDrawPath,
      title: expertWords.editDraw,
      permission: 'expertDraw_edit',
      load: async () => ({ Page: (await import('./draw/draw-edit-page.tsx')).DrawEditPage }),
    },
    {
      // A supervisor need not see the draws of the unit: the server asks who takes part.
      path: paths.expertDrawPath,
      title: expertWords.draw,
      load: async () => ({ Page: (await import('./draw/draw-page.tsx')).DrawPage }),
    },
    {
      path: paths.drawnListPath,
      title: expertWords.drawn,
      permission: 'expertDraw_view',
      load: async () => ({ Page: (await import('./draw/drawn-list-page.tsx')).DrawnListPage }),
    },
    {
      path: paths.fairnessPath,
      title: expertWords.fairness,
      permission: 'expertDraw_view',
      load: async () => ({ Page: (await import('./draw/fairness-page.tsx')).FairnessPage }),
    },
  ],
};
