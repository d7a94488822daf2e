import { exact, inOrder, meanOf, sumOf, whole, type Exact } from './exact.ts';

/** Prices that are too alike, too regular, or where one is far below a close group of others: advice, never a judgement. */
export interface PriceSignal {
  readonly code: 'RF01' | 'RF02' | 'RF03';
  /** How many prices it rests on: of few it says little. */
  readonly count: number;
}

export interface PriceLimits {
  /** RF01: standard deviation ÷ mean below this. */
  readonly spread: string;
  /** RF02: differences, or quotients, of neighbours differ by less than this share of their mean. */
  readonly evenness: string;
  /** RF03: the gap below the second lowest is more than so many standard deviations of the losing bids. */
  readonly gap: string;
}

export const usualPriceLimits: PriceLimits = { spread: '0.02', evenness: '0.01', gap: '2' };

/** Signals over the prices of one package (R55: abnormal sameness, regular differences). No root is drawn: squares compare as well. */
export function priceSignals(prices: readonly string[], limits: PriceLimits = usualPriceLimits): PriceSignal[] {
  const sorted = prices.map(exact).toSorted(inOrder);
  const count = sorted.length;
  const found: PriceSignal[] = [];
  if (count >= 3 && isAlike(sorted, limits)) found.push({ code: 'RF01', count });
  if (count >= 3 && isRegular(sorted, limits)) found.push({ code: 'RF02', count });
  if (count >= 4 && isApart(sorted, limits)) found.push({ code: 'RF03', count });
  return found;
}

function isAlike(sorted: readonly Exact[], { spread }: PriceLimits): boolean {
  const mean = meanOf(sorted);
  return varianceOf(sorted).compare(exact(spread).mul(mean).pow(2) ?? 0) < 0;
}

function isRegular(sorted: readonly Exact[], { evenness }: PriceLimits): boolean {
  const pairs = sorted.slice(1).map((price, at) => [sorted[at] ?? price, price] as const);
  const differences = pairs.map(([lower, higher]) => higher.sub(lower));
  const quotients = pairs.map(([lower, higher]) => higher.div(lower).sub(1));
  return isEven(differences, evenness) || isEven(quotients, evenness);
}

/** All alike, and not nought: equal prices are another signal. */
function isEven(steps: readonly Exact[], evenness: string): boolean {
  const inRow = steps.toSorted(inOrder);
  const [least] = inRow;
  const most = inRow.at(-1);
  if (!least || !most || least.compare(0) <= 0) return false;
  return most.sub(least).compare(meanOf(steps).mul(exact(evenness))) < 0;
}

function isApart([lowest, second, ...rest]: readonly Exact[], { gap }: PriceLimits): boolean {
  if (!lowest || !second) return false;
  const variance = varianceOf([second, ...rest]);
  // Losers that all cost the same have no deviation to measure by.
  if (variance.equals(0)) return false;
  return (second.sub(lowest).pow(2) ?? whole(0)).compare(variance.mul(exact(gap).pow(2) ?? 0)) > 0;
}

/** Of a sample. */
function varianceOf(values: readonly Exact[]): Exact {
  const mean = meanOf(values);
  return sumOf(values.map((value) => value.sub(mean).pow(2) ?? whole(0))).div(values.length - 1);
}
