import Big from 'big.js';
import { daysBetween } from '../kit/days.ts';
import { compareYuan, sumYuan } from '../kit/money.ts';
import { payCondition } from './performing-choices.ts';

interface Planned {
  readonly planMoney: string;
}

/** By how much a plan differs from the price of its contract, in yuan; `0.00`: it comes to it. */
export function termsDifference(terms: readonly Planned[], contractMoney: string): string {
  return new Big(sumYuan(terms.map(({ planMoney }) => planMoney))).minus(contractMoney).toFixed(2);
}

/** Percent of the price, to four places. */
export function shareOfPrice(planMoney: string, contractMoney: string): string {
  return new Big(planMoney).times(100).div(contractMoney).round(4, Big.roundHalfUp).toFixed(4);
}

/** What may be paid before anything was accepted, in yuan: the terms that wait for the signatures alone. */
export function prepayment(terms: readonly (Planned & { readonly payCondition: number })[]): string {
  const ahead = terms.filter((term) => payCondition.is(term.payCondition, 'signing'));
  return sumYuan(ahead.map(({ planMoney }) => planMoney));
}

/** The last days that the law leaves whoever pays a small or medium enterprise (R60), on the work calendar. */
export interface SmeDays {
  /** Where nothing else was agreed; null where the calendar does not say it. */
  readonly usual: string | null;
  /** Whatever was agreed. */
  readonly longest: string | null;
  /** The same before a day off moves it: what lies before is lawful, whatever the calendar says. */
  readonly longestAtLeast: string;
}

/**
 * The last day on which a payment is in time. What was agreed holds, though not beyond what the law leaves; where the day of
 * the plan had gone when the condition was met, the days of the law run from there. Null: no calendar says it.
 */
export function payDay(
  { conditionDay, planDate }: { readonly conditionDay: string; readonly planDate: string },
  sme: SmeDays | undefined,
): string | null {
  if (!sme) return planDate > conditionDay ? planDate : conditionDay;
  if (planDate <= conditionDay) return sme.usual;
  if (planDate <= sme.longestAtLeast) return planDate;
  if (sme.longest === null) return null;
  return planDate < sme.longest ? planDate : sme.longest;
}

interface Late {
  /** In yuan. */
  readonly money: string;
  /** Days, `yyyy-MM-dd` or longer. */
  readonly dueTime: string | null;
  readonly on: string;
  /** Percent a day; null: lateness costs nothing. */
  readonly lateRate: string | null;
}

/** How late it is, and what that costs, half up to the fen (R60). It is shown; nothing posts it by itself. */
export function lateInterest({ money, dueTime, on, lateRate }: Late): {
  readonly lateDays: number;
  readonly lateInterest: string;
} {
  const lateDays = dueTime === null ? 0 : Math.max(0, daysBetween(dueTime.slice(0, 10), on.slice(0, 10)));
  if (lateDays === 0 || lateRate === null) return { lateDays, lateInterest: '0.00' };
  const interest = new Big(money).times(lateRate).times(lateDays).div(100).round(2, Big.roundHalfUp);
  return { lateDays, lateInterest: interest.toFixed(2) };
}

/** One amount less another, in yuan; below nothing where the other is more. */
export function yuanLess(yuan: string, other: string): string {
  return new Big(yuan).minus(other).toFixed(2);
}

/** What of a planned amount is not paid yet, in yuan. */
export function leftOf(planMoney: string, paidMoney: string): string {
  const left = new Big(planMoney).minus(paidMoney).toFixed(2);
  return compareYuan(left, '0') > 0 ? left : '0.00';
}
