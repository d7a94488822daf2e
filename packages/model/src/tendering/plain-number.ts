import Big from 'big.js';

/** `'3.0000'` → `'3'`. */
export function plainNumber(decimal: string): string {
  return new Big(decimal).toFixed();
}
