import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { hasStep, type WayFacts } from '../tendering/project-way.ts';

/** How long a round may be, in minutes. The law sets no time; it asks for one that is stated (order 74, article 33). */
export const leastRoundMinutes = 5;
export const mostRoundMinutes = 10_080;

/** Bidders quote in rounds: prices are nobody else's business until the result (政府采购法 38, B.28). */
export function isNegotiated(facts: WayFacts): boolean {
  return hasStep(facts, 'negotiate') && procurementMethod.is(facts.manner, 'negotiation', 'consultation');
}

/** Under the law a negotiation ends with last quotes (order 74, article 33; notice 2014/214, article 21). */
export function isLastRequired({ lawRegime: law }: Pick<WayFacts, 'lawRegime'>): boolean {
  return !lawRegime.is(law, 'ownPolicy');
}
