import { lowPrices, type LowPriceLimits, type LowPriceReason } from './abnormal-price.ts';
import { verdict } from './choices.ts';

/** By what a low price is known; a package to which no rule applies has none. */
export interface LowPriceFacts {
  readonly budget: string;
  readonly limits: LowPriceLimits;
}

/** A price that its bidder has to explain, and what the committee found of the explanation (C.8). */
export interface LowPriceTally {
  readonly reasons: readonly LowPriceReason[];
  readonly accepted: number;
  readonly refused: number;
  /** By more than half of the members; null until as many agree. */
  readonly isAccepted: boolean | null;
}

interface Judged {
  readonly low: LowPriceFacts | null | undefined;
  readonly ceiling: string | null;
  /** How many evaluate. */
  readonly members: number;
  /** Those that passed the checks: the price of one that is out for its price still counts. */
  readonly passed: readonly { readonly id: string; readonly price: string }[];
  /** What each member found, of `verdict`. */
  readonly verdictsOf: (bidId: string) => readonly (number | null | undefined)[];
}

/** Whose prices are low, with what was found of each. None is out by itself: a majority of the committee says so. */
export function judgeLowPrices({
  low,
  ceiling,
  members,
  passed,
  verdictsOf,
}: Judged): ReadonlyMap<string, LowPriceTally> {
  if (!low) return new Map();
  const { budget, limits } = low;
  const found = lowPrices({ bids: passed, ceiling, budget, limits });
  return new Map(
    [...found].map(([id, reasons]) => {
      const given = verdictsOf(id);
      const accepted = given.filter((one) => verdict.is(one, 'met')).length;
      const refused = given.filter((one) => verdict.is(one, 'notMet')).length;
      const isMost = (count: number) => count * 2 > members;
      const isAccepted = isMost(accepted) ? true : isMost(refused) ? false : null;
      return [id, { reasons, accepted, refused, isAccepted }];
    }),
  );
}

/** Neither ranked nor measured by: it failed the checks, or its price was not explained. */
export function isOutOf({
  rejections,
  lowPrice,
}: {
  readonly rejections: readonly unknown[];
  readonly lowPrice?: LowPriceTally;
}): boolean {
  return rejections.length > 0 || lowPrice?.isAccepted === false;
}
