import { lawRegime } from '../procedure/method.ts';
import { mostHolders, type Threshold } from './envelope.ts';

/** What a tenant has set: how many hold a key of each package, and how many of them open together. */
export interface TenantThreshold {
  readonly count: number;
  readonly threshold: number;
}

const leastUnderLaw = 2;

/**
 * How many hold and how many open, by the law that a procedure stands under: under the two laws nobody opens alone, whatever
 * the tenant has set; under its own policy it may let one do so. Never more than five hold.
 */
export function thresholdOf(regime: number, { count, threshold }: TenantThreshold): Threshold {
  const least = lawRegime.is(regime, 'ownPolicy') ? 1 : leastUnderLaw;
  const needed = Math.min(Math.max(threshold, least), mostHolders);
  return { threshold: needed, count: Math.min(Math.max(count, needed), mostHolders) };
}

/** One alone opens: whoever has that key reads every bid before its time. */
export function isLowAssurance({ threshold }: Pick<Threshold, 'threshold'>): boolean {
  return threshold === 1;
}
