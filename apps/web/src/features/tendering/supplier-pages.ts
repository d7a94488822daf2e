import type { PageRoute } from '../../kit/page/page-route.ts';
import { tenderingWords } from './words.ts';
import { words } from '../../kit/text/words.ts';

/** The screens of a supplier: what he registered for, the project as he may see it, and his quote. */
export const supplierPages: readonly PageRoute[] = [
  {
    path: '/bidding/myBid/index',
    title: words.myBids,
    permission: 'bid_view',
    load: async () => ({ Page: (await import('./bid-list/bid-list-page.tsx')).BidListPage }),
  },
  {
    path: '/bidding/myBid/addBidding',
    title: { zh: '投标报名', en: 'Register' },
    permission: 'bid_add',
    tabQuery: ['id', 'projectId'],
    load: async () => ({ Page: (await import('./bid-register/register-page.tsx')).RegisterPage }),
  },
  {
    path: '/bidding/projectDetail/index/:id',
    title: { zh: '项目详情', en: 'Project details' },
    permission: 'bulletin_view',
    load: async () => ({ Page: (await import('./bid-project/bid-project-page.tsx')).BidProjectPage }),
  },
  {
    path: '/bidding/onLineQuote/quoteDetails',
    title: tenderingWords.quoteOnline,
    permission: 'bid_view',
    tabQuery: ['id', 'entryId'],
    load: async () => ({ Page: (await import('./quote/quote-page.tsx')).QuotePage }),
  },
];
