import { addMonths } from '../kit/days.ts';
import { exact, meanOf, rounded, sumOf, whole } from '../evaluation/exact.ts';

/** An item of a template; amounts are points in decimal text. */
export interface JudgedItem {
  readonly maxScore: string;
  /** In percent; null throughout where the points themselves add up to a hundred. */
  readonly weight: string | null;
}

/** A level with its range of scores, `from` included and `to` not; the highest includes its end. */
export interface JudgedLevel {
  /** Of `evaluateResult`. */
  readonly level: number;
  readonly from: string;
  readonly to: string;
}

const full = whole(100);
const nought = whole(0);

/** What keeps a template from being used. */
export type TemplateFault =
  | 'noItems'
  | 'itemsNotFull'
  | 'weightedNotFull'
  | 'weightsNotFull'
  | 'weightMissing'
  | 'levelsNotWhole';

/**
 * Of weighted items each counts out of its own hundred and the weights add up to a hundred; of others the points do (B.19).
 * The levels cover nought to a hundred without a gap and without an overlap.
 */
export function faultOfTemplate(
  items: readonly JudgedItem[],
  levels: readonly JudgedLevel[],
): TemplateFault | undefined {
  if (items.length === 0) return 'noItems';
  const weights = items.flatMap(({ weight }) => (weight === null ? [] : exact(weight)));
  if (weights.length > 0 && weights.length < items.length) return 'weightMissing';
  if (weights.length > 0 && !sumOf(weights).equals(full)) return 'weightsNotFull';
  if (weights.length > 0 && !items.every(({ maxScore }) => exact(maxScore).equals(full))) return 'weightedNotFull';
  if (weights.length === 0 && !sumsUp(items)) return 'itemsNotFull';
  return isWhole(levels) ? undefined : 'levelsNotWhole';
}

function sumsUp(items: readonly JudgedItem[]): boolean {
  return sumOf(items.map(({ maxScore }) => exact(maxScore))).equals(full);
}

/** The levels from the lowest. */
export function fromTheLowest<L extends JudgedLevel>(levels: readonly L[]): L[] {
  return levels.toSorted((one, other) => exact(one.from).compare(exact(other.from)));
}

/** What points or weights come to, with two places. */
export function sumOfPoints(amounts: readonly string[]): string {
  return rounded(sumOf(amounts.map(exact)));
}

function isWhole(levels: readonly JudgedLevel[]): boolean {
  let reached = nought;
  for (const { from, to } of fromTheLowest(levels)) {
    if (!exact(from).equals(reached) || exact(to).compare(exact(from)) <= 0) return false;
    reached = exact(to);
  }
  const kinds = new Set(levels.map(({ level }) => level));
  return reached.equals(full) && kinds.size === levels.length;
}

/** A score lies between nothing and all of its item. */
export function isWithinItem(score: string, { maxScore }: JudgedItem): boolean {
  return exact(score).compare(nought) >= 0 && exact(score).compare(exact(maxScore)) <= 0;
}

/** The points of all items, or each by its weight; with two places (C.14). */
export function totalScore(items: readonly JudgedItem[], scores: readonly string[]): string {
  if (items.length !== scores.length) throw new RangeError('every item has a score');
  const points = scores.map((score, index) => {
    const weight = items[index]?.weight ?? null;
    return weight === null ? exact(score) : exact(score).mul(exact(weight)).div(full);
  });
  return rounded(sumOf(points));
}

/** The points so far, of items that may have none yet. */
export function runningTotal(items: readonly JudgedItem[], scores: readonly (string | null)[]): string {
  return totalScore(
    items,
    scores.map((score, index) => (score !== null && items[index] && isWithinItem(score, items[index]) ? score : '0')),
  );
}

/** The level that a score lies in; a hundred lies in the highest. */
export function levelOf(score: string, levels: readonly JudgedLevel[]): number | undefined {
  const value = exact(score);
  const found = levels.find(({ from, to }) => {
    const isBelow = value.compare(exact(to)) < 0 || (exact(to).equals(full) && value.equals(full));
    return exact(from).compare(value) <= 0 && isBelow;
  });
  return found?.level;
}

export interface JudgedScore {
  readonly score: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly time: string;
}

const monthsCounted = 24;

/** The mean of the last twenty-four months with two places; null where there was no business to judge, never nought (C.14). */
export function averageScore(judgements: readonly JudgedScore[], now: string): string | null {
  const since = addMonths(now.slice(0, 10), -monthsCounted);
  const counted = judgements.filter(({ time }) => time.slice(0, 10) > since && time <= now);
  return counted.length === 0 ? null : rounded(meanOf(counted.map(({ score }) => exact(score))));
}

/** What a level leads to: proposed to people, never done by itself (B.19). */
export type Consequence = 'suspend' | 'negativeList';

/** The lowest level proposes a suspension, the second within twenty-four months an entry in the negative list. */
export function proposedConsequence(
  levels: readonly { readonly level: number; readonly time: string }[],
  { lowest, now }: { readonly lowest: number; readonly now: string },
): Consequence | null {
  const since = addMonths(now.slice(0, 10), -monthsCounted);
  const poor = levels.filter(({ level, time }) => level === lowest && time.slice(0, 10) > since && time <= now);
  if (poor.length === 0) return null;
  return poor.length > 1 ? 'negativeList' : 'suspend';
}
