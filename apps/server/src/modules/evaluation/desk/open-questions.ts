import {
  bidSignalLifecycle,
  fill,
  messages,
  packageEvaluationLifecycle,
  type StandardDraft,
  type Tally,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { isWaiting, type QuestionRow } from '../question/bid-questions.ts';
import type { SignalRow } from '../signal/signals.ts';
import { bidKeys, isBlindItem } from './blind-names.ts';
import type { EvaluationRow } from './desk-facts.ts';
import { tallyIn } from './settle.ts';

/** A score, by the name that whoever scored it knows the bid by. */
interface Spot {
  readonly bidKey: string;
  readonly place: number;
}

/** What a summary leaves open to a member: objective items to which not all came alike, and scores of his that stray unexplained. */
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

/** Everything that a summary may leave open. */
export interface LeftOpen {
  readonly tally: Tally;
  readonly standard: Pick<StandardDraft, 'items'>;
  readonly questions: readonly QuestionRow[];
  readonly signals: readonly SignalRow[];
}

interface SummaryFault {
  readonly code:
    | 'evaluation.objectiveDiffers'
    | 'evaluation.straysUnsaid'
    | 'evaluation.lowPricesOpen'
    | 'evaluation.signalsOpen'
    | 'evaluation.questionsOpen';
  readonly params: Readonly<Record<string, string | number>>;
}

/** What keeps a summary from being closed. */
export function faultsOfSummary(ctx: Pick<Ctx, 'language' | 'now'>, open: LeftOpen): SummaryFault[] {
  const { tally, standard, questions, signals } = open;
  const names = [...new Set(tally.mismatches.map(({ place }) => standard.items[place]?.name ?? ''))];
  const between = ctx.language === 'zh' ? '、' : ', ';
  const items = names.join(between);
  const counted = [
    ['evaluation.objectiveDiffers', names.length],
    ['evaluation.straysUnsaid', tally.strays.filter(({ isExplained }) => !isExplained).length],
    ['evaluation.lowPricesOpen', tally.bids.filter(({ lowPrice }) => lowPrice?.isAccepted === null).length],
    [
      'evaluation.signalsOpen',
      signals.filter(({ signalStatus }) => bidSignalLifecycle.is(signalStatus, 'open')).length,
    ],
    ['evaluation.questionsOpen', questions.filter((one) => isWaiting(one, ctx)).length],
  ] as const;
  return counted.filter(([, count]) => count > 0).map(([code, count]) => ({ code, params: { count, items } }));
}

/** The same in the reader's words. */
export function wordsOfFaults(ctx: Pick<Ctx, 'language' | 'now'>, open: LeftOpen): string[] {
  return faultsOfSummary(ctx, open).map(({ code, params }) => fill(messages[code][ctx.language], params));
}
