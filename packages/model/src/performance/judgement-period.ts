import { monthEnd } from '../kit/days.ts';
import { judgeCycle } from './choices.ts';

/** The days that a judgement is about, both included. */
export interface PeriodSpan {
  readonly from: string;
  readonly to: string;
}

const quarter = /^(\d{4})-Q([1-4])$/;
const year = /^\d{4}$/;

/** `2026-Q3` of a quarterly judgement and `2026` of a yearly one; undefined of anything else. */
export function spanOf(cycle: number, period: string): PeriodSpan | undefined {
  if (judgeCycle.is(cycle, 'year') && year.test(period)) return { from: `${period}-01-01`, to: `${period}-12-31` };
  const [, inYear, no] = quarter.exec(period) ?? [];
  if (!judgeCycle.is(cycle, 'quarter') || inYear === undefined) return undefined;
  const last = Number(no) * 3;
  const month = (of: number) => `${inYear}-${String(of).padStart(2, '0')}-01`;
  return { from: month(last - 2), to: monthEnd(month(last)) };
}

/** The periods that are over on a day, the latest first: what there is to choose from. */
export function periodsBefore(cycle: number, day: string, count = 8): string[] {
  const last = Number(day.slice(0, 4));
  const all = Array.from({ length: count + 1 }, (_, index) => String(last - index)).flatMap((one) =>
    judgeCycle.is(cycle, 'year') ? [one] : ['Q4', 'Q3', 'Q2', 'Q1'].map((name) => `${one}-${name}`),
  );
  return all.filter((one) => (spanOf(cycle, one)?.to ?? day) < day).slice(0, count);
}
