import Big from 'big.js';

/** What the points of a batch count (docs/estate.md C.9); the weights are the batch's own. */
export interface PointRule {
  readonly workWeight: string;
  readonly schoolWeight: string;
  readonly coupleBonus: string;
  /** By title 1–5. */
  readonly titles: Readonly<Partial<Record<number, string>>>;
  /** By degree 1–4. */
  readonly degrees: Readonly<Partial<Record<number, string>>>;
}

export const usualPoints: PointRule = {
  workWeight: '1',
  schoolWeight: '1.5',
  coupleBonus: '5',
  titles: { 1: '40', 2: '30', 3: '24', 4: '18', 5: '12' },
  degrees: { 1: '8', 2: '5', 3: '2', 4: '0' },
};

export interface Applicant {
  readonly workYears: string;
  readonly schoolYears: string;
  readonly title: number;
  readonly degree: number;
  readonly isCouple: boolean;
  readonly talentScore: string;
  readonly otherScore: string;
  readonly deductScore: string;
}

export interface Points {
  readonly titleScore: string;
  readonly eduScore: string;
  readonly coupleScore: string;
  readonly total: string;
}

export function pointsOf(applicant: Applicant, rule: PointRule): Points {
  const titleScore = rule.titles[applicant.title] ?? '0';
  const eduScore = rule.degrees[applicant.degree] ?? '0';
  const coupleScore = applicant.isCouple ? rule.coupleBonus : '0';
  const total = new Big(applicant.workYears)
    .times(rule.workWeight)
    .plus(new Big(applicant.schoolYears).times(rule.schoolWeight))
    .plus(titleScore)
    .plus(eduScore)
    .plus(coupleScore)
    .plus(applicant.talentScore)
    .plus(applicant.otherScore)
    .minus(applicant.deductScore);
  return { titleScore, eduScore, coupleScore, total: total.round(2, Big.roundHalfUp).toFixed(2) };
}

/** A row of a batch as its order sees it. */
export interface Ranked {
  readonly total: string;
  readonly titleScore: string;
  readonly schoolYears: string;
  readonly workYears: string;
  readonly applyTime: string;
  readonly tieKey: string;
}

/** More points first; then title, years at the school, years of work, who applied earlier, the smaller key. */
export function compareRanked(left: Ranked, right: Ranked): number {
  return (
    new Big(right.total).cmp(left.total) ||
    new Big(right.titleScore).cmp(left.titleScore) ||
    new Big(right.schoolYears).cmp(left.schoolYears) ||
    new Big(right.workYears).cmp(left.workYears) ||
    compareText(left.applyTime, right.applyTime) ||
    compareText(left.tieKey, right.tieKey)
  );
}

/** Minutes after the start of the choosing at which the slot of the `sort`-th begins. */
export function slotOffset(sort: number, { slotMinutes, parallel }: { slotMinutes: number; parallel: number }): number {
  return Math.floor((sort - 1) / parallel) * slotMinutes;
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
