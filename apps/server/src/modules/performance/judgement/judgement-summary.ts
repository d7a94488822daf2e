import {
  averageScore,
  evaluateResult,
  judgementLifecycle,
  proposedConsequence,
  standingJudgements,
  type JudgementSummary,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

export interface Scored extends Record<string, unknown> {
  readonly id: string;
  readonly time: string;
  readonly totalScore: string;
  readonly level: number;
  readonly name: string;
}

/** More points than a picture of two years has room for. */
const mostShown = 200;

/** What of these judgements, over `t`, stands and is not older than 24 months at `now`; the latest first. */
export const scoredSql = (where: string, now: string) => `
  select t.id::text, coalesce(t.judge_time, t.create_time) as time,
    round(t.total_score, 2)::text as "totalScore", coalesce(t.level, 0) as level,
    coalesce(t.project_name, t.period, t.judge_no) as name
  from judgement t where ${where} and t.judge_status in ${judgementLifecycle.sql(...standingJudgements)}
    and t.judge_time > ${now}::timestamptz - interval '24 months'
  order by t.judge_time desc, t.id desc`;

/** Average and what is proposed, of all of them, with the latest of what is shown one by one. */
export function summaryOf(
  { now }: Pick<Ctx, 'now'>,
  rows: readonly Scored[],
  shown: readonly Scored[] = rows,
): JudgementSummary {
  const scores = rows.map(({ totalScore: score, time }) => ({ score, time }));
  return {
    count: rows.length,
    avgScore: averageScore(scores, now),
    proposal: proposedConsequence(rows, { lowest: evaluateResult.code.poor, now }),
    trend: shown.slice(0, mostShown).toReversed(),
  };
}
