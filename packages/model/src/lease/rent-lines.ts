import Big from 'big.js';
import { addDays, addMonths, daysBetween, daysInMonth, monthEnd } from '../kit/days.ts';

/** From this month of the whole time that somebody rents, the rate is so many per cent of the full rent. */
export interface RateStep {
  readonly fromMonth: number;
  readonly rate: string;
}

/** What a rent is calculated from (docs/estate.md C.6). */
export interface RentTerms {
  readonly start: string;
  readonly end: string;
  /** Square metres. */
  readonly area: string;
  /** Yuan per square metre and month. */
  readonly unitPrice: string;
  readonly steps: readonly RateStep[];
  /** Months that the tenant rented before, under earlier contracts. */
  readonly priorMonths?: number;
}

/** The rent of a calendar month, or of the part of it that the contract covers. */
export interface RentLine {
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly days: number;
  readonly amount: string;
}

/** One rate for the whole term. */
export function flatRate(rate: string): readonly RateStep[] {
  return [{ fromMonth: 0, rate }];
}

interface Asked {
  readonly area: string;
  readonly unitPrice: string;
}

/** Area × unit price × rate, half up to the fen. */
export function monthRent(terms: Asked, rate = '100'): string {
  return full(terms).times(rate).div(100).toFixed(2);
}

/**
 * One line per calendar month. A part of a month is calculated by its days over the days of that month; a month in which
 * the rate changes is calculated by the days of each rate and rounded once.
 */
export function rentLines(terms: RentTerms): RentLine[] {
  const lines: RentLine[] = [];
  for (let from = terms.start; from <= terms.end;) {
    const last = monthEnd(from);
    const to = last < terms.end ? last : terms.end;
    lines.push(lineOf(terms, from, to));
    from = addDays(to, 1);
  }
  return lines;
}

export function sumOfLines(lines: readonly Pick<RentLine, 'amount'>[]): string {
  return lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);
}

/** The rent of the days after the end of a contract: so many times the rate that held on its last day. */
export function holdoverRent(terms: RentTerms, leftOn: string, multiple: string): string {
  const from = addDays(terms.end, 1);
  if (leftOn < from) return '0.00';
  const steps = flatRate(new Big(rateOn(terms, terms.end)).times(multiple).toString());
  return sumOfLines(rentLines({ ...terms, start: from, end: leftOn, steps, priorMonths: 0 }));
}

/** So many per cent of what is unpaid for every day (docs/estate.md C.6). */
export function lateFee(unpaid: string, days: number, rate: string): string {
  return new Big(unpaid).times(rate).div(100).times(Math.max(0, days)).toFixed(2);
}

function full({ area, unitPrice }: Asked): Big {
  return new Big(area).times(unitPrice);
}

function lineOf(terms: RentTerms, from: string, to: string): RentLine {
  const changes = changesWithin(terms, from, to);
  const starts = [from, ...changes];
  const month = daysInMonth(from);
  const amount = starts.reduce((sum, start, index) => {
    const next = starts[index + 1];
    const days = next === undefined ? daysBetween(start, to) + 1 : daysBetween(start, next);
    return sum.plus(full(terms).times(rateOn(terms, start)).div(100).times(days).div(month));
  }, new Big(0));
  return { periodStart: from, periodEnd: to, days: daysBetween(from, to) + 1, amount: amount.toFixed(2) };
}

/** The days after the first one of a period on which another rate begins. */
function changesWithin(terms: RentTerms, from: string, to: string): string[] {
  return terms.steps.map((step) => dayOfStep(terms, step)).filter((day) => day > from && day <= to);
}

function dayOfStep({ start, priorMonths = 0 }: RentTerms, { fromMonth }: RateStep): string {
  return addMonths(start, fromMonth - priorMonths);
}

/** The last step that has begun; before the first one, the first. */
function rateOn(terms: RentTerms, day: string): string {
  const begun = terms.steps.filter((step) => dayOfStep(terms, step) <= day);
  return (begun.at(-1) ?? terms.steps[0])?.rate ?? '100';
}
