import { exact, inOrder, meanOf, rounded, type Exact } from './exact.ts';

/** Percent below which a price must be explained; the documents may raise each, up to 65. */
export interface LowPriceLimits {
  readonly ofAverage?: string;
  readonly ofSecondLowest?: string;
  readonly ofCeiling?: string;
}

export interface LowPriceAsk {
  /** Corrected prices, without preferences, of all bids that passed compliance. */
  readonly bids: readonly { readonly id: string; readonly price: string }[];
  readonly ceiling?: string | null;
  /** Where no ceiling was set. */
  readonly budget: string;
  readonly limits?: LowPriceLimits;
}

export interface LowPriceReason {
  readonly rule: 'average' | 'secondLowest' | 'ceiling';
  /** What the price was measured against, and below how much it must be explained; half up to the fen. */
  readonly measure: string;
  readonly limit: string;
}

const usual = { ofAverage: '50', ofSecondLowest: '50', ofCeiling: '45' } as const;
const highest = 65;

/**
 * Bids whose price is so low that their bidders are asked to explain it (R52, 87号令 第60条): below, not at, the limit. Never
 * out by itself: the committee judges the explanation.
 */
export function lowPrices({ bids, ceiling, budget, limits }: LowPriceAsk): ReadonlyMap<string, LowPriceReason[]> {
  const percent = { ...usual, ...limits };
  for (const limit of Object.values(percent))
    if (exact(limit).compare(highest) > 0) throw new RangeError(`at most ${highest} percent: ${limit}`);
  if (bids.length === 0) return new Map();
  const sorted = bids.map(({ price }) => exact(price)).toSorted(inOrder);
  const [lowest, second] = sorted;
  const measures = [
    { rule: 'average', measure: meanOf(sorted), percent: percent.ofAverage },
    { rule: 'ceiling', measure: exact(ceiling ?? budget), percent: percent.ofCeiling },
  ] as const;
  const found = bids.map(({ id, price }): [string, LowPriceReason[]] => {
    const value = exact(price);
    const reasons = measures.flatMap((one) => reasonOf(value, one));
    const isLowest = lowest !== undefined && value.equals(lowest);
    const next = isLowest && second ? reasonOf(value, secondRule(second, percent.ofSecondLowest)) : [];
    return [id, [...reasons, ...next]];
  });
  return new Map(found.filter(([, reasons]) => reasons.length > 0));
}

interface Measure {
  readonly rule: LowPriceReason['rule'];
  readonly measure: Exact;
  readonly percent: string;
}

function secondRule(measure: Exact, percent: string): Measure {
  return { rule: 'secondLowest', measure, percent };
}

function reasonOf(price: Exact, { rule, measure, percent }: Measure): LowPriceReason[] {
  const limit = measure.mul(exact(percent)).div(100);
  return price.compare(limit) < 0 ? [{ rule, measure: rounded(measure), limit: rounded(limit) }] : [];
}
