import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { borrowListPath, borrowPath } from './paths.ts';
import { borrowingWords } from './words.ts';

/** What was lent of a project's papers, for its page. */
export const ProjectBorrowing = lazy(async () => ({
  default: (await import('./project/project-borrowing.tsx')).ProjectBorrowing,
}));

/** Papers that are lent and come back. */
export const borrowingFeature: Feature = {
  name: 'borrowing',
  pages: [
    {
      path: borrowListPath,
      title: borrowingWords.loans,
      permission: 'borrow_view',
      load: async () => ({ Page: (await import('./list/borrow-list-page.tsx')).BorrowListPage }),
    },
    {
      path: borrowPath,
      title: borrowingWords.loan,
      permission: 'borrow_view',
      load: async () => ({ Page: (await import('./detail/borrow-page.tsx')).BorrowPage }),
    },
  ],
};
