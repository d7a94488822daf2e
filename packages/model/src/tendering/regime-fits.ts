import { lawRegime, type RegimeName } from '../procedure/method.ts';
import { procedureOf } from '../procedure/procedures.ts';
import { purchaseTypes } from './choices.ts';

const [, , works] = purchaseTypes;

/** The laws under which a method can be run, as its procedure knows them; none of a method that is not known. */
export function regimesOf(manner: unknown): readonly RegimeName[] {
  return procedureOf(Number(manner))?.regimes ?? [];
}

/** Only a pair of method and law that a procedure knows has steps and periods. */
export function regimeFits(given: { readonly manner?: unknown; readonly lawRegime?: unknown }): boolean {
  const regime = lawRegime.named(Number(given.lawRegime));
  return regime !== undefined && regimesOf(given.manner).includes(regime.name);
}

/**
 * Under which law a method is run where nothing else is said: that of government procurement, if it is one that it knows.
 * Works that are tendered come under the tendering law (政府采购法第四条).
 */
export function usualRegime(of: { readonly manner: unknown; readonly purchaseType?: unknown }): RegimeName {
  const known = regimesOf(of.manner);
  const isTenderedWorks = Number(of.purchaseType) === works.value && known.includes('tendering');
  if (isTenderedWorks) return 'tendering';
  return known.length === 0 || known.includes('procurement') ? 'procurement' : 'ownPolicy';
}
