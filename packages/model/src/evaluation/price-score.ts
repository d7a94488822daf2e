import { exact, inOrder, leastOf, meanOf, rounded, whole, type Exact } from './exact.ts';

/** Against what prices are measured: by the law of government procurement always the lowest. */
export type Benchmark =
  | { readonly kind: 'lowest' }
  | { readonly kind: 'average' }
  /** Of five and more without the highest and the lowest. */
  | { readonly kind: 'trimmedAverage' }
  /** So many percent of the ceiling, the rest of the average. */
  | { readonly kind: 'ceilingMix'; readonly ceiling: string; readonly percent: string };

export interface PricedBid {
  readonly id: string;
  /** As it is compared, see `evaluatedPrice`. */
  readonly evaluated: string;
}

/** lowest ÷ price × weight, half up to two places: the lowest has the full weight (87号令 第55条, 214号文 第24条). */
export function lowestPriceScores(bids: readonly PricedBid[], weight: string): ReadonlyMap<string, string> {
  if (bids.length === 0) return new Map();
  const lowest = leastOf(bids.map(({ evaluated }) => positive(evaluated)));
  return new Map(bids.map(({ id, evaluated }) => [id, rounded(lowest.div(positive(evaluated)).mul(exact(weight)))]));
}

export interface BenchmarkRule {
  readonly benchmark: Benchmark;
  /** Points of the price as a whole. */
  readonly weight: string;
  /** How many points of 100 each percent above, and below, the benchmark costs. */
  readonly above?: string;
  readonly below?: string;
}

/** 100 − |price − benchmark| ÷ benchmark × 100 × factor, never below nought, at the weight of the price: tenders of works. */
export function benchmarkScores(
  bids: readonly PricedBid[],
  { benchmark, weight, above = '2', below = '1' }: BenchmarkRule,
): { readonly base: string; readonly scores: ReadonlyMap<string, string> } {
  if (bids.length === 0) return { base: '0.00', scores: new Map() };
  const base = benchmarkOf(
    bids.map(({ evaluated }) => positive(evaluated)),
    benchmark,
  );
  const scores = bids.map(({ id, evaluated }): [string, string] => {
    const off = positive(evaluated).sub(base);
    const factor = exact(off.compare(0) > 0 ? above : below);
    const points = whole(100).sub(off.abs().div(base).mul(100).mul(factor));
    const kept = points.compare(0) < 0 ? whole(0) : points;
    return [id, rounded(kept.mul(exact(weight)).div(100))];
  });
  return { base: rounded(base), scores: new Map(scores) };
}

const trimmedFrom = 5;

function benchmarkOf(prices: readonly Exact[], benchmark: Benchmark): Exact {
  switch (benchmark.kind) {
    case 'lowest':
      return leastOf(prices);
    case 'average':
      return meanOf(prices);
    case 'trimmedAverage':
      return meanOf(prices.length >= trimmedFrom ? prices.toSorted(inOrder).slice(1, -1) : prices);
    case 'ceilingMix': {
      const share = exact(benchmark.percent).div(100);
      return exact(benchmark.ceiling)
        .mul(share)
        .add(meanOf(prices).mul(whole(1).sub(share)));
    }
  }
}

function positive(price: string): Exact {
  const value = exact(price);
  if (value.compare(0) <= 0) throw new RangeError(`not a price: ${price}`);
  return value;
}
