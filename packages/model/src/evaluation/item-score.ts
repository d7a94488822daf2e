import { exact, inOrder, meanOf, type Exact } from './exact.ts';

/** What one expert gave for an item. */
export interface GivenScore {
  readonly expertId: string;
  readonly score: string;
}

/** How the scores of several experts become one: by law the mean, by the documents of others also these. */
export type Aggregation = 'mean' | 'trimmed' | 'median';

export interface ScoredItem {
  readonly experts: readonly string[];
  readonly scores: readonly GivenScore[];
  readonly aggregation: Aggregation;
  /** Facts, not opinions: all experts must come to the same. */
  readonly isObjective: boolean;
}

export type ItemScore =
  /** Exact: the sum over the items is rounded, not this. */
  | { readonly score: Exact; readonly dropped: readonly GivenScore[] }
  /** A score that is missing is no nought. */
  | { readonly fault: 'missing'; readonly experts: readonly string[] }
  | { readonly fault: 'objectiveDiffers'; readonly scores: readonly GivenScore[] };

/** From so many scores on the highest and the lowest are dropped. */
const trimmedFrom = 5;

/** One item of one bid over all experts (87号令 第62条、第64条). */
export function itemScore({ experts, scores, aggregation, isObjective }: ScoredItem): ItemScore {
  const missing = experts.filter((expertId) => !scores.some((one) => one.expertId === expertId));
  if (missing.length > 0 || experts.length === 0) return { fault: 'missing', experts: missing };
  const given = scores
    .filter(({ expertId }) => experts.includes(expertId))
    .toSorted((one, other) => inOrder(exact(one.score), exact(other.score)));
  const values = given.map(({ score }) => exact(score));
  if (isObjective && values.some((value) => !value.equals(values[0] ?? 0)))
    return { fault: 'objectiveDiffers', scores: given };
  if (aggregation === 'median') return { score: middleOf(values), dropped: [] };
  const isTrimmed = aggregation === 'trimmed' && values.length >= trimmedFrom;
  const kept = isTrimmed ? values.slice(1, -1) : values;
  return { score: meanOf(kept), dropped: isTrimmed ? [given[0], given.at(-1)].filter((one) => one !== undefined) : [] };
}

/** Of an even number the mean of both in the middle. */
function middleOf(sorted: readonly Exact[]): Exact {
  const half = Math.floor((sorted.length - 1) / 2);
  return meanOf(sorted.slice(half, sorted.length - half));
}

export interface ScoreRange {
  readonly minScore: string;
  readonly maxScore: string;
  /** The least step between two scores; none: two places. */
  readonly step?: string | null;
}

/** Whether an expert may give this: within the item's range and on one of its steps. */
export function fitsRange(score: string, { minScore, maxScore, step }: ScoreRange): boolean {
  const value = exact(score);
  if (value.compare(exact(minScore)) < 0 || value.compare(exact(maxScore)) > 0) return false;
  return value
    .sub(exact(minScore))
    .mod(exact(step ?? '0.01'))
    .equals(0);
}

/**
 * Scores that stray from what the others gave by more than this share of the item, in percent, need a reason (畸高畸低, 87号令
 * 第64条 (四)); whose they are.
 */
export function strayScores(
  scores: readonly GivenScore[],
  { maxScore, percent = '30' }: { readonly maxScore: string; readonly percent?: string },
): string[] {
  if (scores.length < 2) return [];
  const limit = exact(maxScore).mul(exact(percent)).div(100);
  return scores
    .filter(({ expertId, score }) => {
      const others = scores.filter((one) => one.expertId !== expertId).map((one) => exact(one.score));
      return exact(score).sub(meanOf(others)).abs().compare(limit) > 0;
    })
    .map(({ expertId }) => expertId);
}
