import type { PageRoute } from '../../kit/page/page-route.ts';

/** The screens of a supplier: what he registered for, the project as he may see it, and his quote. */
export const supplierPages: readonly PageRoute[] = [
  {
    path: '/bidding/onLineQuote/quoteDetails',
    title: { zh: '在线报价', en: 'Quote online' },
    permission: 'bid_view',
    tabQuery: ['id', 'entryId'],
    load: async () => ({ Page: (await import('./quote/quote-page.tsx')).QuotePage }),
  },
];
