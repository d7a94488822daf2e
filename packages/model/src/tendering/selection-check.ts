import { compareYuan, sumYuan } from '../kit/money.ts';

/** A quote that was opened. */
export interface OpenedOffer {
  readonly packageId: string;
  readonly entryId: string;
  readonly totalMoney: string;
  /** Whose offer it is, where he stands on the black list now. */
  readonly blackListed?: string | undefined;
  /** Whose it is and to whom of the same package he is related (R54), unless that was cleared. */
  readonly related?: RelatedOffer | undefined;
}

export interface RelatedOffer {
  readonly supplierName: string;
  readonly other: string;
  /** Found at the opening, and neither upheld nor cleared yet. */
  readonly isOpen: boolean;
}

export interface Selection {
  readonly packageId: string;
  readonly entryId: string;
  /** Exactly `'1'` won, `'0'` not. */
  readonly bidStatus: '1' | '0';
  readonly bidRemark?: string | null;
}

export interface PackageToDecide {
  readonly id: string;
  readonly packageName: string;
  readonly maxWinners: number;
  /** Of a framework agreement: several are admitted, and not everybody. */
  readonly admission?: Admission | undefined;
}

/** How many a framework agreement admits, by rules in force (财政部令第110号). */
export interface Admission {
  readonly least: number;
  /** Who is not admitted, in percent of those who offered; one at least. */
  readonly eliminatedShare: number;
}

export interface SelectionFacts {
  readonly packages: readonly PackageToDecide[];
  readonly offers: readonly OpenedOffer[];
  /** Left out by who does not see it: the server judges by it all the same. */
  readonly generalBudget?: string | undefined;
  /** A selection that is only saved may still lack winners. */
  readonly isComplete: boolean;
}

export type SelectionFault =
  | { readonly code: 'tendering.selectionUnknown' }
  | { readonly code: 'tendering.selectionClosed' }
  | { readonly code: 'tendering.winnerBlackListed'; readonly supplierName: string }
  | { readonly code: 'tendering.winnerRelated'; readonly supplierName: string; readonly other: string }
  | { readonly code: 'tendering.relationsOpen'; readonly packageName: string }
  | { readonly code: 'tendering.tooManyWinners'; readonly packageName: string; readonly max: number }
  | { readonly code: 'tendering.fewAdmitted'; readonly packageName: string; readonly least: number }
  | {
      readonly code: 'tendering.fewEliminated';
      readonly packageName: string;
      readonly share: number;
      readonly count: number;
    }
  | { readonly code: 'tendering.noWinner'; readonly packageName: string }
  | { readonly code: 'tendering.notLowest' }
  | { readonly code: 'tendering.fewQuotes'; readonly packageName: string }
  | { readonly code: 'tendering.overBudget'; readonly selected: string; readonly budget: string };

/** The first thing that is wrong with a selection; undefined when it may stand. Judged in the browser and on the server. */
export function selectionFault(selections: readonly Selection[], facts: SelectionFacts): SelectionFault | undefined {
  const offerOf = new Map(facts.offers.map((offer) => [`${offer.packageId}/${offer.entryId}`, offer]));
  const keys = selections.map(({ packageId, entryId }) => `${packageId}/${entryId}`);
  if (new Set(keys).size !== keys.length || keys.some((key) => !offerOf.has(key)))
    return { code: 'tendering.selectionUnknown' };
  const isDecidable = (id: string) => facts.packages.some((one) => one.id === id);
  if (selections.some(({ packageId, bidStatus }) => bidStatus === '1' && !isDecidable(packageId)))
    return { code: 'tendering.selectionClosed' };
  for (const one of facts.packages) {
    const fault = packageFault(one, selections, facts);
    if (fault) return fault;
  }
  const won = selections
    .filter(({ bidStatus }) => bidStatus === '1')
    .map(({ packageId, entryId }) => offerOf.get(`${packageId}/${entryId}`));
  const supplierName = won.find((offer) => offer?.blackListed)?.blackListed;
  if (supplierName) return { code: 'tendering.winnerBlackListed', supplierName };
  const related = won.find((offer) => offer?.related)?.related;
  if (related) return { code: 'tendering.winnerRelated', supplierName: related.supplierName, other: related.other };
  // Who is admitted to a framework agreement has offered prices, and sold nothing yet: they are no sum.
  if (facts.packages.some(({ admission }) => admission)) return undefined;
  const selected = sumYuan(won.map((offer) => offer?.totalMoney ?? '0'));
  return facts.generalBudget !== undefined && compareYuan(selected, facts.generalBudget) > 0
    ? { code: 'tendering.overBudget', selected, budget: facts.generalBudget }
    : undefined;
}

function packageFault(
  { id, packageName, maxWinners, admission }: PackageToDecide,
  selections: readonly Selection[],
  { offers, isComplete }: SelectionFacts,
): SelectionFault | undefined {
  const winners = selections.filter(({ packageId, bidStatus }) => packageId === id && bidStatus === '1');
  if (winners.length > maxWinners) return { code: 'tendering.tooManyWinners', packageName, max: maxWinners };
  const all = offers.filter(({ packageId }) => packageId === id);
  if (isComplete && all.some(({ related }) => related?.isOpen)) return { code: 'tendering.relationsOpen', packageName };
  // Offers of related bidders are invalid: nothing is measured by them.
  const quoted = all.filter(({ related }) => related === undefined);
  if (winners.length === 0) {
    const isRejected = ({ entryId }: OpenedOffer) =>
      selections.some((one) => one.packageId === id && one.entryId === entryId && one.bidRemark?.trim());
    // Nobody may be acceptable: then each hears why, and the package fails.
    return isComplete && !quoted.every(isRejected) ? { code: 'tendering.noWinner', packageName } : undefined;
  }
  const admitted = { packageName, count: winners.length, of: quoted.length };
  const fault = admission && isComplete ? admissionFault(admission, admitted) : undefined;
  if (fault) return fault;
  if (winners.every(({ bidRemark }) => bidRemark?.trim())) return undefined;
  const unexplained = winners.filter(({ bidRemark }) => !bidRemark?.trim());
  const limit = highestOfLowest(quoted, winners.length);
  const isDearer = unexplained.some(({ entryId }) => {
    const offer = all.find((one) => one.entryId === entryId && !one.related);
    return offer !== undefined && compareYuan(offer.totalMoney, limit) > 0;
  });
  if (isDearer) return { code: 'tendering.notLowest' };
  return quoted.length < 3 ? { code: 'tendering.fewQuotes', packageName } : undefined;
}

interface Admitted {
  readonly packageName: string;
  readonly count: number;
  /** Of so many valid offers. */
  readonly of: number;
}

function admissionFault(
  { least, eliminatedShare }: Admission,
  { packageName, count, of }: Admitted,
): SelectionFault | undefined {
  if (count < least) return { code: 'tendering.fewAdmitted', packageName, least };
  const out = leastEliminated(of, eliminatedShare);
  return of - count < out
    ? { code: 'tendering.fewEliminated', packageName, share: eliminatedShare, count: out }
    : undefined;
}

/** How many of so many are not admitted at the least: the share of them, a part counting whole, and one. */
export function leastEliminated(of: number, share: number): number {
  return Math.max(1, Math.ceil((of * share) / 100));
}

/** The price of the n-th lowest offer: who is at or below it needs no reason. */
function highestOfLowest(offers: readonly OpenedOffer[], count: number): string {
  const sorted = offers.map(({ totalMoney }) => totalMoney).sort(compareYuan);
  return sorted[Math.min(count, sorted.length) - 1] ?? '0';
}

/** The lowest total of a package, which the comparison marks. */
export function lowestOffer(offers: readonly OpenedOffer[], packageId: string): string | null {
  const [lowest] = offers
    .filter((offer) => offer.packageId === packageId)
    .map(({ totalMoney }) => totalMoney)
    .sort(compareYuan);
  return lowest ?? null;
}
