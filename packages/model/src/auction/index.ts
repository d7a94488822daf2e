import type { Domain } from '../kit/domain.ts';
import * as calls from './auction-endpoints.ts';
import { auction, auctionBid, auctionBidder } from './auction.ts';
import { auctionMenus } from './menus.ts';
import { auctionMessages } from './messages.ts';

export * from './auction-endpoints.ts';
export * from './auction-lifecycle.ts';
export * from './auction-settings.ts';
export * from './auction.ts';
export * from './messages.ts';
export * from './reverse-auction.ts';

/** Auctions downwards (竞价): after the opening whoever quoted bids lower, against the clock and without knowing whom. */
export const auctionDomain = {
  name: 'auction',
  entities: [auction, auctionBidder, auctionBid],
  endpoints: [
    calls.auctionList,
    calls.auctionOfProject,
    calls.auctionBids,
    calls.setAuction,
    calls.cancelAuction,
    calls.placeBid,
    calls.auctionRecord,
  ],
  messages: auctionMessages,
  menus: { root: auctionMenus },
  grants: {
    purchaser: ['auction_view', 'auction_host'],
    manager: ['auction_view', 'auction_host'],
    supervisor: ['auction_view'],
  },
} as const satisfies Domain;
