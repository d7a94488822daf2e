import Big from 'big.js';

/** An area or another number as it came, zero where nothing was given. */
export function numberOf(value: unknown): Big {
  return new Big(value === null || value === undefined || value === '' ? 0 : String(value));
}

/** Square metres as the API says them: two decimals. */
export function metresOf(value: unknown): string {
  return numberOf(value).toFixed(2);
}
