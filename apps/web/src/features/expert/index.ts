import type { Feature } from '../../kit/page/feature.ts';
import { editExpertPath, expertPath, libraryPath, ownExpertPath } from './paths.ts';
import { expertWords } from './words.ts';

/** Experts. */
export const expertFeature: Feature = {
  name: 'expert',
  pages: [
    {
      path: libraryPath,
      title: expertWords.library,
      permission: 'expertLibrary_view',
      load: async () => ({ Page: (await import('./library/library-page.tsx')).LibraryPage }),
    },
    {
      path: expertPath,
      title: expertWords.expert,
      permission: 'expertLibrary_view',
      load: async () => ({ Page: (await import('./detail/expert-page.tsx')).ExpertPage }),
    },
    {
      path: editExpertPath,
      title: expertWords.edit,
      permission: 'expertLibrary_edit',
      load: async () => ({ Page: (await import('./edit/expert-edit-page.tsx')).ExpertEditPage }),
    },
    {
      path: ownExpertPath,
      title: expertWords.own,
      permission: 'expertOwn_view',
      load: async () => ({ Page: (await import('./own/own-page.tsx')).OwnExpertPage }),
    },
  ],
};
