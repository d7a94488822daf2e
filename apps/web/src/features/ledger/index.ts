import type { Feature } from '../../kit/page/feature.ts';
import { ledgerPath, postingListPath, postingPath, statementPath } from './paths.ts';
import { ledgerWords } from './words.ts';

/** Everything that moves money, in double entry. */
export const ledgerFeature: Feature = {
  name: 'ledger',
  pages: [
    {
      path: ledgerPath,
      title: ledgerWords.ledger,
      permission: 'ledger_view',
      load: async () => ({ Page: (await import('./ledger-page.tsx')).LedgerPage }),
    },
    {
      path: statementPath,
      title: ledgerWords.statement,
      permission: 'ledger_view',
      tabQuery: ['accountId'],
      load: async () => ({ Page: (await import('./statement-page.tsx')).StatementPage }),
    },
    {
      path: postingListPath,
      title: ledgerWords.postings,
      permission: 'ledger_view',
      tabQuery: [],
      load: async () => ({ Page: (await import('./posting-list-page.tsx')).PostingListPage }),
    },
    {
      path: postingPath,
      title: ledgerWords.posting,
      permission: 'ledger_view',
      load: async () => ({ Page: (await import('./posting-page.tsx')).PostingPage }),
    },
  ],
};
