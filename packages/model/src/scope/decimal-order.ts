import Big from 'big.js';

/** Negative, zero or positive, by the exact value of two decimal texts. */
export function compareDecimals(left: string, right: string): number {
  return new Big(left).cmp(right);
}
