import { isInForce } from '../kit/days.ts';
import { compareYuan } from '../kit/money.ts';
import { liesIn, regionBreadth, regionStem } from '../dictionary/region-scope.ts';

/** For which amounts, where and when a rule holds. */
export interface AmountRange {
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly regionCode: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

interface Asked {
  /** In yuan; null: nobody knows it yet. */
  readonly amount: string | null;
  readonly regionCode?: string | null | undefined;
  readonly day: string;
}

/** Whether a rule holds for this amount, in this region, on this day; what is for some amounts alone, for one that is known. */
export function holdsFor(rule: AmountRange, { amount, regionCode, day }: Asked): boolean {
  return isInForce(rule, day) && liesIn(regionCode, rule.regionCode) && coversAmount(rule, amount);
}

function coversAmount({ amountFrom, amountTo }: AmountRange, amount: string | null): boolean {
  if (amount === null) return amountTo === null && compareYuan(amountFrom ?? '0', '0') === 0;
  return compareYuan(amountFrom ?? '0', amount) <= 0 && (amountTo === null || compareYuan(amount, amountTo) < 0);
}

/** The rule that says how this amount is bought: that of the narrowest region, else the one for everywhere. */
export function ruleForAmount<R extends AmountRange>(rules: readonly R[], asked: Asked): R | undefined {
  const holding = rules.filter((rule) => holdsFor(rule, asked));
  return holding.toSorted((one, other) => regionBreadth(other.regionCode) - regionBreadth(one.regionCode))[0];
}

/** Do two rules of the same kind speak of the same amount, in the same region, on the same day? */
export function rangesOverlap(one: AmountRange, other: AmountRange): boolean {
  if (regionStem(one.regionCode ?? '') !== regionStem(other.regionCode ?? '')) return false;
  const begins = (to: string | null, from: string | null) => to === null || compareYuan(from ?? '0', to) < 0;
  const amounts = begins(one.amountTo, other.amountFrom) && begins(other.amountTo, one.amountFrom);
  const lasts = (to: string | null, from: string) => to === null || from <= to;
  return amounts && lasts(one.effectiveTo, other.effectiveFrom) && lasts(other.effectiveTo, one.effectiveFrom);
}
