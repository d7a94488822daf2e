import { isInForce } from '../kit/days.ts';
import { compareYuan } from '../kit/money.ts';

/** For which amounts, where and when a rule holds. */
export interface AmountRange {
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly regionCode: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

interface Asked {
  readonly amount: string;
  readonly regionCode?: string | null | undefined;
  readonly day: string;
}

/** The rule that says how this amount is bought: that of the narrowest region, else the one for everywhere. */
export function ruleForAmount<R extends AmountRange>(
  rules: readonly R[],
  { amount, regionCode, day }: Asked,
): R | undefined {
  const holding = rules.filter(
    (rule) =>
      compareYuan(rule.amountFrom ?? '0', amount) <= 0 &&
      (rule.amountTo === null || compareYuan(amount, rule.amountTo) < 0) &&
      isInForce(rule, day) &&
      (!rule.regionCode || (regionCode ?? '').startsWith(rule.regionCode)),
  );
  return holding.toSorted((one, other) => (other.regionCode ?? '').length - (one.regionCode ?? '').length)[0];
}

/** Do two rules of the same kind speak of the same amount, in the same region, on the same day? */
export function rangesOverlap(one: AmountRange, other: AmountRange): boolean {
  if ((one.regionCode ?? '') !== (other.regionCode ?? '')) return false;
  const begins = (to: string | null, from: string | null) => to === null || compareYuan(from ?? '0', to) < 0;
  const amounts = begins(one.amountTo, other.amountFrom) && begins(other.amountTo, one.amountFrom);
  const lasts = (to: string | null, from: string) => to === null || from <= to;
  return amounts && lasts(one.effectiveTo, other.effectiveFrom) && lasts(other.effectiveTo, one.effectiveFrom);
}
