import { packageEvaluationLifecycle, type StandardDraft } from '@zhaocai/model';
import { bidKeys, isBlindItem } from './blind-names.ts';
import type { EvaluationRow } from './desk-facts.ts';
import { tallyIn } from './settle.ts';

/** A score, by the name that whoever scored it knows the bid by. */
interface Spot {
  readonly bidKey: string;
  readonly place: number;
}

/** What a summary leaves open: objective items to which not all came alike, and scores of a member that stray unexplained. */
export function openQuestions(
  row: EvaluationRow,
  standard: Pick<StandardDraft, 'items'>,
  memberId: string,
): { readonly mismatches: Spot[]; readonly strays: Spot[] } {
  const tally = packageEvaluationLifecycle.is(row.evaluationStatus, 'summed') ? tallyIn(row.outcome) : null;
  if (!tally) return { mismatches: [], strays: [] };
  const keys = bidKeys(
    row,
    tally.bids.map(({ id }) => id),
  );
  const spot = ({ bidId, place }: { readonly bidId: string; readonly place: number }) => ({
    bidKey: keys.keyOf(bidId, isBlindItem(standard, place)),
    place,
  });
  const strays = tally.strays.filter((one) => one.memberId === memberId && !one.isExplained);
  return { mismatches: tally.mismatches.map(spot), strays: strays.map(spot) };
}
