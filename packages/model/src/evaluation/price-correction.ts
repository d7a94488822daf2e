import { exact, rounded, sumOf, type Exact } from './exact.ts';

/** A line of a priced list, as the bidder wrote it; yuan. */
export interface PricedLine {
  readonly id: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly total: string;
}

export interface WrittenPrice {
  /** In the body of the bid, figures. */
  readonly bodyTotal: string;
  /** In the opening list (开标一览表), figures. */
  readonly openingTotal?: string;
  /** The amount that the words say, where there are words. */
  readonly wordsTotal?: string;
  readonly lines?: readonly PricedLine[];
}

/** Why an amount was corrected, in the order in which the rules apply. */
export type CorrectionRule = 'openingList' | 'words' | 'decimalPoint' | 'unitPrice' | 'sumOfLines';

export interface CorrectionStep {
  readonly rule: CorrectionRule;
  readonly lineId?: string;
  /** What is changed: the total, a line's total or its unit price. */
  readonly before: string;
  readonly after: string;
}

export interface CorrectedPrice {
  readonly total: string;
  readonly lines: readonly PricedLine[];
  /** Empty where nothing contradicts; else the bidder confirms the corrected price, or his bid is invalid. */
  readonly steps: readonly CorrectionStep[];
}

/**
 * What a bid costs where it contradicts itself (87号令 第59条): the opening list over the body, words over figures, an unit
 * price whose decimal point has slipped follows its total, other totals follow quantity × unit price, the sum of the lines
 * over the total.
 */
export function correctPrice({ bodyTotal, openingTotal, wordsTotal, lines = [] }: WrittenPrice): CorrectedPrice {
  const steps: CorrectionStep[] = [];
  let total = bodyTotal;
  const take = (rule: CorrectionRule, amount: string) => {
    if (!exact(amount).equals(exact(total))) steps.push({ rule, before: total, after: amount });
    total = amount;
  };
  if (openingTotal !== undefined) take('openingList', openingTotal);
  if (wordsTotal !== undefined) take('words', wordsTotal);
  const corrected = lines.map((line) => correctLine(line, { steps, isListWhole: isListWhole(lines, total) }));
  if (corrected.length > 0) take('sumOfLines', rounded(sumOf(corrected.map((line) => exact(line.total)))));
  return { total, lines: corrected, steps };
}

/** Do the totals of the lines make up the total? Then it is no total that is wrong, and a unit price may be. */
function isListWhole(lines: readonly PricedLine[], total: string): boolean {
  return sumOf(lines.map((line) => exact(line.total))).equals(exact(total));
}

interface Correction {
  readonly steps: CorrectionStep[];
  readonly isListWhole: boolean;
}

function correctLine(line: PricedLine, { steps, isListWhole: isWhole }: Correction): PricedLine {
  const { id: lineId, quantity, unitPrice } = line;
  const calculated = rounded(exact(unitPrice).mul(exact(quantity)));
  if (exact(calculated).equals(exact(line.total))) return line;
  if (isWhole && hasSlipped(line)) {
    const after = rounded(exact(line.total).div(exact(quantity)));
    steps.push({ rule: 'decimalPoint', lineId, before: unitPrice, after });
    return { ...line, unitPrice: after };
  }
  steps.push({ rule: 'unitPrice', lineId, before: line.total, after: calculated });
  return { ...line, total: calculated };
}

const slips: readonly number[] = [10, 100, 1000, 10_000];

/** The unit price is the right one with its decimal point elsewhere. */
function hasSlipped({ quantity, unitPrice, total }: PricedLine): boolean {
  if (exact(quantity).equals(0)) return false;
  const right: Exact = exact(total).div(exact(quantity));
  return slips.some((slip) => exact(unitPrice).mul(slip).equals(right) || exact(unitPrice).div(slip).equals(right));
}
