import Big from 'big.js';
import { daysBetween } from '../kit/days.ts';

/** Rates in percent, as dated rows of the law have them; undefined: none applies. */
export interface RefundRates {
  /** A year's interest of a demand deposit (R20: 银行同期存款利息). */
  readonly depositRate?: string | undefined;
  /** A year's base lending rate, and how much of it lateness costs (R22: 120). */
  readonly baseRate?: string | undefined;
  readonly lateShare?: string | undefined;
  /** How many days a year of interest has, where a rule says so: 360 at the bank (C.11). */
  readonly daysOfYear?: string | undefined;
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

/** Where no rule says how many days a year of interest has. */
export const bankDaysOfYear = '360';

/**
 * What is paid beside the deposit itself, in yuan, each half up to the fen (C.11), and for how many days: held, and late.
 */
export function refundInterest(
  { money, heldFrom, refundedOn, dueDay }: Refunding,
  { depositRate, baseRate, lateShare, daysOfYear = bankDaysOfYear }: RefundRates,
): {
  readonly bankInterest: string;
  readonly lateInterest: string;
  readonly heldDays: number;
  readonly lateDays: number;
} {
  const heldDays = Math.max(0, daysBetween(heldFrom.slice(0, 10), refundedOn.slice(0, 10)));
  const lateDays = dueDay === null ? 0 : Math.max(0, daysBetween(dueDay.slice(0, 10), refundedOn.slice(0, 10)));
  const late = baseRate && lateShare ? new Big(baseRate).times(lateShare).div(100).toFixed() : undefined;
  return {
    bankInterest: interestOf(money, { rate: depositRate, days: heldDays, daysOfYear }),
    lateInterest: interestOf(money, { rate: late, days: lateDays, daysOfYear }),
    heldDays,
    lateDays,
  };
}

interface Counted {
  /** Percent a year. */
  readonly rate: string | undefined;
  readonly days: number;
  readonly daysOfYear: string;
}

function interestOf(money: string, { rate, days, daysOfYear }: Counted): string {
  if (rate === undefined || days === 0) return '0.00';
  return new Big(money)
    .times(rate)
    .times(days)
    .div(new Big(100).times(daysOfYear))
    .round(2, Big.roundHalfUp)
    .toFixed(2);
}
