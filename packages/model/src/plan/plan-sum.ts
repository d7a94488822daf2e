import Big from 'big.js';
import { compareYuan, isYuan, lineTotal, sumYuan } from '../kit/money.ts';

export interface PlanLine {
  readonly qty?: string | null;
  readonly price?: string | null;
}

/** quantity × price of a line, half up to the fen; undefined while one of them is no number. */
export function planLineMoney({ qty, price }: PlanLine): string | undefined {
  if (!qty || !price || !/^\d{1,14}(\.\d{1,4})?$/.test(qty) || !isYuan(price)) return undefined;
  return lineTotal(price, qty);
}

/** What the lines come to; a line that is not filled in yet counts nothing. */
export function planSum(lines: readonly PlanLine[]): string {
  return sumYuan(lines.map((line) => planLineMoney(line) ?? '0'));
}

export interface PlanDifference {
  readonly sum: string;
  readonly budget: string;
  /** Of the sum to the budget: below nothing where lines are missing. */
  readonly difference: string;
}

/**
 * Where the lines do not come to the budget (明细合计与预算金额不一致). A plan without lines has nothing to compare: it may
 * be kept, and cannot be submitted.
 */
export function planDifference(budget: string, lines: readonly PlanLine[]): PlanDifference | undefined {
  if (lines.length === 0) return undefined;
  const sum = planSum(lines);
  if (compareYuan(sum, budget) === 0) return undefined;
  return { sum, budget: new Big(budget).toFixed(2), difference: new Big(sum).minus(budget).toFixed(2) };
}
