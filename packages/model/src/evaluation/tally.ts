import { procurementMethod } from '../procedure/method.ts';
import { trimZeros } from '../kit/number-text.ts';
import { aggregation, markKind, priceBenchmark, scoreCategory, scoreType, verdict } from './choices.ts';
import { exact, leastOf, rounded, type Exact } from './exact.ts';
import { judgeLowPrices, type LowPriceFacts, type LowPriceTally } from './low-price-tally.ts';
import { itemScore, strayScores, type Aggregation, type GivenScore } from './item-score.ts';
import { benchmarkScores, lowestPriceScores, type Benchmark } from './price-score.ts';
import { rankByPrice, rankByScore } from './ranking.ts';
import { withdrawal, type Rejection } from './rejection.ts';
import { isScoredMethod, type ScoreItem, type StandardDraft } from './standard-rule.ts';

/** What one member found of one check or item of one bid. */
export interface GivenMark {
  readonly memberId: string;
  readonly bidId: string;
  /** Of `markKind`. */
  readonly kind: number;
  readonly place: number;
  /** Of `verdict`. */
  readonly verdict: number | null;
  readonly points: string | null;
  readonly reason: string | null;
}

export interface TallyFacts {
  readonly standard: StandardDraft;
  readonly manner: number;
  readonly ceiling: string | null;
  /** By what prices are too low to stand unexplained; null where no rule says. */
  readonly lowPrice?: LowPriceFacts | null;
  /** Who evaluates. */
  readonly members: readonly string[];
  /** Who has not quoted in the last round of a negotiation has withdrawn. */
  readonly bids: readonly { readonly id: string; readonly price: string; readonly isWithdrawn?: boolean }[];
  readonly marks: readonly GivenMark[];
}

interface ItemTally {
  readonly place: number;
  readonly given: readonly GivenScore[];
  readonly dropped: readonly string[];
  /** Two places, for the reader; null where it cannot be told yet. The sum is made of what is not rounded. */
  readonly score: string | null;
}

export interface BidTally {
  readonly id: string;
  readonly price: string;
  readonly rejections: readonly Rejection[];
  /** Only of one whose price had to be explained. */
  readonly lowPrice?: LowPriceTally;
  readonly items: readonly ItemTally[];
  readonly itemPoints: string | null;
  readonly pricePoints: string | null;
  readonly total: string | null;
  readonly rank: number | null;
  readonly isTied: boolean;
}

export interface Tally {
  /** What prices were measured against; null where they are compared alone, or nobody is left. */
  readonly base: string | null;
  readonly bids: readonly BidTally[];
  /** Objective items to which not all came alike (87号令 64). */
  readonly mismatches: readonly { readonly bidId: string; readonly place: number }[];
  /** Scores that stray from the others' (畸高畸低), with whether their member has said why. */
  readonly strays: readonly {
    readonly bidId: string;
    readonly place: number;
    readonly memberId: string;
    readonly isExplained: boolean;
  }[];
  readonly missing: number;
}

const wayOf: Readonly<Record<keyof typeof aggregation.code, Aggregation>> = {
  mean: 'mean',
  trimmed: 'trimmed',
  median: 'median',
};

type KindName = keyof typeof markKind.code;

interface Place {
  readonly memberId: string;
  readonly bidId: string;
  readonly place: number;
}

type MarkAt = (kind: KindName, at: Place) => GivenMark | undefined;

/** Marks by what they are of: there are tens of thousands of them where many score many bids. */
function indexed(marks: readonly GivenMark[]): MarkAt {
  const keyOf = (kind: number, { memberId, bidId, place }: Place) => `${kind} ${memberId} ${bidId} ${place}`;
  const known = new Map(marks.map((mark) => [keyOf(mark.kind, mark), mark]));
  return (kind, at) => known.get(keyOf(markKind.code[kind], at));
}

/** Why bids are out: the checks that the majority found not met; none of a bid that is not. */
export function rejectionsOf(
  facts: Pick<TallyFacts, 'standard' | 'members' | 'marks' | 'bids'>,
): ReadonlyMap<string, Rejection[]> {
  const markAt = indexed(facts.marks);
  return new Map(
    facts.bids.map(({ id, isWithdrawn }) => [
      id,
      [...rejectionsOfBid({ ...facts, markAt }, id), ...(isWithdrawn ? [withdrawal] : [])],
    ]),
  );
}

type Known<F> = F & { readonly markAt: MarkAt };

function rejectionsOfBid(
  { standard, members, markAt }: Known<Pick<TallyFacts, 'standard' | 'members'>>,
  bidId: string,
): Rejection[] {
  return standard.checks.flatMap((_check, place) => {
    const against = members
      .flatMap((memberId) => markAt('check', { memberId, bidId, place }) ?? [])
      .filter((mark) => verdict.is(mark.verdict, 'notMet'));
    if (against.length * 2 <= members.length) return [];
    return [{ place, votes: against.length, reasons: against.flatMap(({ reason }) => reason ?? []) }];
  });
}

/** How many marks one member still owes: every check with a reason where it is not met, or every item of who is not out. */
export function owedMarks(
  { standard, bids, marks }: Pick<TallyFacts, 'standard' | 'bids' | 'marks'>,
  { memberId, kind }: { readonly memberId: string; readonly kind: KindName },
): number {
  const own = marks.filter((mark) => mark.memberId === memberId && markKind.is(mark.kind, kind) && isGiven(mark));
  const known = new Set(own.map(({ bidId, place }) => `${bidId} ${place}`));
  const lines = kind === 'check' ? standard.checks : standard.items;
  return bids.flatMap(({ id }) => lines.filter((_line, place) => !known.has(`${id} ${place}`))).length;
}

function isGiven({ kind, verdict: found, points, reason }: GivenMark): boolean {
  if (markKind.is(kind, 'item')) return points !== null;
  return verdict.is(found, 'met') || (verdict.is(found, 'notMet') && (reason ?? '') !== '');
}

/** All of a package: who is out, what every item comes to, points of the prices, totals, and the order (C.3 to C.6). */
export function tallyPackage(facts: TallyFacts): Tally {
  const sorted: Known<TallyFacts> = {
    ...facts,
    members: facts.members.toSorted(byId),
    bids: facts.bids.toSorted((one, other) => byId(one.id, other.id)),
    markAt: indexed(facts.marks),
  };
  const { standard, bids } = sorted;
  const out = rejectionsOf(sorted);
  const passed = bids.filter(({ id }) => out.get(id)?.length === 0);
  const low = lowOf(sorted, passed);
  const left = passed.filter(({ id }) => low.get(id)?.isAccepted !== false);
  const itemsOf = new Map(
    left.map(({ id }) => [id, standard.items.map((item, place) => itemOf(sorted, { id, item, place }))]),
  );
  const all = [...itemsOf].flatMap(([bidId, items]) => items.map((one) => ({ bidId, ...one })));
  const prices = pricesOf(sorted, left);
  const isWhole = all.every(({ exactScore }) => exactScore !== undefined);
  const ranked = isWhole ? rankedOf(sorted, { left, itemsOf, prices }) : new Map<string, Standing>();
  return {
    base: prices.base,
    bids: bids.map(({ id, price }) => ({
      id,
      price,
      rejections: out.get(id) ?? [],
      ...(low.has(id) && { lowPrice: low.get(id) }),
      items: (itemsOf.get(id) ?? []).map(({ place, given, dropped, score }) => ({ place, given, dropped, score })),
      ...(ranked.get(id) ?? { ...unranked, pricePoints: prices.points.get(id) ?? null }),
    })),
    mismatches: all.filter(({ differs }) => differs).map(({ bidId, place }) => ({ bidId, place })),
    strays: all.flatMap((one) => straysOf(sorted, one)),
    missing: all.reduce((sum, { lacking }) => sum + lacking, 0),
  };
}

function straysOf(
  { markAt }: Pick<Known<TallyFacts>, 'markAt'>,
  { bidId, place, strays }: Pick<FoundItem, 'place' | 'strays'> & { readonly bidId: string },
): Tally['strays'] {
  const isExplained = (memberId: string) => (markAt('item', { memberId, bidId, place })?.reason ?? '') !== '';
  return strays.map((memberId) => ({ bidId, place, memberId, isExplained: isExplained(memberId) }));
}

function lowOf({ lowPrice, ceiling, members, markAt }: Known<TallyFacts>, passed: TallyFacts['bids']) {
  const verdictsOf = (bidId: string) =>
    members.map((memberId) => markAt('lowPrice', { memberId, bidId, place: 0 })?.verdict);
  return judgeLowPrices({ low: lowPrice, ceiling, members: members.length, passed, verdictsOf });
}

function byId(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

type Standing = Pick<BidTally, 'itemPoints' | 'pricePoints' | 'total' | 'rank' | 'isTied'>;
const unranked: Standing = { itemPoints: null, pricePoints: null, total: null, rank: null, isTied: false };

interface FoundItem extends ItemTally {
  readonly exactScore: Exact | undefined;
  readonly differs: boolean;
  readonly lacking: number;
  readonly strays: readonly string[];
}

interface ItemOfBid {
  readonly id: string;
  readonly item: ScoreItem;
  readonly place: number;
}

function itemOf({ standard, members, markAt }: Known<TallyFacts>, { id, item, place }: ItemOfBid): FoundItem {
  const given = members.flatMap((expertId): GivenScore[] => {
    const points = markAt('item', { memberId: expertId, bidId: id, place })?.points;
    return points ? [{ expertId, score: trimZeros(points) }] : [];
  });
  const isObjective = scoreType.is(item.scoreType, 'objective');
  const way = aggregation.named(standard.aggregation)?.name ?? 'mean';
  const found = itemScore({ experts: members, scores: given, aggregation: wayOf[way], isObjective });
  const isWhole = 'score' in found;
  return {
    place,
    given,
    dropped: isWhole ? found.dropped.map(({ expertId }) => expertId) : [],
    score: isWhole ? rounded(found.score) : null,
    exactScore: isWhole ? found.score : undefined,
    differs: !isWhole && found.fault === 'objectiveDiffers',
    lacking: members.length - given.length,
    strays: isWhole && !isObjective ? strayScores(given, { maxScore: item.maxScore }) : [],
  };
}

interface Prices {
  readonly base: string | null;
  readonly points: ReadonlyMap<string, string>;
}

/** Points of the prices of those who are left. A price of nought has all of them: nothing is divided by it. */
export function pricesOf(
  { standard, ceiling }: Pick<TallyFacts, 'standard' | 'ceiling'>,
  left: readonly { readonly id: string; readonly price: string }[],
): Prices {
  if (!isScoredMethod(standard.evaluationMethod) || left.length === 0) return { base: null, points: new Map() };
  const weight = standard.priceWeight ?? '0';
  const bids = left.map(({ id, price }) => ({ id, evaluated: price }));
  const benchmark = benchmarkOf(standard, ceiling);
  const free = bids.filter(({ evaluated }) => exact(evaluated).compare(0) === 0);
  if (free.length > 0) {
    const full = rounded(exact(weight));
    return {
      base: '0.00',
      points: new Map(bids.map(({ id }) => [id, free.some((one) => one.id === id) ? full : '0.00'])),
    };
  }
  if (benchmark.kind !== 'lowest') {
    const { base, scores } = benchmarkScores(bids, { benchmark, weight });
    return { base, points: scores };
  }
  const lowest = leastOf(bids.map(({ evaluated }) => exact(evaluated)));
  return { base: rounded(lowest), points: lowestPriceScores(bids, weight) };
}

function benchmarkOf({ benchmark, benchmarkPercent }: StandardDraft, ceiling: string | null): Benchmark {
  const name = priceBenchmark.named(benchmark)?.name ?? 'lowest';
  if (name !== 'ceilingMix') return { kind: name };
  return ceiling === null ? { kind: 'average' } : { kind: name, ceiling, percent: benchmarkPercent ?? '0' };
}

interface Ranking {
  readonly left: TallyFacts['bids'];
  readonly itemsOf: ReadonlyMap<string, readonly FoundItem[]>;
  readonly prices: Prices;
}

function rankedOf({ standard, manner }: TallyFacts, { left, itemsOf, prices }: Ranking): Map<string, Standing> {
  const bids = left.map(({ id, price }) => ({ id, evaluated: price }));
  if (!isScoredMethod(standard.evaluationMethod))
    return new Map(rankByPrice(bids).map(({ id, rank, isTied }) => [id, { ...unranked, rank, isTied }]));
  const technical = standard.items.flatMap(({ category }, place) =>
    scoreCategory.is(category, 'technical') ? [String(place)] : [],
  );
  const scored = bids.map((bid) => ({
    ...bid,
    technical,
    items: new Map(
      (itemsOf.get(bid.id) ?? []).flatMap(({ place, exactScore }) =>
        exactScore ? [[String(place), exactScore] as const] : [],
      ),
    ),
  }));
  const ranked = rankByScore(scored, {
    priceWeight: standard.priceWeight ?? '0',
    prices: prices.points,
    // 214号文 25; elsewhere the documents or a draw decide.
    tie: procurementMethod.is(manner, 'consultation') ? 'technical' : 'equal',
  });
  return new Map(ranked.map(({ id, ...standing }) => [id, standing]));
}
