import type { Text } from '@zhaocai/model/kit/text';
import { openFault } from '@zhaocai/model/tendering/choices';
import { compareYuan, fenToYuan, sumYuan, yuanToFen } from '@zhaocai/model/kit/money';
import type { Comparison } from '@zhaocai/model/tendering/opening-endpoints';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { selectionFault, type Selection, type SelectionFault } from '@zhaocai/model/tendering/selection-check';

export type ComparedPackage = Comparison['packages'][number];
export type ComparedSupplier = Comparison['suppliers'][number];
export type Offer = ComparedSupplier['detailListVOS'][number];

/** What the purchaser has ticked and written so far. */
export interface SelectionDraft {
  /** Keys of the offers whose bidStatus is "1". */
  readonly chosen: ReadonlySet<string>;
  /** One reason per package: it explains all that is chosen there. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Where nobody is acceptable: by the key of the offer, why it is not. */
  readonly rejections: Readonly<Record<string, string>>;
}

export function offerKey({ packageId, entryId }: Pick<Offer, 'packageId' | 'entryId'>): string {
  return `${packageId}/${entryId}`;
}

export function offersOf({ suppliers }: Pick<Comparison, 'suppliers'>): Offer[] {
  return suppliers.flatMap(({ detailListVOS }) => detailListVOS);
}

/** Why there is no offer of this supplier, though he handed one in; undefined where he did not. */
export function openFaultOf({ unopened }: ComparedSupplier, packageId: string): Text | undefined {
  const found = unopened.find((one) => one.packageId === packageId);
  return found && openFault.choices.find(({ value }) => value === found.openFault)?.label;
}

/** The draft as the server has it. */
export function draftOf(comparison: Pick<Comparison, 'suppliers'>): SelectionDraft {
  const isChosen = ({ bidStatus }: Offer) => bidStatus === '1';
  const offers = offersOf(comparison);
  const chosen = offers.filter(isChosen);
  return {
    chosen: new Set(chosen.map(offerKey)),
    reasons: Object.fromEntries(
      chosen.flatMap(({ packageId, bidRemark }) => (bidRemark ? [[packageId, bidRemark]] : [])),
    ),
    rejections: Object.fromEntries(
      offers.flatMap((offer) => (!isChosen(offer) && offer.bidRemark ? [[offerKey(offer), offer.bidRemark]] : [])),
    ),
  };
}

export function toggleOffer(draft: SelectionDraft, offer: Pick<Offer, 'packageId' | 'entryId'>): SelectionDraft {
  const chosen = new Set(draft.chosen);
  const key = offerKey(offer);
  if (!chosen.delete(key)) chosen.add(key);
  return { ...draft, chosen };
}

export function withReason(draft: SelectionDraft, packageId: string, reason: string): SelectionDraft {
  return { ...draft, reasons: { ...draft.reasons, [packageId]: reason } };
}

export function withRejection(draft: SelectionDraft, key: string, reason: string): SelectionDraft {
  return { ...draft, rejections: { ...draft.rejections, [key]: reason } };
}

/**
 * Every offer with its bidStatus, exactly "1" or "0"; a reason goes with what is chosen, and where nothing of a package
 * is, with each of its offers.
 */
export function selectionsOf(
  comparison: Pick<Comparison, 'suppliers'>,
  { chosen, reasons, rejections }: SelectionDraft,
): Selection[] {
  const offers = offersOf(comparison);
  const decided = new Set(offers.filter((offer) => chosen.has(offerKey(offer))).map(({ packageId }) => packageId));
  return offers.map(({ packageId, entryId }) => {
    const key = offerKey({ packageId, entryId });
    const isChosen = chosen.has(key);
    const rejection = decided.has(packageId) ? undefined : rejections[key];
    return {
      packageId,
      entryId,
      bidStatus: isChosen ? '1' : '0',
      bidRemark: (isChosen ? reasons[packageId] : rejection)?.trim() || null,
    };
  });
}

/** What is wrong within one package; the budget is judged over all of them. */
export function packageFault(
  comparison: Comparison,
  draft: SelectionDraft,
  { packageId, isComplete }: { packageId: string; isComplete: boolean },
): SelectionFault | undefined {
  const ofPackage = (one: { readonly packageId: string }) => one.packageId === packageId;
  const fault = selectionFault(selectionsOf(comparison, draft).filter(ofPackage), {
    packages: decidable(comparison).filter(ofPackage),
    offers: offersOf(comparison).filter(ofPackage),
    generalBudget: comparison.generalBudget,
    isComplete,
  });
  return fault?.code === 'tendering.overBudget' ? undefined : fault;
}

/** A package that failed or was terminated is decided by nobody any more. */
function decidable({ packages }: Comparison) {
  return packages
    .filter(({ packageStatus }) => !packageLifecycle.is(packageStatus, 'failed', 'terminated'))
    .map((one) => ({ ...one, id: one.packageId }));
}

/** The first thing that is wrong with the whole selection. */
export function draftFault(
  comparison: Comparison,
  draft: SelectionDraft,
  isComplete: boolean,
): SelectionFault | undefined {
  return selectionFault(selectionsOf(comparison, draft), {
    packages: decidable(comparison),
    offers: offersOf(comparison),
    generalBudget: comparison.generalBudget,
    isComplete,
  });
}

export interface SelectionTotals {
  readonly selected: string;
  /** Budget of the decided packages less what was selected for them; negative when it costs more. */
  readonly saved: string;
  /** Of that budget, in percent with two decimals; null while nothing is decided. */
  readonly savedShare: string | null;
  readonly decided: number;
  /** Packages that somebody has quoted for. */
  readonly quoted: number;
  readonly isOverBudget: boolean;
}

export function totalsOf(comparison: Comparison, { chosen }: SelectionDraft): SelectionTotals {
  const offers = offersOf(comparison);
  const selectedOffers = offers.filter((offer) => chosen.has(offerKey(offer)));
  const selected = sumYuan(selectedOffers.map(({ totalMoney }) => totalMoney));
  const decidedIds = new Set(selectedOffers.map(({ packageId }) => packageId));
  const budgets = comparison.packages.flatMap(({ packageId, budget = null }) =>
    decidedIds.has(packageId) ? [budget] : [],
  );
  const known = budgets.filter((one) => one !== null);
  // Who does not see the budgets is told of no saving.
  const budget = known.length < budgets.length ? selected : sumYuan(known);
  return {
    selected,
    saved: differenceYuan(budget, selected),
    savedShare: known.length < budgets.length ? null : percentOf(differenceYuan(budget, selected), budget),
    decided: decidedIds.size,
    quoted: new Set(offers.map(({ packageId }) => packageId)).size,
    isOverBudget: isOverBudget(comparison, selected),
  };
}

/** Prices of those whom a framework agreement admits are no sum. */
function isOverBudget({ generalBudget, packages }: Comparison, selected: string): boolean {
  if (generalBudget === undefined || packages.some(({ admission }) => admission)) return false;
  return compareYuan(selected, generalBudget) > 0;
}

export function differenceYuan(from: string, less: string): string {
  return fenToYuan((BigInt(yuanToFen(from)) - BigInt(yuanToFen(less))).toString());
}

/** `percentOf('5.00', '40.00')` → `'12.50'`, half away from zero; null of nothing. */
export function percentOf(part: string, whole: string): string | null {
  const divisor = BigInt(yuanToFen(whole));
  if (divisor <= 0n) return null;
  const hundredths = BigInt(yuanToFen(part)) * 10_000n;
  const half = hundredths < 0n ? -divisor / 2n : divisor / 2n;
  return fenToYuan(((hundredths + half) / divisor).toString());
}

/** How much dearer than the package's lowest offer, in percent; null for the lowest itself. */
export function aboveLowest(offer: Offer, offers: readonly Offer[]): string | null {
  const totals = offers.filter(({ packageId }) => packageId === offer.packageId).map(({ totalMoney }) => totalMoney);
  const lowest = totals.sort(compareYuan)[0];
  if (lowest === undefined || compareYuan(offer.totalMoney, lowest) <= 0) return null;
  return percentOf(differenceYuan(offer.totalMoney, lowest), lowest);
}

const deviation =
  /(?<!无|没有|不存在)(?<!无任何|没有任何)(负偏离|不满足|不响应|不符合|低于要求)|\b(deviat|not comply|does not meet)/i;

/** Does a bidder's own words name a difference from the demand? A hint to read on, never a judgement. */
export function namesDeviation(matchExplain: string | null): boolean {
  return matchExplain !== null && deviation.test(matchExplain);
}
