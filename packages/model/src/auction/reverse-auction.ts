import Big from 'big.js';
import { compareYuan } from '../kit/money.ts';

/** How an auction downwards runs (竞价). Money in yuan, times in milliseconds since 1970 by the server's clock. */
export interface AuctionRules {
  readonly startPrice: string;
  /** By at least this a bid is below the bidder's own best. */
  readonly minStep: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** A bid within this time before the end moves the end to this time after it. */
  readonly extensionMs: number;
  readonly maxExtensions: number;
}

export interface AuctionBid {
  /** Where it stands among all that reached the server: ties are decided by it. */
  readonly sequence: number;
  readonly bidderId: string;
  readonly price: string;
  readonly at: number;
}

export type BidRefusal = 'notBegun' | 'ended' | 'aboveStart' | 'stepTooSmall' | 'outOfOrder';

export interface Standing {
  readonly bidderId: string;
  /** His best: of who has not bid yet, his first price. */
  readonly price: string;
  /** Of a first price not above zero: it was there before every bid. */
  readonly sequence: number;
}

/** What a bidder comes with: the sealed quote that was opened. */
export interface FirstPrice {
  readonly bidderId: string;
  readonly price: string;
}

export interface Auction {
  readonly rules: AuctionRules;
  readonly endsAt: number;
  readonly extensions: number;
  /** Best first. */
  readonly standings: readonly Standing[];
  readonly lastSequence: number;
}

/** As it begins. First prices in the order in which they were handed in: of equal ones the earlier stands before. */
export function openAuction(rules: AuctionRules, firstPrices: readonly FirstPrice[] = []): Auction {
  const standings = firstPrices.map(({ bidderId, price }, index) => {
    return { bidderId, price, sequence: index - firstPrices.length + 1 };
  });
  return { rules, endsAt: rules.endsAt, extensions: 0, standings: standings.toSorted(byPrice), lastSequence: 0 };
}

export type JudgedBid =
  | { readonly refusal: BidRefusal; readonly auction: Auction }
  | { readonly refusal?: undefined; readonly auction: Auction; readonly isExtended: boolean };

/**
 * One bid, judged in the order of the server's sequence: the same bids replayed give the same end, winner and ranks. At the
 * end it is late; a millisecond before it is not.
 */
export function judgeBid(auction: Auction, bid: AuctionBid): JudgedBid {
  const refusal = refusalOf(auction, bid);
  if (refusal) return { refusal, auction };
  const { bidderId, price, sequence } = bid;
  const standings = [...auction.standings.filter((one) => one.bidderId !== bidderId), { bidderId, price, sequence }];
  const moved = endAfter(auction, bid.at);
  const isExtended = moved > auction.endsAt;
  return {
    isExtended,
    auction: {
      ...auction,
      standings: standings.toSorted(byPrice),
      endsAt: moved,
      extensions: auction.extensions + (isExtended ? 1 : 0),
      lastSequence: sequence,
    },
  };
}

function refusalOf({ rules, endsAt, standings, lastSequence }: Auction, bid: AuctionBid): BidRefusal | undefined {
  if (bid.sequence <= lastSequence) return 'outOfOrder';
  if (bid.at < rules.startsAt) return 'notBegun';
  if (bid.at >= endsAt) return 'ended';
  if (compareYuan(bid.price, rules.startPrice) > 0) return 'aboveStart';
  const own = standings.find(({ bidderId }) => bidderId === bid.bidderId);
  if (own && new Big(own.price).minus(rules.minStep).lt(bid.price)) return 'stepTooSmall';
  return undefined;
}

function endAfter({ rules, endsAt, extensions }: Auction, at: number): number {
  const isLate = at >= endsAt - rules.extensionMs;
  return isLate && extensions < rules.maxExtensions ? Math.max(endsAt, at + rules.extensionMs) : endsAt;
}

/** The lower price first; of equal ones who offered it first. */
function byPrice(one: Standing, other: Standing): number {
  return compareYuan(one.price, other.price) || one.sequence - other.sequence;
}

/** The whole log again, from the first bid on. */
export function replayAuction(
  rules: AuctionRules,
  bids: readonly AuctionBid[],
  firstPrices: readonly FirstPrice[] = [],
): Auction {
  return bids
    .toSorted((one, other) => one.sequence - other.sequence)
    .reduce((auction, bid) => judgeBid(auction, bid).auction, openAuction(rules, firstPrices));
}

/** The highest price that would be taken from a bidder now, in yuan; zero or less where he can go no lower. */
export function highestBid({ startPrice, minStep }: Pick<AuctionRules, 'startPrice' | 'minStep'>, ownPrice: string) {
  const lower = new Big(ownPrice).minus(minStep);
  return (lower.lt(startPrice) ? lower : new Big(startPrice)).toFixed(2);
}

/** What a bidder is told while it runs: his own place and the best price, nobody's name. */
export function ownView({ standings, endsAt, extensions }: Auction, bidderId: string) {
  const at = standings.findIndex((one) => one.bidderId === bidderId);
  return {
    rank: at === -1 ? null : at + 1,
    ownPrice: standings[at]?.price ?? null,
    bestPrice: standings[0]?.price ?? null,
    endsAt,
    extensions,
  };
}
