import type { Feature } from '../../kit/page/feature.ts';
import { evidenceWords } from './words.ts';

/** The roots of the record, to keep elsewhere and to check. */
export const evidenceFeature: Feature = {
  name: 'evidence',
  pages: [
    {
      path: '/monitor/evidence',
      title: evidenceWords.rootsOfTheEvidence,
      permission: 'evidenceroot_view',
      load: async () => ({ Page: (await import('./roots-page.tsx')).RootsPage }),
    },
  ],
};
