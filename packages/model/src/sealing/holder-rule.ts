import { lawRegime } from '../procedure/method.ts';
import { mostHolders, type Threshold } from './envelope.ts';

const leastUnderLaw = 2;

/**
 * How many hold a key of each package and how many of them open together, from what the tenant has set and the law that a
 * procedure stands under: under the two laws nobody opens alone, whatever is set; under its own policy a tenant may let
 * one do so. Never more than five hold.
 */
export function thresholdOf(regime: number, { count, threshold }: Threshold): Threshold {
  const least = lawRegime.is(regime, 'ownPolicy') ? 1 : leastUnderLaw;
  const needed = Math.min(Math.max(threshold, least), mostHolders);
  return { threshold: needed, count: Math.min(Math.max(count, needed), mostHolders) };
}

/** One alone opens: whoever has that key reads every bid before its time. */
export function isLowAssurance({ threshold }: Pick<Threshold, 'threshold'>): boolean {
  return threshold === 1;
}
