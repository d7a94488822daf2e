import type { Feature } from '../../kit/page/feature.ts';
import { evidenceWords } from './words.ts';

/** The record of a unit, to read, and its roots, to keep elsewhere and to check. */
export const evidenceFeature: Feature = {
  name: 'evidence',
  pages: [
    {
      path: '/monitor/audit',
      title: evidenceWords.audit,
      permission: 'audit_view',
      load: async () => ({ Page: (await import('./audit/audit-page.tsx')).AuditPage }),
    },
    {
      path: '/monitor/evidence',
      title: evidenceWords.rootsOfTheEvidence,
      permission: 'evidenceroot_view',
      load: async () => ({ Page: (await import('./roots-page.tsx')).RootsPage }),
    },
  ],
};
