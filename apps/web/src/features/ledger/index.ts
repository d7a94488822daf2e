import type { Feature } from '../../kit/page/feature.ts';
import { ledgerPath, postingListPath, postingPath, statementPath } from './paths.ts';
import { ledgerWords } from './words.ts';

const pages = () => import('./pages.ts');

/** Everything that moves money, in double entry. */
export const ledgerFeature: Feature = {
  name: 'ledger',
  pages: [
    {
      path: ledgerPath,
      title: ledgerWords.ledger,
      permission: 'ledger_view',
      load: async () => ({ Page: (await pages()).LedgerPage }),
    },
    {
      path: statementPath,
      title: ledgerWords.statement,
      permission: 'ledger_view',
      tabQuery: ['accountId'],
      load: async () => ({ Page: (await pages()).StatementPage }),
    },
    {
      path: postingListPath,
      title: ledgerWords.postings,
      permission: 'ledger_view',
      tabQuery: [],
      load: async () => ({ Page: (await pages()).PostingListPage }),
    },
    {
      path: postingPath,
      title: ledgerWords.posting,
      permission: 'ledger_view',
      load: async () => ({ Page: (await pages()).PostingPage }),
    },
  ],
};
