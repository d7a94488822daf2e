import { lazy } from 'react';
import type { Feature } from '../../kit/page/feature.ts';
import { auctionListPath, auctionRoomPath } from './paths.ts';
import { auctionWords } from './words.ts';

export { roomPath as auctionRoomOf } from './paths.ts';
export { auctionWords } from './words.ts';

/** To the auctions of a project, for the pages of a project. */
export const AuctionLink = lazy(async () => ({ default: (await import('./auction-link.tsx')).AuctionLink }));

/** Auctions as their host, their watchers and their bidders go through them. */
export const auctionFeature: Feature = {
  name: 'auction',
  pages: [
    {
      path: auctionListPath,
      title: auctionWords.auctions,
      permission: 'auction_view',
      load: async () => ({ Page: (await import('./auction-list-page.tsx')).AuctionListPage }),
    },
    {
      path: auctionRoomPath,
      title: auctionWords.auctions,
      permission: 'auction_view',
      load: async () => ({ Page: (await import('./auction-page.tsx')).AuctionPage }),
    },
  ],
};
