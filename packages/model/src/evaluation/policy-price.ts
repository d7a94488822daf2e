import { trimZeros } from '../kit/number-text.ts';
import { exact, rounded, sumOf } from './exact.ts';

/**
 * What the state prefers in evaluation: small and micro enterprises (财库〔2020〕46号), consortia in which they have at least
 * 30 %, domestic products (国办发〔2025〕34号).
 */
export type PolicyKind = 'small' | 'smallConsortium' | 'domestic';

export interface Preference {
  readonly kind: PolicyKind;
  /** Percent off the price; the project says how many. */
  readonly rate: string;
}

export interface EvaluatedPrice {
  /** What is paid. */
  readonly price: string;
  /** What is compared, not rounded: at most twelve places. */
  readonly evaluated: string;
  /** What each preference takes off, half up to the fen, for the reader. */
  readonly reductions: readonly (Preference & { readonly money: string })[];
}

/** What a policy may grant, in percent (R56, R57). */
export const policyRates: Readonly<Record<PolicyKind, { readonly least: string; readonly most: string }>> = {
  small: { least: '10', most: '20' },
  smallConsortium: { least: '4', most: '6' },
  domestic: { least: '20', most: '20' },
};

/** Works have a range of their own (R56). */
export const worksRates = { least: '3', most: '5' } as const;

/**
 * The price that is compared: each preference once, all of them on the price as it was bid. A bidder is small himself or a
 * consortium with small members, never both.
 */
export function evaluatedPrice(price: string, preferences: readonly Preference[]): EvaluatedPrice {
  const kinds = preferences.map(({ kind }) => (kind === 'smallConsortium' ? 'small' : kind));
  if (new Set(kinds).size < kinds.length) throw new RangeError('a preference is granted once');
  const whole = exact(price);
  const reductions = preferences.map(({ kind, rate }) => ({ kind, rate, off: whole.mul(exact(rate)).div(100) }));
  const evaluated = whole.sub(sumOf(reductions.map(({ off }) => off)));
  return {
    price,
    evaluated: trimZeros(rounded(evaluated, maxPlaces)),
    reductions: reductions.map(({ off, ...preference }) => ({ ...preference, money: rounded(off) })),
  };
}

/** A price has two places, a rate at most four, a percent two more: nothing is lost. */
const maxPlaces = 12;
