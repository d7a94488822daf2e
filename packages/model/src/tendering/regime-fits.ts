import { lawRegime, type RegimeName } from '../procedure/method.ts';
import { procedureOf } from '../procedure/procedures.ts';

/** The laws under which a method can be run, as its procedure knows them; none of a method that is not known. */
export function regimesOf(manner: unknown): readonly RegimeName[] {
  return procedureOf(Number(manner))?.regimes ?? [];
}

/** Only a pair of method and law that a procedure knows has steps and periods. */
export function regimeFits(given: { readonly manner?: unknown; readonly lawRegime?: unknown }): boolean {
  const regime = lawRegime.named(Number(given.lawRegime));
  return regime !== undefined && regimesOf(given.manner).includes(regime.name);
}
