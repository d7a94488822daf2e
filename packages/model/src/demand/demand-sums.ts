import { compareYuan, isYuan, lineTotal, sumYuan } from '../kit/money.ts';

export interface DemandLine {
  readonly qty?: string | null;
  readonly price?: string | null;
}

/** quantity × estimated price of a line, half up to the fen; undefined while one of them is no number. */
export function demandLineMoney({ qty, price }: DemandLine): string | undefined {
  if (!qty || !price || !/^\d{1,14}(\.\d{1,4})?$/.test(qty) || !isYuan(price)) return undefined;
  return lineTotal(price, qty);
}

/** What the lines come to; one that is not filled in yet counts nothing. */
export function demandSum(lines: readonly DemandLine[]): string {
  return sumYuan(lines.map((line) => demandLineMoney(line) ?? '0'));
}

/** Estimates may stay below the budget, not above it. */
export function isAboveBudget(budget: string, lines: readonly DemandLine[]): boolean {
  return compareYuan(demandSum(lines), budget) > 0;
}
