import Big from 'big.js';
import { daysBetween } from '../kit/days.ts';

/** Rates in percent, as dated rows of the law have them; undefined: none applies. */
export interface RefundRates {
  /** A year's interest of a demand deposit (R20: 银行同期存款利息). */
  readonly depositRate?: string | undefined;
  /** A year's base lending rate, and how much of it lateness costs (R22: 120). */
  readonly baseRate?: string | undefined;
  readonly lateShare?: string | undefined;
}

interface Refunding {
  /** In yuan. */
  readonly money: string;
  /** Days, `yyyy-MM-dd` or longer. */
  readonly heldFrom: string;
  readonly refundedOn: string;
  /** The last day on which it is in time; null: no period runs. */
  readonly dueDay: string | null;
}

/** A year of interest has so many days at the bank. */
const daysOfYear = 360;

/** What is paid beside the deposit itself, in yuan, each half up to the fen (C.11). */
export function refundInterest(
  { money, heldFrom, refundedOn, dueDay }: Refunding,
  { depositRate, baseRate, lateShare }: RefundRates,
): { readonly bankInterest: string; readonly lateInterest: string; readonly lateDays: number } {
  const heldDays = Math.max(0, daysBetween(heldFrom.slice(0, 10), refundedOn.slice(0, 10)));
  const lateDays = dueDay === null ? 0 : Math.max(0, daysBetween(dueDay.slice(0, 10), refundedOn.slice(0, 10)));
  const late = baseRate && lateShare ? new Big(baseRate).times(lateShare).div(100).toFixed() : undefined;
  return {
    bankInterest: interestOf(money, depositRate, heldDays),
    lateInterest: interestOf(money, late, lateDays),
    lateDays,
  };
}

function interestOf(money: string, rate: string | undefined, days: number): string {
  if (rate === undefined || days === 0) return '0.00';
  return new Big(money)
    .times(rate)
    .times(days)
    .div(100 * daysOfYear)
    .round(2, Big.roundHalfUp)
    .toFixed(2);
}
