import Fraction from 'fraction.js';

/** A rational number, whole. */
export type Exact = Fraction;

const decimal = /^-?\d{1,18}(?:\.\d{1,12})?$/;

/**
 * A decimal text as a number that loses nothing: thirds of a score and quotients of prices stay whole until the one place
 * where the rule rounds. Throws on anything that is no plain decimal.
 */
export function exact(text: string): Exact {
  if (!decimal.test(text)) throw new RangeError(`not a decimal: ${text}`);
  return new Fraction(text);
}

/** A count, or a nought. */
export function whole(count: number): Exact {
  return new Fraction(count);
}

/** Half up to so many places, as text with exactly these places: `2/3` → `'0.67'`. */
export function rounded(value: Exact, places = 2): string {
  const { s, n, d } = value.round(places);
  const digits = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, '0');
  const sign = s < 0n && n !== 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export function sumOf(values: readonly Exact[]): Exact {
  return values.reduce((sum, value) => sum.add(value), new Fraction(0));
}

export function meanOf(values: readonly Exact[]): Exact {
  if (values.length === 0) throw new RangeError('nothing has no mean');
  return sumOf(values).div(values.length);
}

/** -1, 0 or 1, for sorting upwards. */
export function inOrder(left: Exact, right: Exact): number {
  return left.compare(right);
}

export function leastOf(values: readonly Exact[]): Exact {
  const [least] = values.toSorted(inOrder);
  if (!least) throw new RangeError('nothing has no least');
  return least;
}
