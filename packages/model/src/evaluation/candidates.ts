import { named } from '../kit/named.ts';

/** A bid as it is ranked. */
interface Ranked {
  readonly entryId: string;
  readonly rank: number | null;
}

/** Why a candidate is passed over for the next (R41; 条例 55): nothing else allows it. */
export const passOverGround = named({
  gaveUp: { value: 1, label: { zh: '放弃中标', en: 'Gave up the award' } },
  forceMajeure: { value: 2, label: { zh: '因不可抗力不能履行合同', en: 'Cannot perform, by force majeure' } },
  noBond: { value: 3, label: { zh: '未按要求提交履约保证金', en: 'Gave no performance bond' } },
  unlawful: { value: 4, label: { zh: '被查实有影响中标结果的违法行为', en: 'Proven to have acted unlawfully' } },
});

/** A candidate whom the purchaser does not choose, and why. */
export interface PassedOver {
  readonly entryId: string;
  /** Of `passOverGround`. */
  readonly ground: number;
  readonly reason: string;
  readonly time: string;
}

/**
 * Who is recommended, in order: everybody who is ranked, but no more than the law allows (R40). Those who share the last rank
 * are all in it; as many as may win always are.
 */
export function candidatesOf<B extends Ranked>(
  bids: readonly B[],
  { most, maxWinners }: { readonly most: number | null; readonly maxWinners: number },
): B[] {
  const limit = most === null ? Number.MAX_SAFE_INTEGER : Math.max(most, maxWinners);
  return bids
    .filter(({ rank }) => rank !== null && rank <= limit)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ rank }: Ranked): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}

interface Chosen {
  readonly candidates: readonly (Ranked & { readonly name: string })[];
  /** The registrations that a selection names as winners. */
  readonly winners: readonly string[];
  readonly passedOver: readonly Pick<PassedOver, 'entryId'>[];
}

export type CandidateFault =
  | { readonly code: 'evaluation.notCandidate' }
  | { readonly code: 'evaluation.passedOverChosen'; readonly candidate: string }
  | { readonly code: 'evaluation.candidateSkipped'; readonly candidate: string; readonly rank: number };

/**
 * What keeps a selection from standing beside a report (R39 to R41): whoever wins is a candidate, and everybody who is ranked
 * better wins too or was passed over by a ground of the law. Of those who share a rank any may be chosen.
 */
export function candidateFault({ candidates, winners, passedOver }: Chosen): CandidateFault | undefined {
  const isWinner = ({ entryId }: Ranked) => winners.includes(entryId);
  const isPassedOver = ({ entryId }: Ranked) => passedOver.some((one) => one.entryId === entryId);
  const won = candidates.filter(isWinner);
  if (won.length < winners.length) return { code: 'evaluation.notCandidate' };
  const both = won.find(isPassedOver);
  if (both) return { code: 'evaluation.passedOverChosen', candidate: both.name };
  const last = Math.max(0, ...won.map(rankOf));
  const skipped = candidates.find((one) => rankOf(one) < last && !isWinner(one) && !isPassedOver(one));
  return skipped && { code: 'evaluation.candidateSkipped', candidate: skipped.name, rank: rankOf(skipped) };
}
