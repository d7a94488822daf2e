import { exact, rounded, sumOf, whole, type Exact } from './exact.ts';
import { lowestPriceScores } from './price-score.ts';

export interface ScoredBid {
  readonly id: string;
  readonly evaluated: string;
  /** Points of every item but the price, exact, by the id of the item. */
  readonly items: ReadonlyMap<string, Exact>;
  /** Which of them are technical: they decide where the price does not. */
  readonly technical: readonly string[];
}

export interface Ranked {
  readonly id: string;
  /** Equal ones share a rank, and the next is left out: 1, 1, 3. */
  readonly rank: number;
  /** Somebody else has this rank: the documents' rule, else a draw on the record decides. */
  readonly isTied: boolean;
}

export interface RankedByScore extends Ranked {
  /** Sum of the items, half up to two places. */
  readonly itemPoints: string;
  readonly pricePoints: string;
  /** Both, rounded once. */
  readonly total: string;
}

export interface ScoreRule {
  readonly priceWeight: string;
  /** Points of the prices where they are not measured against the lowest. */
  readonly prices?: ReadonlyMap<string, string>;
  /** Of equal total and price: the better technical part (214号文 第25条, or by the documents), else they stay equal. */
  readonly tie: 'technical' | 'equal';
}

/** 综合评分法: the points of all items and of the price. The highest total is first; of equal ones the lower price (87号令 第57条). */
export function rankByScore(
  bids: readonly ScoredBid[],
  { priceWeight, tie, prices = lowestPriceScores(bids, priceWeight) }: ScoreRule,
): RankedByScore[] {
  const scored = bids.map((bid) => {
    const items = sumOf([...bid.items.values()]);
    const pricePoints = prices.get(bid.id) ?? '0.00';
    const total = rounded(items.add(exact(pricePoints)));
    const technical = sumOf(bid.technical.map((item) => bid.items.get(item) ?? whole(0)));
    return { id: bid.id, itemPoints: rounded(items), pricePoints, total, technical, evaluated: exact(bid.evaluated) };
  });
  const ranked = rankBy(scored, [
    (one, other) => exact(other.total).compare(exact(one.total)),
    (one, other) => one.evaluated.compare(other.evaluated),
    (one, other) => (tie === 'technical' ? other.technical.compare(one.technical) : 0),
  ]);
  return ranked.map(({ row: { technical: _technical, evaluated: _evaluated, ...row }, rank, isTied }) => ({
    ...row,
    rank,
    isTied,
  }));
}

export interface CheapBid {
  readonly id: string;
  /** The corrected, or evaluated, price. */
  readonly evaluated: string;
  /** What differs from the documents, put in money: dearer for the buyer above nought (经评审的最低投标价法). */
  readonly deviations?: readonly string[];
}

/** 最低评标价法: who meets all that is demanded, by price upwards (87号令 第54条、第56条). */
export function rankByPrice(bids: readonly CheapBid[]): (Ranked & { readonly compared: string })[] {
  const priced = bids.map(({ id, evaluated, deviations = [] }) => ({
    id,
    compared: exact(evaluated).add(sumOf(deviations.map(exact))),
  }));
  return rankBy(priced, [(one, other) => one.compared.compare(other.compared)]).map(({ row, rank, isTied }) => ({
    id: row.id,
    compared: rounded(row.compared),
    rank,
    isTied,
  }));
}

type Compare<R> = (one: R, other: R) => number;

/** Sorted by the first comparison that tells two apart; by their ids where none does, so that the order of coming in does not matter. */
function rankBy<R extends { readonly id: string }>(
  rows: readonly R[],
  comparisons: readonly Compare<R>[],
): { readonly row: R; readonly rank: number; readonly isTied: boolean }[] {
  const compare: Compare<R> = (one, other) => comparisons.map((by) => by(one, other)).find((order) => order !== 0) ?? 0;
  const sorted = rows.toSorted((one, other) => compare(one, other) || (one.id < other.id ? -1 : 1));
  return sorted.map((row) => {
    const equal = sorted.filter((other) => compare(row, other) === 0);
    return { row, rank: sorted.findIndex((other) => compare(row, other) === 0) + 1, isTied: equal.length > 1 };
  });
}
