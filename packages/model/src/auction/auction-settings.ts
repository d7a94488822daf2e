import { compareYuan, isYuan } from '../kit/money.ts';

/** How an auction is set up; money in yuan, times `yyyy-MM-dd HH:mm:ss`. */
export interface AuctionSettings {
  readonly startPrice: string;
  readonly minStep: string;
  readonly beginTime: string;
  readonly endTime: string;
}

export interface AuctionFacts {
  /** The lowest limit of the package: its ceiling, or its budget. */
  readonly ceiling: string;
  readonly now: string;
}

/** What an auction has unless its host says otherwise (C.9). */
export const usualAuction = { extensionSeconds: 180, maxExtensions: 10 } as const;

/**
 * Ten minutes at least: whoever reads of it late still finds the page, and three extensions fit into it. A day at most, within
 * thirty days: what is typed with another year is a slip.
 */
export const auctionLimits = { leastMinutes: 10, mostHours: 24, mostDaysAhead: 30 } as const;

export type AuctionFault =
  | { readonly code: 'auction.priceNotPositive' }
  | { readonly code: 'auction.stepNotBelow' }
  | { readonly code: 'auction.aboveCeiling'; readonly ceiling: string }
  | { readonly code: 'auction.beginPassed' }
  | { readonly code: 'auction.tooShort'; readonly minutes: number }
  | { readonly code: 'auction.tooLong'; readonly hours: number }
  | { readonly code: 'auction.tooFar'; readonly days: number };

const msOf = (instant: string) => Date.parse(`${instant.replace(' ', 'T')}+08:00`);

/** The first thing that is wrong with the settings of an auction; judged in the browser and on the server (C.9). */
export function auctionFault(
  { startPrice, minStep, beginTime, endTime }: AuctionSettings,
  { ceiling, now }: AuctionFacts,
): AuctionFault | undefined {
  if (![startPrice, minStep].every((price) => isYuan(price) && compareYuan(price, '0') > 0))
    return { code: 'auction.priceNotPositive' };
  if (compareYuan(minStep, startPrice) >= 0) return { code: 'auction.stepNotBelow' };
  if (compareYuan(startPrice, ceiling) > 0) return { code: 'auction.aboveCeiling', ceiling };
  const { leastMinutes, mostHours, mostDaysAhead } = auctionLimits;
  const begin = msOf(beginTime);
  const minutes = (msOf(endTime) - begin) / 60_000;
  if (Number.isNaN(minutes) || begin <= msOf(now)) return { code: 'auction.beginPassed' };
  if (minutes < leastMinutes) return { code: 'auction.tooShort', minutes: leastMinutes };
  if (minutes > mostHours * 60) return { code: 'auction.tooLong', hours: mostHours };
  if (begin - msOf(now) > mostDaysAhead * 86_400_000) return { code: 'auction.tooFar', days: mostDaysAhead };
  return undefined;
}

/** The state that an auction is in by the clock: a job writes it down within a minute. */
export function auctionStateAt<S extends number>(
  { auctionStatus, beginTime, endTime }: { auctionStatus: S; beginTime: string; endTime: string },
  { now, codes }: { now: string; codes: { readonly waiting: S; readonly running: S; readonly closed: S } },
): S {
  if (auctionStatus !== codes.waiting && auctionStatus !== codes.running) return auctionStatus;
  if (now >= endTime) return codes.closed;
  return now >= beginTime ? codes.running : codes.waiting;
}
